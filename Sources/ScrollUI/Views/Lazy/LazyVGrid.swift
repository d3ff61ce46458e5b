import Engine

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The size of a column or row.
  public enum Size: Sendable {
    /// As many items as fit into the space of this item, each at least `minimum` points long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    /// An item of a fixed length in points.
    case fixed(CGFloat)
    /// An item that shares the remaining space, between `minimum` and `maximum`.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// The size; initially `.flexible()`.
  public var size: Size
  /// The distance to the next item in points; nil is the default of 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil centers them.
  public var alignment: Alignment?

  /// Creates an item. A length that is not finite counts as 0, with a warning.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The item as the engine uses it, with its lengths checked.
  var track: LazyTracks.Item {
    func limited(_ length: CGFloat, _ name: StaticString) -> CGFloat { Limits.distance(length, name) }
    let gap = spacing.map { limited($0, "the spacing of a GridItem") }
    switch size {
    case .fixed(let length):
      return LazyTracks.Item(
        size: .fixed(limited(length, "the length of a GridItem")), spacing: gap, alignment: alignment)
    case .flexible(let minimum, let maximum):
      return LazyTracks.Item(
        size: .flexible(minimum: limited(minimum, "the minimum of a GridItem"), maximum: maximum), spacing: gap,
        alignment: alignment)
    case .adaptive(let minimum, let maximum):
      return LazyTracks.Item(
        size: .adaptive(minimum: limited(minimum, "the minimum of a GridItem"), maximum: maximum), spacing: gap,
        alignment: alignment)
    }
  }
}

/// A grid of views in columns that builds its lines lazily: the lines visible in the enclosing scroll view, and a few
/// around them.
///
/// Each element of a `ForEach` fills a cell. See ``LazyVStack`` for the behavior of lazy containers.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(photos) { Thumbnail($0) } }
/// ```
public struct LazyVGrid<Content: View> {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a grid of `columns`.
  ///
  /// - Parameters:
  ///   - columns: The columns from leading to trailing.
  ///   - alignment: The alignment of the grid in its proposed width.
  ///   - spacing: The distance between lines in points; nil is the default of 8.
  ///   - pinnedViews: The section parts that stay visible while their section is.
  ///   - content: The cells.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .vertical, alignment.key, spacing: spacing, pinnedViews, tracks: columns, of: "the spacing of a LazyVGrid")
    self.content = content()
  }
}

extension LazyVGrid: View, ArrangedLazyView {}

/// A grid of views in rows that builds its columns lazily: the columns visible in the enclosing scroll view, and a
/// few around them.
///
/// It scrolls horizontally; see ``LazyVGrid``.
public struct LazyHGrid<Content: View> {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a grid of `rows`; the parameters are those of ``LazyVGrid``, with the axes swapped.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .horizontal, alignment.key, spacing: spacing, pinnedViews, tracks: rows, of: "the spacing of a LazyHGrid")
    self.content = content()
  }
}

extension LazyHGrid: View, ArrangedLazyView {}
