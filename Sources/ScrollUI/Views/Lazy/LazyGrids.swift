import Engine

/// A column of a lazy grid that grows downwards, or a row of one that grows sideways.
public struct GridItem: Sendable {
  /// The lengths that it may have.
  public enum Size: Sendable {
    /// As many items as have room instead of this one, none shorter than `minimum`.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; nil takes the default one.
  public var spacing: CGFloat?
  /// How views stand in their cells; nil centres them.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

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

/// Views in columns, of which only those lines exist that are seen in the scroll view around, and a few beside them.
///
/// See ``LazyVStack``. Each element of a `ForEach` takes one cell.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a LazyVGrid") }
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, LazyContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    let node = LazyNode(axis: .vertical, alignment: alignment.key, spacing: spacing)
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
    node.pinnedEdges = pinnedViews.edges
    node.setTracks(columns.map(\.track))
  }
}

/// Views in rows that grow sideways, of which only those exist that are seen in the scroll view around, and a few beside them.
///
/// See ``LazyVGrid``.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a LazyHGrid") }
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, LazyContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    let node = LazyNode(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
    node.pinnedEdges = pinnedViews.edges
    node.setTracks(rows.map(\.track))
  }
}
