/// Children in a row or a column.
package final class StackNode: RenderNode {
  package let axis: Axis
  /// True for a column that no view declares: several views in place of a single view.
  package let isImplicit: Bool
  /// The alignment guide across the axis.
  package var alignment: AlignmentKey { didSet { if alignment != oldValue { setNeedsLayout() } } }
  package var spacing: CGFloat? { didSet { if spacing != oldValue { setNeedsLayout() } } }

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, isImplicit: Bool = false) {
    self.axis = axis
    self.isImplicit = isImplicit
    self.alignment = alignment
    self.spacing = spacing
    super.init()
    capabilities.insert(isImplicit ? [.arrangesRows, .isImplicit] : .arrangesRows)
  }

  override var stackAxis: Axis? { axis }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, alignment: alignment, spacing: spacing, children: children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(for: proposal) }

  override func layoutChildren() {
    arrangement.place(proposal, in: size) { children[$0].place(at: $1, proposal: $2) }
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { childSetsGuide(key) }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    arrangement.explicitAlignment(key, proposal: proposal, in: sizeThatFits(proposal))
  }

  override func isStretchable(along axis: Axis) -> Bool {
    for child in children where child.isStretchable(along: axis) { return true }
    return false
  }
}
