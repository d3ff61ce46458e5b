import Engine

/// An effect that follows from how far a view has come into its scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
    self.transition = transition
  }
}

extension ScrollTransitionModifier: PlacedEffect {
  typealias Body = Never

  func effect(of node: LayerNode, basis: inout ScrollTransitionState?) -> PlacedEffectValue<Effect>? {
    let place = ScrollTransitionPlace(of: node, axis: axis)
    let state = ScrollTransitionState(
      place, topLeading: topLeading, bottomTrailing: bottomTrailing, former: basis?.edge)
    guard state != basis else { return nil }
    basis = state
    let configuration = state.edge == .topLeading ? topLeading : bottomTrailing
    return PlacedEffectValue(effect: effect(state), animation: configuration.animation)
  }

  /// The effect between that of an edge and that in sight.
  private func effect(_ state: ScrollTransitionState) -> Effect {
    let content = EmptyVisualEffect()
    guard state.amount > 0 else { return transition(content, .identity) }
    var effect = transition(content, state.edge)
    guard state.amount < 1 else { return effect }
    let start = transition(content, .identity).animatableData
    effect.animatableData = start + (effect.animatableData - start).scaled(by: state.amount)
    return effect
  }
}

/// Where a view is in the container that it comes into, along one axis. Lengths in points.
struct ScrollTransitionPlace: Equatable {
  /// From the container's leading edge to the view's leading one.
  var start: Double
  var length: Double
  var container: Double
}

extension ScrollTransitionPlace {
  /// Where `node` is in the nearest scroll view around it that scrolls along `axis`, without its insets; nil outside of one.
  @MainActor init?(of node: RenderNode, axis: Axis?) {
    let found = node.nearestAncestor { ($0 as? ScrollNode).map { axis.map($0.axes.contains) ?? true } ?? false }
    guard let scroll = found as? ScrollNode else { return nil }
    let axis = axis ?? (scroll.axes == .horizontal ? .horizontal : .vertical)
    let frame = node.convert(node.bounds, to: scroll)
    let area = scroll.container(at: .zero)
    start = frame.origin[axis] - area.origin[axis]
    length = frame.size[axis]
    container = area.size[axis]
    // From the right edge, where text runs from there.
    if axis == .horizontal, scroll.isRightToLeft { start = container - start - length }
  }
}

/// How far a view is from being in sight, and at which edge.
struct ScrollTransitionState: Equatable {
  /// The edge at which it is, or was last.
  var edge: ScrollTransitionPhase
  /// 0 in sight, 1 outside.
  var amount: Double

  /// `former`: the edge at which the view was last. Outside of a scroll view everything is in sight.
  init(
    _ place: ScrollTransitionPlace?, topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration, former: ScrollTransitionPhase?
  ) {
    edge = former ?? .bottomTrailing
    amount = 0
    guard let place else { return }
    let start = topLeading.amount(reached: place.start + place.length, place)
    let end = bottomTrailing.amount(reached: place.container - place.start, place)
    guard start > 0 || end > 0 else { return }
    edge = start >= end ? .topLeading : .bottomTrailing
    amount = max(start, end)
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view is from being in sight, 0…1, when its far edge has come `distance` points into the container.
  fileprivate func amount(reached distance: Double, _ place: ScrollTransitionPlace) -> Double {
    let whole = threshold.distance(view: place.length, container: place.container)
    switch mode {
    case .identity: return 0
    case .animated: return distance > whole || (distance == whole && whole > 0) ? 0 : 1
    case .interactive(let curve):
      guard whole > 0 else { return distance > whole ? 0 : 1 }
      return 1 - curve.value(at: min(max(distance / whole, 0), 1))
    }
  }
}
