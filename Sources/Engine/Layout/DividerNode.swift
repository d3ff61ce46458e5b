import Geometry

/// A hairline across the axis of the stack that it stands in; level where there is none.
package final class DividerNode: RenderNode {
  package var color: RGBAColor { didSet { if color != oldValue { setNeedsPaint() } } }

  package init(color: RGBAColor) {
    self.color = color
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = parent?.stackAxis ?? .vertical
    let across = max(0, proposal[axis.cross] ?? ShapeNode.idealLength)
    return CGSize(along: 1, across: across, axis: axis)
  }

  override func knownLengths(_ axis: Axis) -> LengthLimits? {
    axis == parent?.stackAxis ?? .vertical ? .fixed(1) : .flexible
  }

  override func isStretchable(along axis: Axis) -> Bool { axis != parent?.stackAxis ?? .vertical }

  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) { context.fill(bounds, color: color) }
}
