import Engine

/// A custom container: computes its size and the positions of its subviews.
///
/// Call a layout with views to arrange them:
///
/// ```swift
/// Diagonal(spacing: 8) { Text("a"); Text("b") }
/// ```
///
/// All methods are called on the main thread.
public protocol Layout: Animatable {
  /// Properties shared by all values of the type. Default: no orientation.
  static var layoutProperties: LayoutProperties { get }

  /// Data computed once from the subviews and kept until they change. Default `Void`.
  associatedtype Cache = Void
  /// The subviews, in the order of the content.
  typealias Subviews = LayoutSubviews

  /// Creates the cache, before the first call of a method that receives it.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a change of the subviews. The default implementation creates a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred spacing around the container. The default is that of ordinary views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for `proposal`. It must be finite and not negative, or infinite along an axis proposed
  /// as infinite.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place(at:anchor:proposal:)` of each subview. Subviews that are not placed are centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide set by the container, in the coordinates of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The position of a vertical guide set by the container, in the coordinates of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// Properties shared by all values of a layout type.
public struct LayoutProperties: Sendable {
  /// The orientation of spacers and dividers in the container; nil if the container is not a stack.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// The default properties, without a stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new `makeCache(subviews:)`.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Nil: the default position of the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nil: the default position of the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension CGRect {
  /// The least coordinate along the axis of the guide `key`.
  func start(of key: AlignmentKey) -> CGFloat { origin[key.axis] }
}

/// A layout that computes both kinds of guides in one function.
protocol KeyedGuideLayout: Layout {
  /// The position of the guide `key` in `bounds`, or nil for its default.
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat?
}

extension KeyedGuideLayout {
  /// The position of a horizontal guide, or nil for its default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache) }

  /// The position of a vertical guide, or nil for its default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache) }
}

extension Layout {
  /// The position of the guide `key`, computed by the function for its axis.
  func explicitAlignment(
    ofKey key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    key.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  /// The empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The preferred distance of a view to its neighbors.
///
/// In contrast to SwiftUI, an axis has either the default distance or none, for both of its edges.
public struct ViewSpacing: Sendable {
  /// The axes without spacing.
  var without: Axis.Set

  /// Creates the default spacing: 8 points along both axes.
  public init() { without = [] }

  init(without: Axis.Set) { self.without = without }

  /// No spacing along both axes.
  public static let zero = ViewSpacing(without: [.horizontal, .vertical])

  /// Adds the spacing of `other`: an axis has spacing if either view prefers it. `edges` has no effect: an
  /// axis has a single spacing.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    without.formIntersection(other.without)
  }

  /// The union of both spacings; see `formUnion(_:edges:)`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(without: without.intersection(other.without))
  }

  /// The distance between this view and `next` in a stack along `axis`: 8 points, or 0 if either view prefers no
  /// spacing.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    without.contains(Axis.Set(axis)) || next.without.contains(Axis.Set(axis)) ? 0 : StackArrangement.defaultSpacing
  }
}
