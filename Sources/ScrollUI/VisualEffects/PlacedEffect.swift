import Engine
import Graphics

/// A modifier whose effect follows from where its view is.
@MainActor protocol PlacedEffect: NodeModifier where Node == LayerNode, Attributes == EmptyAnimatableData {
  associatedtype Effect: VisualEffect
  /// What the effect was made from.
  associatedtype Basis

  /// The effect for where `node` is, and how it is to be gone to; nil where it is the one that was made from `basis`. A basis of nil
  /// asks in any case.
  func effect(of node: LayerNode, basis: inout Basis?) -> PlacedEffectValue<Effect>?
}

struct PlacedEffectValue<Effect: VisualEffect> {
  var effect: Effect
  /// How the view gets there from what is shown; nil at once.
  var animation: Animation?
}

extension PlacedEffect {
  func makeNode(_ environment: EnvironmentValues) -> LayerNode {
    let node = LayerNode { _ in LayerEffect() }
    node.source = PlacedEffectPresenter(self, reducesMotion: environment.reducesMotion)
    return node
  }

  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {
    (node.source as? PlacedEffectPresenter<Self>)?.update(
      self, on: node, reducesMotion: environment.reducesMotion)
  }

  func dismantle(_ nodes: [LayerNode]) {
    for node in nodes { (node.source as? PlacedEffectPresenter<Self>)?.stop() }
  }
}

/// Keeps a node at the effect that its place gives.
///
/// Where an animation is under way when the view moves, it goes on towards the effect of the new place.
final class PlacedEffectPresenter<Modifier: PlacedEffect>: LayerEffectSource {
  private var modifier: Modifier
  private let composer = EffectComposer<Modifier.Effect>.make()
  private var basis: Modifier.Basis?
  private var size = CGSize.zero
  private var effect: Modifier.Effect?
  private var animator: AttributeAnimator<Modifier.Effect.AnimatableData>?
  /// The transaction of an update that the node has not been placed since.
  private var pending: Transaction?
  private var reducesMotion: Bool?

  init(_ modifier: Modifier, reducesMotion: Bool?) {
    self.modifier = modifier
    self.reducesMotion = reducesMotion
  }

  func update(_ modifier: Modifier, on node: LayerNode, reducesMotion: Bool?) {
    self.modifier = modifier
    self.reducesMotion = reducesMotion
    basis = nil
    pending = ViewGraph.showing(node)?.transaction
    node.pipeline?.noteGeometryChange()
  }

  func stop() { animator?.stop() }

  func effect(for node: LayerNode) -> LayerEffect? {
    // Anchors are parts of the size.
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
    if animator == nil, let graph = ViewGraph.showing(node) {
      animator = AttributeAnimator(old.animatableData, graph: graph) { [weak self, weak node] in
        if let self, let node { node.show(self.composed()) }
      }
    }
    animator?.set(data, transaction: transaction)
  }

  /// The effect that is shown now, for the size that the node has had when it was made.
  private func composed() -> LayerEffect {
    guard var shown = effect else { return LayerEffect() }
    if let animator, animator.presented != animator.target { shown.animatableData = animator.presented }
    var composition = EffectComposition(size: size)
    composer.compose(shown, &composition)
    return composition.effect
  }
}

/// An effect that a closure makes from the geometry of its view.
struct VisualEffectModifier<Effect: VisualEffect> {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  init(effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) { self.effect = effect }
}

extension VisualEffectModifier: PlacedEffect {
  typealias Body = Never

  func effect(of node: LayerNode, basis: inout GeometryReads?) -> PlacedEffectValue<Effect>? {
    if let basis, !basis.isStale { return nil }
    let reads = basis ?? GeometryReads()
    basis = reads
    return PlacedEffectValue(effect: reads.record { effect(EmptyVisualEffect(), GeometryProxy(node: node)) })
  }
}

nonisolated extension View {
  /// Draws the view with an effect that follows from its geometry. The effect changes no layout and is brought up to date in each
  /// frame in which what it has read of the geometry has changed; no body runs for it.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
