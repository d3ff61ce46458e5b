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
    let across = proposal[axis.cross]
    func offer(_ along: CGFloat?) -> ProposedViewSize { ProposedViewSize(along: along, across: across, axis: axis) }
    guard children.count > 1, let length = proposal[axis], length != .infinity, length != 0 else {
      return [ProposedViewSize](repeating: offer(proposal[axis]), count: children.count)
    }
    let described = describe(across: across)
    let offers = StackSolver.offers(to: described, available: max(0, length - totalSpacing)) { index, length in
      children[index].sizeThatFits(offer(length))[axis]
    }
    var proposals: [ProposedViewSize] = []
    proposals.reserveCapacity(offers.count)
    for length in offers { proposals.append(offer(length)) }
    return proposals
  }

  /// What the solver must know of the children. Measuring with nothing and with endless room is left out where it can't matter.
  private func describe(across: CGFloat?) -> [StackSolver.Child] {
    var known: [LengthLimits?] = []
    known.reserveCapacity(children.count)
    for child in children { known.append(child.knownLengths(axis)) }
    let assumed: LengthLimits? = takesTheRest(known) ? .flexible : nil
    var described: [StackSolver.Child] = []
    described.reserveCapacity(children.count)
    for (child, known) in zip(children, known) {
      let lengths =
        known ?? assumed
        ?? LengthLimits(
          minimum: child.sizeThatFits(ProposedViewSize(along: 0, across: across, axis: axis))[axis],
          maximum: child.sizeThatFits(ProposedViewSize(along: .infinity, across: across, axis: axis))[axis])
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
    if proposal[axis.cross] == nil, proposal[axis]?.isProbe != true { along += growth(proposals, across: across) }
    return CGSize(along: along, across: across, axis: axis)
  }

  /// How much longer children become along the axis when they are placed with the stack's length across it: a circle grows both ways.
  private func growth(_ proposals: [ProposedViewSize], across: CGFloat) -> CGFloat {
    var growth: CGFloat = 0
    for (child, proposal) in zip(children, proposals) {
      let offer = stretched(proposal, for: child, across: across)
      if offer != proposal { growth += child.sizeThatFits(offer)[axis] - child.sizeThatFits(proposal)[axis] }
    }
    return growth
  }

  private func stretched(_ proposal: ProposedViewSize, for child: RenderNode, across: CGFloat) -> ProposedViewSize {
    child.placementProposal(
      proposal, in: CGSize(along: 0, across: across, axis: axis), along: Axis.Set(axis.cross))
  }

  /// The proposals that children are placed with which were measured with `proposals`, in a stack that is `across` points long across its
  /// axis.
  private func placementProposals(_ proposals: [ProposedViewSize], across: CGFloat) -> [ProposedViewSize] {
    guard let first = proposals.first, first[axis.cross] == nil else { return proposals }
    var offers = proposals
    for (index, child) in children.enumerated() {
      offers[index] = stretched(proposals[index], for: child, across: across)
    }
    return offers
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
    let offers = placementProposals(proposals, across: size[axis.cross])
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
    let offers = placementProposals(proposals, across: size[axis.cross])
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
