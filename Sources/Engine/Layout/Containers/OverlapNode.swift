/// A `ZStack`: overlapping children, the first at the back, aligned by `alignment`.
package final class OverlapNode: RenderNode, RoomFilling {
  package var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package init(alignment: Alignment) {
    self.alignment = alignment
    super.init()
    capabilities.insert(.arrangesRows)
  }

  var fillingChildren: [RenderNode] { children }

  private var arrangement: OverlapArrangement { OverlapArrangement(alignment: alignment, children: children) }

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
