/// The arrangement of children in a row or a column, for any `RenderNode` that is a stack.
///
/// Written with loops: a main-actor closure that is passed to `map` checks its executor at each call, which cost some percent of
/// the layout of new rows.
@MainActor package struct StackArrangement {
  /// The default distance between two children, in points. SwiftUI's own value depends on fonts; between two views without text it
  /// is 8.
  nonisolated package static let defaultSpacing: CGFloat = 8

  let axis: Axis
  /// The alignment guide across the axis.
  let alignment: AlignmentKey
  /// The distance between two children in points; nil for `StackArrangement.defaultSpacing`.
  let spacing: CGFloat?
  let children: [RenderNode]

  nonisolated package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, children: [RenderNode]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }

  // MARK: Spacing

  private func spacing(after index: Int) -> CGFloat {
    guard index + 1 < children.count else { return 0 }
    if let spacing { return spacing }
    let isSuppressed =
      children[index].suppressesSpacing(along: axis) || children[index + 1].suppressesSpacing(along: axis)
    return isSuppressed ? 0 : StackArrangement.defaultSpacing
  }

  private var totalSpacing: CGFloat {
    var sum: CGFloat = 0
    for index in children.indices { sum += spacing(after: index) }
    return sum
  }

  // MARK: Layout

  /// The proposals of the children for a stack with `proposal`.
  private func proposals(for proposal: ProposedViewSize) -> [ProposedViewSize] {
    let across = [CGFloat?](repeating: proposal[axis.cross], count: children.count)
    return self.proposals(along: proposal[axis], across: across)
  }

  /// The proposals of the children for a stack with the proposed `length` along its axis. `across` are the proposals across it, by
  /// child.
  private func proposals(along length: CGFloat?, across: [CGFloat?]) -> [ProposedViewSize] {
    var proposals: [ProposedViewSize] = []
    proposals.reserveCapacity(children.count)
    guard children.count > 1, let length, length != .infinity, length != 0 else {
      for across in across { proposals.append(ProposedViewSize(along: length, across: across, axis: axis)) }
      return proposals
    }
    let offers = StackSolver.offers(to: describe(across: across), available: max(0, length - totalSpacing)) {
      children[$0].sizeThatFits(ProposedViewSize(along: $1, across: across[$0], axis: axis))[axis]
    }
    for (length, across) in zip(offers, across) {
      proposals.append(ProposedViewSize(along: length, across: across, axis: axis))
    }
    return proposals
  }

  /// The children as `StackSolver` needs them. Omits measures with zero and infinity that cannot change the result.
  private func describe(across: [CGFloat?]) -> [StackSolver.Child] {
    var limits: [LengthLimits?] = []
    limits.reserveCapacity(children.count)
    for child in children { limits.append(child.lengthLimits(axis)) }
    let assumed: LengthLimits? = takesTheRest(limits) ? .flexible : nil
    var described: [StackSolver.Child] = []
    described.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let lengths =
        limits[index] ?? assumed
        ?? LengthLimits(
          minimum: child.sizeThatFits(ProposedViewSize(along: 0, across: across[index], axis: axis))[axis],
          maximum: child.sizeThatFits(ProposedViewSize(along: .infinity, across: across[index], axis: axis))[axis])
      described.append(
        StackSolver.Child(priority: child.layoutPriority, minimum: lengths.minimum, maximum: lengths.maximum))
    }
    return described
  }

  /// True if a single child has unknown limits and gets the rest in any case: all others are fixed or served after it.
  private func takesTheRest(_ limits: [LengthLimits?]) -> Bool {
    guard let unknown = limits.firstIndex(of: nil), limits.lastIndex(of: nil) == unknown else { return false }
    let priority = children[unknown].layoutPriority
    for (child, lengths) in zip(children, limits) {
      guard let lengths, lengths.minimum != lengths.maximum else { continue }
      if child.layoutPriority >= priority { return false }
    }
    return true
  }

  /// The alignment guide of each child across the axis.
  private func guides(_ proposals: [ProposedViewSize]) -> [CGFloat] {
    var guides: [CGFloat] = []
    guides.reserveCapacity(children.count)
    for (child, proposal) in zip(children, proposals) { guides.append(child.guide(alignment, proposal: proposal)) }
    return guides
  }

  /// The size of the stack for `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let proposals = proposals(for: proposal)
    var along = totalSpacing
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (child, proposal) in zip(children, proposals) {
      let size = child.sizeThatFits(proposal)
      let guide = child.guide(alignment, proposal: proposal)
      along += size[axis]
      before = max(before, guide)
      after = max(after, size[axis.cross] - guide)
    }
    let across = before + after
    if proposal[axis.cross] == nil, proposal[axis]?.isProbe != true {
      let offers = placementProposals(proposals, for: proposal, across: across)
      if offers != proposals { along = length(offers) }
    }
    return CGSize(along: along, across: across, axis: axis)
  }

  /// The length of all children with the proposals `offers`, spacing included.
  private func length(_ offers: [ProposedViewSize]) -> CGFloat {
    var length = totalSpacing
    for (child, offer) in zip(children, offers) { length += child.sizeThatFits(offer)[axis] }
    return length
  }

  // MARK: Resolved lengths

  /// The proposals for the placement of children that were measured with `proposals`, in a stack that is `across` points long
  /// across its axis.
  ///
  /// With the resolved length across the axis a child may become longer along the axis: a circle grows in both. If the stack was
  /// proposed a length, the other children shrink for it where all fit, and otherwise the child keeps its length.
  private func placementProposals(
    _ proposals: [ProposedViewSize], for proposal: ProposedViewSize, across: CGFloat
  ) -> [ProposedViewSize] {
    guard proposal[axis.cross] == nil else { return proposals }
    let size = CGSize(along: 0, across: across, axis: axis)
    var offers = proposals
    for (index, child) in children.enumerated() {
      offers[index] = child.placementProposal(proposals[index], in: size, along: Axis.Set(axis.cross))
    }
    guard offers != proposals, let room = proposal[axis], changesLengths(from: proposals, to: offers) else {
      return offers
    }
    let shared = self.proposals(along: room, across: offers.map { $0[axis.cross] })
    let limit = max(room, length(proposals)) + RenderNode.lengthTolerance
    if length(shared) <= limit, fits(shared, across: across) { return shared }
    return keepingLengths(of: proposals, in: offers)
  }

  private func changesLengths(from proposals: [ProposedViewSize], to offers: [ProposedViewSize]) -> Bool {
    for (index, child) in children.enumerated() where offers[index] != proposals[index] {
      if child.sizeThatFits(offers[index])[axis] != child.sizeThatFits(proposals[index])[axis] { return true }
    }
    return false
  }

  /// True if children with the proposals `offers` stay within `across`, in points.
  private func fits(_ offers: [ProposedViewSize], across: CGFloat) -> Bool {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (child, offer) in zip(children, offers) {
      let guide = child.guide(alignment, proposal: offer)
      before = max(before, guide)
      after = max(after, child.sizeThatFits(offer)[axis.cross] - guide)
    }
    return before + after <= across + RenderNode.lengthTolerance
  }

  /// `offers` for children that keep the lengths of `proposals`, and `proposals` for all other children.
  private func keepingLengths(of proposals: [ProposedViewSize], in offers: [ProposedViewSize]) -> [ProposedViewSize] {
    var result = proposals
    for (index, child) in children.enumerated() where offers[index] != proposals[index] {
      let length = child.sizeThatFits(proposals[index])[axis]
      var offer = offers[index]
      if child.sizeThatFits(offer)[axis] != length { offer[axis] = length }
      if child.sizeThatFits(offer)[axis] == length { result[index] = offer }
    }
    return result
  }

  /// The offset of each child across the axis with its proposal for the placement, after measuring with `proposals`.
  private func positions(_ proposals: [ProposedViewSize], _ offers: [ProposedViewSize]) -> [CGFloat] {
    var positions = guides(proposals)
    let line = positions.max() ?? 0
    for (index, child) in children.enumerated() {
      let isStretched = offers[index] != proposals[index]
      positions[index] = line - (isStretched ? child.guide(alignment, proposal: offers[index]) : positions[index])
    }
    return positions
  }

  /// Calls `place` with the index, the origin and the proposal of each child. `size` is the stack's resolved size for `proposal`,
  /// in points.
  package func place(
    _ proposal: ProposedViewSize, in size: CGSize, _ place: (Int, CGPoint, ProposedViewSize) -> Void
  ) {
    guard !children.isEmpty else { return }
    let proposals = proposals(for: proposal)
    let offers = placementProposals(proposals, for: proposal, across: size[axis.cross])
    let positions = positions(proposals, offers)
    var along: CGFloat = 0
    for (index, child) in children.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = along
      origin[axis.cross] = positions[index]
      place(index, origin, offers[index])
      along += child.sizeThatFits(offers[index])[axis] + spacing(after: index)
    }
  }

  /// The position of the guide `key` that children set, in a stack of the resolved `size`, in points; nil if it is not set.
  ///
  /// Asks each child once, so the cost of nested stacks grows linearly with their depth.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in size: CGSize) -> CGFloat? {
    guard !children.isEmpty else { return nil }
    let proposals = proposals(for: proposal)
    let offers = placementProposals(proposals, for: proposal, across: size[axis.cross])
    var values: [CGFloat?] = []
    values.reserveCapacity(children.count)
    var isExplicit = false
    for (child, proposal) in zip(children, offers) {
      let value = child.explicitGuide(key, proposal: proposal)
      values.append(value)
      if value != nil { isExplicit = true }
    }
    guard isExplicit else { return nil }
    let positions = positions(proposals, offers)
    var along: CGFloat = 0
    var combiner = GuideCombiner(key)
    for (index, child) in children.enumerated() {
      if let value = values[index] {
        combiner.add(value + (key.axis == axis ? along : positions[index]))
      }
      along += child.sizeThatFits(offers[index])[axis] + spacing(after: index)
    }
    return combiner.value
  }
}
