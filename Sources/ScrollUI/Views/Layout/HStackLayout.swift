import Engine

/// The computation of sizes and positions of a built-in container.
@MainActor protocol NodeArrangement: Sendable {
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(_ proposal: ProposedViewSize, in size: CGSize, _ place: (Int, CGPoint, ProposedViewSize) -> Void)
  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in size: CGSize) -> CGFloat?
}

extension StackArrangement: NodeArrangement {}
extension OverlapArrangement: NodeArrangement {}

/// A layout with the arrangement of a built-in container.
protocol ArrangementLayout: KeyedGuideLayout where Cache == Void {
  associatedtype Arrangement: NodeArrangement
  func arrangement(of subviews: Subviews) -> Arrangement
}

extension ArrangementLayout {
  /// The size of the built-in container for `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let arrangement = arrangement(of: subviews)
    return MainActor.assumeIsolated { arrangement.size(for: proposal) }
  }

  /// Places the views like the built-in container.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let arrangement = arrangement(of: subviews)
    MainActor.assumeIsolated {
      arrangement.place(proposal, in: bounds.size) { index, origin, offer in
        subviews[index].place(at: bounds.origin + origin, proposal: offer)
      }
    }
  }

  /// The position of a guide in the built-in container, or nil for its default.
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Void
  ) -> CGFloat? {
    let arrangement = arrangement(of: subviews)
    let position = MainActor.assumeIsolated { arrangement.explicitAlignment(key, proposal: proposal, in: bounds.size) }
    return position.map { $0 + bounds.start(of: key) }
  }
}

/// The layout of an `HStack`, for use with ``AnyLayout``.
public struct HStackLayout: Layout {
  /// `EmptyAnimatableData`: alignment and spacing do not animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The vertical guide of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil is the default of 8.
  public var spacing: CGFloat?

  /// Creates the layout with the defaults of ``HStack``.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a stack") }
  }

  /// A horizontal `stackOrientation`.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

extension HStackLayout: ArrangementLayout {
  func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing, children: subviews.renderNodes)
  }
}

/// The layout of a `VStack`, for use with ``AnyLayout``.
public struct VStackLayout: Layout {
  /// `EmptyAnimatableData`: alignment and spacing do not animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The horizontal guide of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil is the default of 8.
  public var spacing: CGFloat?

  /// Creates the layout with the defaults of ``VStack``.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a stack") }
  }

  /// A vertical `stackOrientation`.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension VStackLayout: ArrangementLayout {
  func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing, children: subviews.renderNodes)
  }
}

/// The layout of a `ZStack`, for use with ``AnyLayout``.
public struct ZStackLayout: Layout {
  /// `EmptyAnimatableData`: the alignment does not animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The alignment of the views with each other.
  public var alignment: Alignment

  /// Creates the layout with the default of ``ZStack``.
  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: ArrangementLayout {
  func arrangement(of subviews: Subviews) -> OverlapArrangement {
    OverlapArrangement(alignment: alignment, children: subviews.renderNodes)
  }
}
