import Engine

/// The layout of a `Grid`, for use as a ``Layout`` value.
public struct GridLayout: Layout {
  /// `EmptyAnimatableData`: alignment and spacing do not animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The position of views in larger cells.
  public var alignment: Alignment
  /// The distance between columns in points; nil is the default of 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil is the default of 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with the defaults of ``Grid``.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map { Limits.distance($0, "the horizontal spacing of a grid") }
    self.verticalSpacing = verticalSpacing.map { Limits.distance($0, "the vertical spacing of a grid") }
  }

  /// The solutions of the last 16 proposals.
  ///
  /// A grid asks its views for the minimum, maximum, ideal and proposed length along both axes in turn. With 16
  /// entries the cost of nested grids grows with their depth, not exponentially.
  public struct Cache {
    private var solutions: [GridArrangement.Solution] = []
    private static let keptSolutions = 16

    /// The cached solution for a proposal, or the result of `solve`, which is then cached. The oldest entry is
    /// dropped first.
    mutating func solution(
      for proposal: ProposedViewSize, _ solve: () -> GridArrangement.Solution
    ) -> GridArrangement.Solution {
      if let cached = solutions.first(where: { $0.proposal == proposal }) { return cached }
      if solutions.count == Self.keptSolutions { solutions.removeFirst() }
      let solution = solve()
      solutions.append(solution)
      return solution
    }
  }

  /// Creates an empty cache.
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

  /// The size of the grid for `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solution(proposal, subviews, &cache).size
  }

  /// Places each view in its cell.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (subview, place) in zip(subviews, solution(proposal, subviews, &cache).places) {
      subview.place(at: bounds.origin + place.origin, proposal: place.proposal)
    }
  }
}

extension GridLayout: KeyedGuideLayout {
  /// The position of a guide, computed from the views of the grid; nil for its default.
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    let solution = UncheckedTransfer(solution(proposal, subviews, &cache))
    let arrangement = arrangement(of: subviews)
    return MainActor.assumeIsolated { arrangement.explicitAlignment(key, in: solution.value) }
      .map { $0 + bounds.start(of: key) }
  }
}
