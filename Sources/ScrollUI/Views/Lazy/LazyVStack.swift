import Engine

/// The section parts that stay visible at the edge while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the leading end of the visible part.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the trailing end of the visible part.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// The set as the engine uses it.
  var edges: LazyPinnedEdges {
    var edges: LazyPinnedEdges = []
    if contains(.sectionHeaders) { edges.insert(.headers) }
    if contains(.sectionFooters) { edges.insert(.footers) }
    return edges
  }
}

/// A vertical stack that builds its rows lazily: the rows visible in the enclosing scroll view, and a few around
/// them.
///
/// The length of a row that has not been measured yet is estimated. Rows that are inserted, removed or resized
/// outside of the visible part do not move the visible rows. Without an enclosing vertical scroll view the window
/// determines the visible rows. Rows that are no longer built keep the `@State` of their views.
public struct LazyVStack<Content: View> {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the rows.
  ///   - spacing: The distance between rows in points; nil is the default of 8.
  ///   - pinnedViews: The section parts that stay visible while their section is.
  ///   - content: The rows. `ForEach` and `Section` are divided into rows; any other view is a single row.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .vertical, alignment.key, spacing: spacing, pinnedViews, of: "the spacing of a LazyVStack")
    self.content = content()
  }
}

extension LazyVStack: View, ArrangedLazyView {}

/// A horizontal stack that builds its views lazily: those visible in the enclosing scroll view, and a few around
/// them.
///
/// See ``LazyVStack``.
public struct LazyHStack<Content: View> {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a lazy horizontal stack; the parameters are those of ``LazyVStack``, with the axes swapped.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .horizontal, alignment.key, spacing: spacing, pinnedViews, of: "the spacing of a LazyHStack")
    self.content = content()
  }
}

extension LazyHStack: View, ArrangedLazyView {}
