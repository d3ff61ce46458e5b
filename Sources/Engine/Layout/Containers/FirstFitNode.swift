/// Shows the first child whose ideal size along `axes` fits into the proposal; the last child if no child fits.
package final class FirstFitNode: RenderNode {
  /// The axes along which a child must fit.
  package var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  private var shown: RenderNode? { didSet { if shown !== oldValue { shownDidChange() } } }

  package init(axes: Axis.Set) {
    self.axes = axes
    super.init()
    capabilities.insert(.placesShownChildren)
  }

  private func shownDidChange() {
    invalidateDrawingOrder()
    didChangeGeometry()
  }

  private func chosen(for proposal: ProposedViewSize) -> RenderNode? {
    children.dropLast().first { fits($0, in: proposal) } ?? children.last
  }

  private func fits(_ child: RenderNode, in proposal: ProposedViewSize) -> Bool {
    var free = proposal
    for axis in Axis.allCases where axes.contains(axis) { free[axis] = nil }
    let ideal = child.sizeThatFits(free)
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let room = proposal[axis] else { return true }
      // Sums of lengths may differ in the last digit.
      return ideal[axis] <= room + 0.001
    }
  }

  override var shownChildren: [RenderNode]? { shown.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func layoutChildren() {
    shown = chosen(for: proposal)
    shown?.place(at: .zero, proposal: proposal)
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { childSetsGuide(key) }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    chosen(for: proposal)?.explicitGuide(key, proposal: proposal)
  }

  override var stackAxis: Axis? { parent?.stackAxis }
}
