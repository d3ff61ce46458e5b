import Engine

/// A container's rules for the sizes and places of its views.
///
/// Call a layout with views to show them by it:
///
///     Diagonal(spacing: 8) { Text("a"); Text("b") }
public protocol Layout: Animatable {
  /// What holds for every value of the type.
  static var layoutProperties: LayoutProperties { get }

  /// What is worked out about the views once and kept while they stay as they are.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after a change of the views; makes it anew where nothing else is said.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The space that the container wants around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal: finite and not negative, or endless where that was proposed.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place(at:anchor:proposal:)` of each view. Those that are left out end in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container itself says that a guide lies; nil for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What holds for every value of a type of layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers run; nil for both.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The space that a view wants between itself and its neighbours.
public struct ViewSpacing: Sendable {
  /// The axes along which it wants none.
  var without: Axis.Set

  /// The default space.
  public init() { without = [] }

  init(without: Axis.Set) { self.without = without }

  /// No space at all.
  public static let zero = ViewSpacing(without: [.horizontal, .vertical])

  /// Takes in another view's wish for space: whoever wants some gets it.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    without.formIntersection(other.without)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance that stacks leave between this view and `next`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    without.contains(Axis.Set(axis)) || next.without.contains(Axis.Set(axis)) ? 0 : StackNode.defaultSpacing
  }
}
