/// A hairline across the axis of the enclosing stack; horizontal outside of stacks.
package final class DividerNode: RenderNode {
  package var color: RGBAColor { didSet { if color != oldValue { setNeedsPaint() } } }

  package init(color: RGBAColor) {
    self.color = color
    super.init()
  }

  /// The `Axis` of the line's thickness.
  var axis: Axis { parent?.stackAxis ?? .vertical }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = max(0, proposal[axis.cross] ?? ShapeNode.idealLength)
    return CGSize(along: Hairline.room, across: across, axis: axis)
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    axis == self.axis ? .fixed(Hairline.room) : .flexible
  }

  override func isStretchable(along axis: Axis) -> Bool { axis != self.axis }

  override var inkBounds: CGRect { bounds.union(bounds.hairline(hairline, along: axis)) }

  override func paint(_ context: inout PaintContext) {
    context.fill(bounds.hairline(hairline, along: axis), color: color)
  }
}
