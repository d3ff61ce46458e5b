/// Draws a line along the inside of the child's bounds, in front of the child.
package final class BorderNode: UnaryNode {
  package var color: RGBAColor { didSet { if color != oldValue { invalidateVisualBounds() } } }
  /// The width of the line in points.
  package var lineWidth: CGFloat { didSet { if lineWidth != oldValue { setNeedsPaint() } } }

  package init(color: RGBAColor, lineWidth: CGFloat) {
    self.color = color
    self.lineWidth = lineWidth
  }

  override var inkBounds: CGRect { color.isClear ? .null : bounds }

  override func paint(_ context: inout PaintContext) {
    paintChildren(&context)
    context.frame(bounds, lineWidth: lineWidth, color: color)
  }
}
