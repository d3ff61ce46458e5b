import Geometry

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
    super.init()
  }

  override func computeVisualBounds() -> CGRect { opacity > 0 ? super.computeVisualBounds() : .null }

  override func paint(_ context: inout PaintContext) {
    let outer = context.opacity
    context.opacity *= opacity
    paintChildren(&context)
    context.opacity = outer
  }

  /// What cannot be seen cannot be hit either.
  override var isHitTestable: Bool { opacity > 0 }
}
