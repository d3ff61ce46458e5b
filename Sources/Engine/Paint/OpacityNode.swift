/// Draws its child more faintly.
package final class OpacityNode: UnaryNode {
  /// 0…1.
  package var opacity: Double {
    didSet {
      guard opacity != oldValue else { return }
      (opacity == 0) == (oldValue == 0) ? setNeedsPaint() : invalidateVisualBounds()
    }
  }

  package init(opacity: Double) {
    self.opacity = opacity
  }

  override func computeVisualBounds() -> CGRect { opacity > 0 ? super.computeVisualBounds() : .null }

  override func paint(_ context: inout PaintContext) {
    guard opacity < 1 else { return paintChildren(&context) }
    context.withGroupOpacity(opacity, bounds: visualBounds, isSingle: drawsOneStep) { paintChildren(&$0) }
  }

  /// What cannot be seen cannot be hit either.
  override var isHitTestable: Bool { opacity > 0 }
}
