import Geometry

/// How children lie on top of each other: the arithmetic of a ZStack, for whoever has nodes to arrange.
@MainActor package struct OverlapArrangement {
  let alignment: Alignment
  let children: [RenderNode]

  nonisolated package init(alignment: Alignment, children: [RenderNode]) {
    self.alignment = alignment
    self.children = children
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

  /// The children of the highest layout priority alone decide the size, as in SwiftUI: by default all do.
  private var decidingPriority: Double { children.lazy.map(\.layoutPriority).max() ?? 0 }

  /// How far the children reach that decide the size. Where an axis has no proposal, the length that they resolve to along it is
  /// proposed again, which may change how far they reach along the other axis: a circle grows both ways.
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

  /// The size of all children together when they are offered `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    children.isEmpty ? .zero : size(of: reach(for: proposal))
  }

  /// Calls `body` with each child, the proposal it is placed with and its origin, in a container of `size`. Children of a lower
  /// priority are offered the size that the others have decided.
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

  /// Calls `place` with each child's index, its origin and what it is offered. `size` is what the container has resolved to for
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

  private func hasGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> Bool {
    for child in children where child.explicitGuide(key, proposal: proposal) != nil { return true }
    return false
  }

  /// Where a guide that children set lies in the container, which has resolved to `size`, in points.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in size: CGSize) -> CGFloat? {
    guard hasGuide(key, proposal: proposal) else { return nil }
    var combiner = GuideCombiner(key)
    forEachPlacement(for: proposal, in: size) { child, offer, origin in
      if let value = child.explicitGuide(key, proposal: offer) { combiner.add(value + origin[key.axis]) }
    }
    return combiner.value
  }
}
