/// Draws its child as one layer with a `LayerEffect`: transform, clip, shadow, blur, color adjustments.
///
/// Effects change the drawing, hit testing and the reported frame. They do not change the layout.
package final class LayerNode: UnaryNode, ContentTransforming {
  /// Makes the effect for the node's size, on which anchors and clips depend.
  package var makeEffect: (CGSize) -> LayerEffect {
    didSet { effectDidChange() }
  }

  /// Makes the effect from the node's position, instead of `makeEffect`. Set before the node is attached.
  package var source: (any LayerEffectSource)?

  /// The effect for the left-to-right layout direction.
  private var effect = LayerEffect()
  private var isMirrored = false
  private var effectSize: CGSize?
  /// The nearest `LazyNode` around the node. Set only if there is a `source`.
  private weak var lazy: LazyNode?

  package init(_ makeEffect: @escaping (CGSize) -> LayerEffect) {
    self.makeEffect = makeEffect
    super.init()
    capabilities.insert(.transformsChildren)
  }

  override func didAttach() {
    guard source != nil else { return }
    host?.services[PlacedEffects.self].add(self)
    host?.request(.geometry, of: self)
    lazy = nearest(LazyFact.self)
  }

  override func willDetach() {
    guard source != nil else { return }
    host?.services[PlacedEffects.self].remove(self)
    lazy = nil
  }

  /// Shows the effect of `source` for the node's current position, unless the node needs layout.
  func placeEffect() {
    guard !flags.contains(.layout), let new = source?.effect(for: self) else { return }
    show(new)
  }

  /// Replaces the current effect by `new`, which `source` has made.
  package func show(_ new: LayerEffect) {
    guard new != effect else { return }
    let old = effect
    effect = new
    effectDidChange(from: old, to: new)
    lazy?.recordReach(of: bounds, drawnAt: currentEffect.drawnBounds(of: bounds))
  }

  private func effectDidChange() {
    effectSize = nil
    let old = effect
    let new = unmirroredEffect
    if new != old { effectDidChange(from: old, to: new) }
  }

  private func effectDidChange(from old: LayerEffect, to new: LayerEffect) {
    if new.transform != old.transform || new.projection != old.projection {
      didChangeGeometry()
    } else {
      invalidateVisualBounds()
    }
  }

  override func layoutChildren() {
    super.layoutChildren()
    guard isMirrored != isRightToLeft else { return }
    isMirrored = isRightToLeft
    didChangeGeometry()
  }

  /// The effect with its transform and clip in coordinates that begin at the leading edge. A mirroring about the middle does not change.
  private var currentEffect: LayerEffect {
    var shown = unmirroredEffect
    guard isRightToLeft else { return shown }
    let width = size.width
    shown.changeCoordinates({ $0.mirrored(in: width) }) { $0.mirrored(in: width) }
    if let clip = shown.clip { shown.clip?.path = clip.path.applying(.reflection(in: size.width)) }
    return shown
  }

  private var unmirroredEffect: LayerEffect {
    if source == nil, effectSize != size {
      effectSize = size
      effect = makeEffect(size)
    }
    return effect
  }

  var contentTransform: CGAffineTransform? {
    let transform = currentEffect.transform
    return transform.isIdentity ? nil : transform
  }

  var contentPlane: ProjectionTransform? { currentEffect.plane }

  /// The visual bounds of the child before the effect, in the node's coordinates; null if it draws no pixels.
  private var contentBounds: CGRect {
    guard let child, !child.visualBounds.isNull else { return .null }
    return child.visualBounds.offsetBy(
      dx: child.origin.x + child.displacement.x, dy: child.origin.y + child.displacement.y)
  }

  override func computeVisualBounds() -> CGRect {
    let content = contentBounds
    guard !content.isNull, currentEffect.opacity > 0 else { return .null }
    return currentEffect.drawnBounds(of: currentEffect.reach(of: content))
  }

  /// `.children`, or `.none` if the effect has a clip path that does not contain `point`.
  override func hitPart(at point: CGPoint) -> HitPart {
    currentEffect.clip.map { $0.path.contains(point, rule: $0.rule) } ?? true ? .children : .none
  }

  override func paint(_ context: inout PaintContext) {
    let content = contentBounds
    guard !content.isNull else { return }
    context.withLayer(currentEffect, bounds: content) { paintChildren(&$0) }
  }
}

/// Makes effects from the positions of nodes.
@MainActor package protocol LayerEffectSource: AnyObject {
  /// The effect for the position of `node`; nil if it has not changed. Called in the place phase, for outer nodes first.
  func effect(for node: LayerNode) -> LayerEffect?
}
