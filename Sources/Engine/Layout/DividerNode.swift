import Geometry

/// A hairline across the axis of the stack that it stands in.
package final class DividerNode: RenderNode {
  package var axis: Axis { didSet { if axis != oldValue { setNeedsLayout() } } }
  package var color: RGBAColor { didSet { if color != oldValue { setNeedsPaint() } } }

  /// `axis` is the stack's; the line runs across it.
  package init(axis: Axis, color: RGBAColor) {
    self.axis = axis
    self.color = color
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.cross] ?? 10
    return CGSize(along: 1, across: across == .infinity ? across : max(0, across), axis: axis)
  }

  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) { context.fill(bounds, color: color) }
}
