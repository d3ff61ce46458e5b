import Engine

/// The parts of sections that stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var edges: LazyPinnedEdges {
    var edges: LazyPinnedEdges = []
    if contains(.sectionHeaders) { edges.insert(.headers) }
    if contains(.sectionFooters) { edges.insert(.footers) }
    return edges
  }
}

/// Views in a column of which only those exist that are seen in the scroll view around, and a few beside them.
///
/// Rows that have not been measured yet count with an estimate. Rows that are inserted, removed or resized out of sight don't move
/// those in sight. Outside of a scroll view that scrolls vertically the window decides what is seen.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a LazyVStack") }
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View, LazyContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    let node = LazyNode(axis: .vertical, alignment: alignment.key, spacing: spacing)
    node.pinnedEdges = pinnedViews.edges
    return node
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
    node.pinnedEdges = pinnedViews.edges
  }
}

/// Views in a row of which only those exist that are seen in the scroll view around, and a few beside them.
///
/// See ``LazyVStack``.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a LazyHStack") }
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, LazyContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    let node = LazyNode(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    node.pinnedEdges = pinnedViews.edges
    return node
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
    node.pinnedEdges = pinnedViews.edges
  }
}
