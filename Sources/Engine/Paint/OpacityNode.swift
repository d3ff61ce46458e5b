/// Multiplies the alpha of its child's drawing by `opacity`.
package final class OpacityNode: UnaryNode {
  /// The opacity, from 0 (transparent) to 1 (unchanged).
  package var opacity: Double {
    didSet {
      guard opacity != oldValue else { return }
      takeHits()
      (opacity == 0) == (oldValue == 0) ? setNeedsPaint() : invalidateVisualBounds()
    }
  }

  package init(opacity: Double) {
    self.opacity = opacity
    super.init()
    takeHits()
  }

  /// Excludes transparent content from hit tests.
  private func takeHits() { capabilities.set(.ignoresHits, opacity <= 0) }

  override func computeVisualBounds() -> CGRect { opacity > 0 ? super.computeVisualBounds() : .null }

  override func paint(_ context: inout PaintContext) {
    guard opacity < 1 else { return paintChildren(&context) }
    context.withGroupOpacity(opacity, bounds: visualBounds, isSingle: drawsOneStep) { paintChildren(&$0) }
  }

}
