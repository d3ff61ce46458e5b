import Engine

/// Views in rows and columns, as a layout: what a `Grid` does.
public struct GridLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  /// Where views stand in cells that are larger than they are.
  public var alignment: Alignment
  /// The distance between two columns; nil takes the default one.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows; nil takes the default one.
  public var verticalSpacing: CGFloat?

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map { Limits.distance($0, "the horizontal spacing of a grid") }
    self.verticalSpacing = verticalSpacing.map { Limits.distance($0, "the vertical spacing of a grid") }
  }

  /// The places that were found for the last proposals. A grid asks its views for the shortest, the longest, the ideal and an offered
  /// length along both axes in turn; sixteen answers serve a whole layout pass, so the cost of grids in grids grows with their depth
  /// and not with a power of it.
  public struct Cache {
    private var solutions: [GridArrangement.Solution] = []
    private static let keptSolutions = 16

    /// The solution for a proposal, which `solve` finds where it is not known.
    mutating func solution(
      for proposal: ProposedViewSize, _ solve: () -> GridArrangement.Solution
    ) -> GridArrangement.Solution {
      if let known = solutions.first(where: { $0.proposal == proposal }) { return known }
      if solutions.count == Self.keptSolutions { solutions.removeFirst() }
      let solution = solve()
      solutions.append(solution)
      return solution
    }
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func arrangement(of subviews: Subviews) -> GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      children: subviews.renderNodes)
  }

  private func solution(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> GridArrangement.Solution {
    cache.solution(for: proposal) {
      let arrangement = arrangement(of: subviews)
      return MainActor.assumeIsolated { UncheckedTransfer(arrangement.solution(for: proposal)) }.value
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solution(proposal, subviews, &cache).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (subview, place) in zip(subviews, solution(proposal, subviews, &cache).places) {
      subview.place(at: bounds.origin + place.origin, proposal: place.proposal)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews, &cache).map { $0 + bounds.minX }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal, subviews, &cache).map { $0 + bounds.minY }
  }

  private func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    let solution = UncheckedTransfer(solution(proposal, subviews, &cache))
    let arrangement = arrangement(of: subviews)
    return MainActor.assumeIsolated { arrangement.explicitAlignment(key, in: solution.value) }
  }
}
