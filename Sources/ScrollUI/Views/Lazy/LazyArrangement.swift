import Engine

/// The arrangement of a lazy stack or grid.
struct LazyArrangement {
  let axis: Axis
  /// The alignment of the lines across `axis`.
  let alignment: AlignmentKey
  /// The distance between lines in points; nil for the default.
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// The columns or rows of a grid; nil for a stack.
  var tracks: [GridItem]?

  /// Creates the arrangement of `container`, as warnings name it. A spacing that is not finite is taken as 0.
  init(
    _ axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?, _ pinnedViews: PinnedScrollableViews,
    tracks: [GridItem]? = nil, of container: StaticString
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, container) }
    self.pinnedViews = pinnedViews
    self.tracks = tracks
  }
}

/// A lazy container whose node follows from its arrangement alone.
@MainActor protocol ArrangedLazyView: LazyContainerView {
  var arrangement: LazyArrangement { get }
}

extension ArrangedLazyView {
  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    updated(
      LazyNode(axis: arrangement.axis, alignment: arrangement.alignment, spacing: arrangement.spacing), environment)
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    node.alignment = arrangement.alignment
    node.spacing = arrangement.spacing
    node.pinnedEdges = arrangement.pinnedViews.edges
    if let tracks = arrangement.tracks { node.setTracks(tracks.map(\.track)) }
  }
}
