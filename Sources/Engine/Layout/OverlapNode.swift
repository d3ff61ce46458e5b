import Geometry

/// Children on top of each other, the first at the back, lined up by an alignment: a ZStack.
package final class OverlapNode: RenderNode {
  package var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package init(alignment: Alignment) {
    self.alignment = alignment
    super.init()
  }

  /// How far the children reach from the common alignment point, each way, along one axis.
  private struct Reach {
    var before: CGFloat = 0
    var after: CGFloat = 0

    mutating func add(guide: CGFloat, length: CGFloat) {
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }

  private func reach(for proposal: ProposedViewSize) -> (horizontal: Reach, vertical: Reach) {
    var horizontal = Reach()
    var vertical = Reach()
    for child in children {
      let size = child.sizeThatFits(proposal)
      horizontal.add(guide: child.guide(alignment.horizontal.key, proposal: proposal), length: size.width)
      vertical.add(guide: child.guide(alignment.vertical.key, proposal: proposal), length: size.height)
    }
    return (horizontal, vertical)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let reach = reach(for: proposal)
    return CGSize(
      width: reach.horizontal.before + reach.horizontal.after, height: reach.vertical.before + reach.vertical.after)
  }

  override func layoutChildren() {
    let reach = reach(for: proposal)
    for child in children {
      child.place(
        at: CGPoint(
          x: reach.horizontal.before - child.guide(alignment.horizontal.key, proposal: proposal),
          y: reach.vertical.before - child.guide(alignment.vertical.key, proposal: proposal)),
        proposal: proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let reach = reach(for: proposal)
    for child in children {
      guard let value = child.explicitAlignment(key, proposal: proposal) else { continue }
      let isHorizontal = key.axis == .horizontal
      let guide = isHorizontal ? alignment.horizontal.key : alignment.vertical.key
      let before = isHorizontal ? reach.horizontal.before : reach.vertical.before
      return value + before - child.guide(guide, proposal: proposal)
    }
    return nil
  }
}
