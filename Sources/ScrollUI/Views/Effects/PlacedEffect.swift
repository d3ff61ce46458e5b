import Engine

/// A modifier with an effect that depends on the position of its view.
@MainActor protocol PlacedEffect: NodeModifier where Node == LayerNode, Attributes == EmptyAnimatableData {
  associatedtype Effect: VisualEffect
  /// The values that the effect was computed from.
  associatedtype Basis

  /// The effect for the current position of `node`, and the animation of the change; nil if the effect for `basis` is
  /// still valid. A nil `basis` always gives an effect.
  func effect(of node: LayerNode, basis: inout Basis?) -> PlacedEffectValue<Effect>?
}

/// An effect with the animation to it.
struct PlacedEffectValue<Effect: VisualEffect> {
  var effect: Effect
  /// The animation from the effect that is shown; nil to change immediately.
  var animation: Animation?
}

extension PlacedEffect {
  func makeNode(_ environment: EnvironmentValues) -> LayerNode {
    let node = LayerNode { _ in LayerEffect() }
    node.source = PlacedEffectPresenter(self, reducesMotion: environment.accessibilityReduceMotion)
    return node
  }

  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {
    (node.source as? PlacedEffectPresenter<Self>)?.update(
      self, on: node, reducesMotion: environment.accessibilityReduceMotion)
  }

  func connect(_ node: LayerNode, to graph: ViewGraph, _ environment: EnvironmentValues) {
    (node.source as? PlacedEffectPresenter<Self>)?.graph = graph
  }

  func dismantle(_ nodes: [LayerNode]) {
    for node in nodes { (node.source as? PlacedEffectPresenter<Self>)?.stop() }
  }
}

/// Updates the effect of a node for its position.
///
/// If an animation is running when the view moves, it continues towards the effect of the new position.
final class PlacedEffectPresenter<Modifier: PlacedEffect>: LayerEffectSource {
  private var modifier: Modifier
  private let composer = Modifier.Effect._composer
  private var basis: Modifier.Basis?
  private var size = CGSize.zero
  private var effect: Modifier.Effect?
  private var animator: AttributeAnimator<Modifier.Effect.AnimatableData>?
  /// The transaction of an update after which the node has not been placed yet.
  private var pending: Transaction?
  private var reducesMotion: Bool
  /// The window of the node; nil before it is connected.
  weak var graph: ViewGraph?

  init(_ modifier: Modifier, reducesMotion: Bool) {
    self.modifier = modifier
    self.reducesMotion = reducesMotion
  }

  func update(_ modifier: Modifier, on node: LayerNode, reducesMotion: Bool) {
    self.modifier = modifier
    self.reducesMotion = reducesMotion
    basis = nil
    pending = node.host == nil ? nil : graph?.transaction
    node.host?.request(.geometry, of: node)
  }

  func stop() { animator?.stop() }

  func effect(for node: LayerNode) -> LayerEffect? {
    // Anchors are fractions of the size.
    if node.size != size { basis = nil }
    guard let value = modifier.effect(of: node, basis: &basis) else { return nil }
    size = node.size
    let old = effect
    effect = value.effect
    if let old { move(from: old, to: value, of: node) }
    pending = nil
    return composed()
  }

  private func move(from old: Modifier.Effect, to value: PlacedEffectValue<Modifier.Effect>, of node: LayerNode) {
    let data = value.effect.animatableData
    var transaction = pending ?? Transaction()
    if let animation = value.animation {
      transaction.animation = animation
      transaction.reducesMotion = reducesMotion
    }
    guard transaction.animation != nil else {
      animator?.follow(data)
      return
    }
    if animator == nil, let graph {
      animator = AttributeAnimator(old.animatableData, graph: graph) { [weak self, weak node] in
        if let self, let node { node.show(self.composed()) }
      }
    }
    animator?.set(data, transaction: transaction)
  }

  /// The effect to show, for the size of the node when it was computed.
  private func composed() -> LayerEffect {
    guard var shown = effect else { return LayerEffect() }
    if let animator, animator.presented != animator.target { shown.animatableData = animator.presented }
    var composition = EffectComposition(size: size)
    composer.compose(shown, &composition)
    return composition.effect
  }
}

/// A modifier with an effect that a closure computes from the geometry of its view.
struct VisualEffectModifier<Effect: VisualEffect> {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: PlacedEffect {
  func effect(of node: LayerNode, basis: inout GeometryReads?) -> PlacedEffectValue<Effect>? {
    if let basis, !basis.isStale { return nil }
    let reads = basis ?? GeometryReads()
    basis = reads
    return PlacedEffectValue(effect: reads.record { effect(EmptyVisualEffect(), GeometryProxy(node: node)) })
  }
}

nonisolated extension View {
  /// Draws the view with an effect that depends on its geometry. The layout is not affected.
  ///
  /// The closure runs again in each frame in which geometry that it has read has changed; no body is evaluated. An
  /// example that moves rows to the side depending on their position:
  ///
  /// ```swift
  /// .visualEffect { content, proxy in
  ///   content.offset(x: proxy.frame(in: .scrollView).minY / 10)
  /// }
  /// ```
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
