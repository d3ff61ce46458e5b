import Engine

/// A modifier with an effect that depends on the distance of its view from the visible area of the scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: PlacedEffect {
  func effect(of node: LayerNode, basis: inout ScrollTransitionState?) -> PlacedEffectValue<Effect>? {
    let span = ScrollTransitionSpan(of: node, axis: axis)
    let state = ScrollTransitionState(
      span, topLeading: topLeading, bottomTrailing: bottomTrailing, former: basis?.edge)
    guard state != basis else { return nil }
    basis = state
    let configuration = state.edge == .topLeading ? topLeading : bottomTrailing
    return PlacedEffectValue(effect: effect(state), animation: configuration.animation)
  }

  /// The effect for `state`, interpolated between those of the edge and of `identity`.
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

/// The position of a view in its scroll view along an axis, in points.
struct ScrollTransitionSpan: Equatable {
  /// The distance from the leading edge of the container to that of the view.
  var start: Double
  var length: Double
  var container: Double
}

extension ScrollTransitionSpan {
  /// The position of `node` in the nearest enclosing scroll view that scrolls along `axis`, without the insets; nil
  /// outside of a scroll view.
  @MainActor init?(of node: RenderNode, axis: Axis?) {
    let found = node.nearestAncestor { ($0 as? ScrollNode).map { axis.map($0.axes.contains) ?? true } ?? false }
    guard let scroll = found as? ScrollNode else { return nil }
    let axis = axis ?? (scroll.axes == .horizontal ? .horizontal : .vertical)
    let frame = node.convert(node.bounds, to: scroll)
    let area = scroll.container(at: .zero)
    start = frame.origin[axis] - area.origin[axis]
    length = frame.size[axis]
    container = area.size[axis]
    // Measured from the right edge in a right-to-left layout.
    if axis == .horizontal, scroll.isRightToLeft { start = container - start - length }
  }
}

/// The progress of a view's scroll transition and its edge.
struct ScrollTransitionState: Equatable {
  /// The edge beyond which the view is, or was last.
  var edge: ScrollTransitionPhase
  /// 0 if the view is visible, 1 if it is outside.
  var amount: Double

  /// Computes the state for a position. `former` is the edge beyond which the view was last. Outside of a scroll view
  /// `amount` is 0.
  init(
    _ span: ScrollTransitionSpan?, topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration, former: ScrollTransitionPhase?
  ) {
    edge = former ?? .bottomTrailing
    amount = 0
    guard let span else { return }
    let start = topLeading.amount(reached: span.start + span.length, span)
    let end = bottomTrailing.amount(reached: span.container - span.start, span)
    guard start > 0 || end > 0 else { return }
    edge = start >= end ? .topLeading : .bottomTrailing
    amount = max(start, end)
  }
}

extension ScrollTransitionConfiguration {
  /// The progress, 1 outside to 0 visible, for a view with its far edge `distance` points inside of the container.
  fileprivate func amount(reached distance: Double, _ span: ScrollTransitionSpan) -> Double {
    let whole = threshold.distance(view: span.length, container: span.container)
    switch mode {
    case .identity: return 0
    case .animated: return distance > whole || (distance == whole && whole > 0) ? 0 : 1
    case .interactive(let curve):
      guard whole > 0 else { return distance > whole ? 0 : 1 }
      return 1 - curve.value(at: min(max(distance / whole, 0), 1))
    }
  }
}
