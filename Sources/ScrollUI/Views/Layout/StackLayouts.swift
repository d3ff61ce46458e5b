import Engine

/// The arithmetic of a container that is built in.
@MainActor protocol NodeArrangement: Sendable {
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(_ proposal: ProposedViewSize, in size: CGSize, _ place: (Int, CGPoint, ProposedViewSize) -> Void)
  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in size: CGSize) -> CGFloat?
}

extension StackArrangement: NodeArrangement {}
extension OverlapArrangement: NodeArrangement {}

/// A layout that does what a container that is built in does.
protocol ArrangementLayout: Layout where Cache == Void {
  associatedtype Arrangement: NodeArrangement
  func arrangement(of subviews: Subviews) -> Arrangement
}

extension ArrangementLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let arrangement = arrangement(of: subviews)
    return MainActor.assumeIsolated { arrangement.size(for: proposal) }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let arrangement = arrangement(of: subviews)
    MainActor.assumeIsolated {
      arrangement.place(proposal, in: bounds.size) { index, origin, offer in
        subviews[index].place(at: bounds.origin + origin, proposal: offer)
      }
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal: proposal, in: bounds.size, subviews: subviews).map { $0 + bounds.minX }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicitAlignment(guide.key, proposal: proposal, in: bounds.size, subviews: subviews).map { $0 + bounds.minY }
  }

  private func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, in size: CGSize, subviews: Subviews
  ) -> CGFloat? {
    let arrangement = arrangement(of: subviews)
    return MainActor.assumeIsolated { arrangement.explicitAlignment(key, proposal: proposal, in: size) }
  }
}

/// Views in a row, as a layout.
public struct HStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a stack") }
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout: ArrangementLayout {
  func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing, children: subviews.renderNodes)
  }
}

/// Views in a column, as a layout.
public struct VStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a stack") }
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout: ArrangementLayout {
  func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing, children: subviews.renderNodes)
  }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public var alignment: Alignment

  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: ArrangementLayout {
  func arrangement(of subviews: Subviews) -> OverlapArrangement {
    OverlapArrangement(alignment: alignment, children: subviews.renderNodes)
  }
}
