import Geometry

/// Shows its child as one picture with an effect: scaled, turned, clipped, with a shadow, blurred, in other colours.
///
/// Effects change what is drawn, where it is hit and what it reports as its frame, and nothing in the layout.
package final class LayerNode: UnaryNode {
  /// Makes the effect for the node's size: anchors and clips depend on it.
  package var makeEffect: (CGSize) -> LayerEffect {
    didSet { effectDidChange() }
  }

  private var effect = LayerEffect()
  private var effectSize: CGSize?

  package init(_ makeEffect: @escaping (CGSize) -> LayerEffect) {
    self.makeEffect = makeEffect
    super.init()
  }

  private func effectDidChange() {
    effectSize = nil
    let old = effect
    let new = currentEffect
    guard new != old else { return }
    if new.transform != old.transform { didChangeGeometry() } else { invalidateVisualBounds() }
  }

  private var currentEffect: LayerEffect {
    if effectSize != size {
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
