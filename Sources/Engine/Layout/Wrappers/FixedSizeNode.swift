/// Gives the child its ideal length along `axes`, for all proposals.
package final class FixedSizeNode: UnaryNode {
  package var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }

  package init(axes: Axis.Set) {
    self.axes = axes
    super.init()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { inner(proposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { super.measure(inner(proposal)) }

  override func layoutChildren() { child?.place(at: .zero, proposal: inner(proposal)) }

  override var fillingChildren: [RenderNode] { [] }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    axes.contains(axis) ? nil : child?.lengthLimits(axis)
  }

  override func isStretchable(along axis: Axis) -> Bool { !axes.contains(axis) && super.isStretchable(along: axis) }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    super.explicitAlignment(key, proposal: inner(proposal))
  }
}
