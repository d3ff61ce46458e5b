/// The arrangement of overlapping children, as in a `ZStack`, for any `RenderNode` with children to arrange.
@MainActor package struct OverlapArrangement {
  let alignment: Alignment
  let children: [RenderNode]

  nonisolated package init(alignment: Alignment, children: [RenderNode]) {
    self.alignment = alignment
    self.children = children
  }

  /// The distances from the common alignment point to both ends of the children, along an axis.
  private struct Reach {
    var before: CGFloat = 0
    var after: CGFloat = 0

    mutating func add(guide: CGFloat, length: CGFloat) {
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }

  /// The highest `layoutPriority`: its children alone determine the size, as in SwiftUI.
  private var decidingPriority: Double { children.lazy.map(\.layoutPriority).max() ?? 0 }

  /// The reach of the children with `decidingPriority`.
  ///
  /// An axis without a proposal resolves to a length, which is then proposed to the children. That may change the reach along the
  /// other axis: a circle grows in both.
  private func reach(for proposal: ProposedViewSize) -> (horizontal: Reach, vertical: Reach) {
    var reach = (horizontal: Reach(), vertical: Reach())
    forEachDeciding { add($0, proposal, to: &reach) }
    guard (proposal.width == nil) != (proposal.height == nil), (proposal.width ?? proposal.height)?.isProbe != true
    else { return reach }
    let ideal = size(of: reach)
    var stretched = (horizontal: Reach(), vertical: Reach())
    forEachDeciding { add($0, $0.placementProposal(proposal, in: ideal), to: &stretched) }
    if proposal.width == nil { reach.vertical = stretched.vertical } else { reach.horizontal = stretched.horizontal }
    return reach
  }

  private func forEachDeciding(_ body: (RenderNode) -> Void) {
    let priority = decidingPriority
    for child in children where child.layoutPriority >= priority { body(child) }
  }

  private func add(
    _ child: RenderNode, _ proposal: ProposedViewSize, to reach: inout (horizontal: Reach, vertical: Reach)
  ) {
    let size = child.sizeThatFits(proposal)
    reach.horizontal.add(guide: child.guide(alignment.horizontal.key, proposal: proposal), length: size.width)
    reach.vertical.add(guide: child.guide(alignment.vertical.key, proposal: proposal), length: size.height)
  }

  private func size(of reach: (horizontal: Reach, vertical: Reach)) -> CGSize {
    CGSize(
      width: reach.horizontal.before + reach.horizontal.after, height: reach.vertical.before + reach.vertical.after)
  }

  /// The size of all children together for `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    children.isEmpty ? .zero : size(of: reach(for: proposal))
  }

  /// Calls `body` with each child, its proposal and its origin, in a container of `size`. Children of a lower priority are proposed
  /// the size that the others determine.
  private func forEachPlacement(
    for proposal: ProposedViewSize, in size: CGSize, _ body: (RenderNode, ProposedViewSize, CGPoint) -> Void
  ) {
    let priority = decidingPriority
    let reach = reach(for: proposal)
    let rest = ProposedViewSize(self.size(of: reach))
    for child in children {
      let offer = child.layoutPriority >= priority ? child.placementProposal(proposal, in: size) : rest
      let x = reach.horizontal.before - child.guide(alignment.horizontal.key, proposal: offer)
      let y = reach.vertical.before - child.guide(alignment.vertical.key, proposal: offer)
      body(child, offer, CGPoint(x: x, y: y))
    }
  }

  /// Calls `place` with the index, the origin and the proposal of each child. `size` is the container's resolved size for
  /// `proposal`, in points.
  package func place(
    _ proposal: ProposedViewSize, in size: CGSize, _ place: (Int, CGPoint, ProposedViewSize) -> Void
  ) {
    var index = 0
    forEachPlacement(for: proposal, in: size) { _, offer, origin in
      place(index, origin, offer)
      index += 1
    }
  }

  /// The position of the guide `key` that children set, in a container of the resolved `size`, in points; nil if it is not set.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in size: CGSize) -> CGFloat? {
    var combiner = GuideCombiner(key)
    forEachPlacement(for: proposal, in: size) { child, offer, origin in
      if let value = child.explicitGuide(key, proposal: offer) { combiner.add(value + origin[key.axis]) }
    }
    return combiner.value
  }
}
