/// Shows its child as one picture with an effect: scaled, turned, clipped, with a shadow, blurred, in other colours.
///
/// Effects change what is drawn, where it is hit and what it reports as its frame, and nothing in the layout.
package final class LayerNode: UnaryNode {
  /// Makes the effect for the node's size: anchors and clips depend on it.
  package var makeEffect: (CGSize) -> LayerEffect {
    didSet { effectDidChange() }
  }

  /// Makes the effect from where the node is, in place of `makeEffect`; set before the node comes into a window.
  package var source: (any LayerEffectSource)?

  private var effect = LayerEffect()
  private var effectSize: CGSize?
  /// The lazy container in which the node stands in a row.
  private weak var lazy: LazyNode?

  package init(_ makeEffect: @escaping (CGSize) -> LayerEffect) {
    self.makeEffect = makeEffect
  }

  override func didAttach() {
    guard source != nil else { return }
    pipeline?.addPlacedEffect(self)
    lazy = nearestAncestor { $0 is LazyNode } as? LazyNode
  }

  override func willDetach() {
    guard source != nil else { return }
    pipeline?.removePlacedEffect(self)
    lazy = nil
  }

  /// Asks the source for the effect of where the node is now.
  func placeEffect() {
    guard !flags.contains(.layout), let new = source?.effect(for: self) else { return }
    show(new)
  }

  /// Shows an effect that the source has made.
  package func show(_ new: LayerEffect) {
    guard new != effect else { return }
    let old = effect
    effect = new
    noteChange(from: old, to: new)
    lazy?.noteReach(of: bounds, drawnAt: bounds.applying(new.transform))
  }

  private func effectDidChange() {
    effectSize = nil
    let old = effect
    let new = currentEffect
    if new != old { noteChange(from: old, to: new) }
  }

  private func noteChange(from old: LayerEffect, to new: LayerEffect) {
    if new.transform != old.transform { didChangeGeometry() } else { invalidateVisualBounds() }
  }

  private var currentEffect: LayerEffect {
    if source == nil, effectSize != size {
      effectSize = size
      effect = makeEffect(size)
    }
    return effect
  }

  override var childTransform: CGAffineTransform? {
    let transform = currentEffect.transform
    return transform.isIdentity ? nil : transform
  }

  /// What the child draws, before the effect.
  private var contentBounds: CGRect {
    guard let child, !child.visualBounds.isNull else { return .null }
    return child.visualBounds.offsetBy(
      dx: child.origin.x + child.displacement.x, dy: child.origin.y + child.displacement.y)
  }

  override func computeVisualBounds() -> CGRect {
    let content = contentBounds
    guard !content.isNull, currentEffect.opacity > 0 else { return .null }
    return currentEffect.reach(of: content).applying(currentEffect.transform)
  }

  /// What is cut off cannot be hit.
  override func acceptsHit(at point: CGPoint) -> Bool {
    currentEffect.clip.map { $0.path.contains(point, rule: $0.rule) } ?? true
  }

  override func paint(_ context: inout PaintContext) {
    let content = contentBounds
    guard !content.isNull else { return }
    context.withLayer(currentEffect, bounds: content) { paintChildren(&$0) }
  }
}

/// Makes effects from where nodes are.
@MainActor package protocol LayerEffectSource: AnyObject {
  /// The effect for where `node` is; nil where it is the same as the last one. Called in the place phase, for nodes further out first.
  func effect(for node: LayerNode) -> LayerEffect?
}
