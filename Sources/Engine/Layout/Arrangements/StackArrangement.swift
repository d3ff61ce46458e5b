import Geometry

/// How children stand in a row or a column: the arithmetic of a stack, for whoever has nodes to arrange.
///
/// Written in loops: a closure of the main actor that is given to `map` asks each time whether it runs there, which was some
/// hundredths of the time that new rows take.
@MainActor package struct StackArrangement {
  let axis: Axis
  /// The guide that children line up by across the axis.
  let alignment: AlignmentKey
  /// The distance between two children; nil takes the default one.
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
    return isSuppressed ? 0 : StackNode.defaultSpacing
  }

  private var totalSpacing: CGFloat {
    var sum: CGFloat = 0
    for index in children.indices { sum += spacing(after: index) }
    return sum
  }

  // MARK: Layout

  /// The proposal for each child of a stack that was offered `proposal`.
  private func proposals(for proposal: ProposedViewSize) -> [ProposedViewSize] {
    let across = [CGFloat?](repeating: proposal[axis.cross], count: children.count)
    return self.proposals(along: proposal[axis], across: across)
  }

  /// The proposal for each child of a stack that was offered `length` along its axis. `across`: the length across that each child is
  /// offered.
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

  /// What the solver must know of the children. Measuring with nothing and with endless room is left out where it can't matter.
  private func describe(across: [CGFloat?]) -> [StackSolver.Child] {
    var known: [LengthLimits?] = []
    known.reserveCapacity(children.count)
    for child in children { known.append(child.knownLengths(axis)) }
    let assumed: LengthLimits? = takesTheRest(known) ? .flexible : nil
    var described: [StackSolver.Child] = []
    described.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let lengths =
        known[index] ?? assumed
        ?? LengthLimits(
          minimum: child.sizeThatFits(ProposedViewSize(along: 0, across: across[index], axis: axis))[axis],
          maximum: child.sizeThatFits(ProposedViewSize(along: .infinity, across: across[index], axis: axis))[axis])
      described.append(
        StackSolver.Child(priority: child.layoutPriority, minimum: lengths.minimum, maximum: lengths.maximum))
    }
    return described
  }

  /// Whether only one child's lengths are unknown and it gets what is left in any case: every other is of fixed length, or is
  /// served after it.
  private func takesTheRest(_ known: [LengthLimits?]) -> Bool {
    guard let unknown = known.firstIndex(of: nil), known.lastIndex(of: nil) == unknown else { return false }
    let priority = children[unknown].layoutPriority
    for (child, lengths) in zip(children, known) {
      guard let lengths, lengths.minimum != lengths.maximum else { continue }
      if child.layoutPriority >= priority { return false }
    }
    return true
  }

  /// Where each child lines up across the axis.
  private func guides(_ proposals: [ProposedViewSize]) -> [CGFloat] {
    var guides: [CGFloat] = []
    guides.reserveCapacity(children.count)
    for (child, proposal) in zip(children, proposals) { guides.append(child.guide(alignment, proposal: proposal)) }
    return guides
  }

  /// The size of the stack when it is offered `proposal`.
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

  /// The length of all children together that are offered `offers`, with the distances between them.
  private func length(_ offers: [ProposedViewSize]) -> CGFloat {
    var length = totalSpacing
    for (child, offer) in zip(children, offers) { length += child.sizeThatFits(offer)[axis] }
    return length
  }

  // MARK: Resolved lengths

  /// The proposals that children are placed with which were measured with `proposals`, in a stack that is `across` points long across its
  /// axis.
  ///
  /// With the stack's length across it a child may become longer along the axis too: a circle grows both ways. Where the stack was offered
  /// a length, the others make room for that if they fit in, and the child keeps its length if they do not.
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

  /// True if children that are placed with `offers` reach no further than `across`, in points.
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

  /// `offers` where children keep the lengths that they have with `proposals`, and `proposals` elsewhere.
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

  /// Where each child begins across the axis when it is placed with its offer, after all were measured with `proposals`.
  private func positions(_ proposals: [ProposedViewSize], _ offers: [ProposedViewSize]) -> [CGFloat] {
    var positions = guides(proposals)
    let line = positions.max() ?? 0
    for (index, child) in children.enumerated() {
      let isStretched = offers[index] != proposals[index]
      positions[index] = line - (isStretched ? child.guide(alignment, proposal: offers[index]) : positions[index])
    }
    return positions
  }

  /// Calls `place` with each child's index, its origin in the stack and what it is offered. `size` is what the stack has resolved to for
  /// `proposal`, in points.
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

  /// Where a guide that children set lies in the stack, which has resolved to `size`, in points.
  ///
  /// Asks each child once, so that the cost of nested stacks grows with their depth and not with its power of two.
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
