import Engine

/// The arrangement of a lazy stack or grid.
struct LazyArrangement {
  let axis: Axis
  /// The alignment of the lines across `axis`.
  let alignment: AlignmentKey
  /// The distance between lines in points; nil for the default.
  let spacing: CGFloat?
  let pinnedEdges: LazyPinnedEdges
  /// The tracks of a grid; nil for a stack.
  var tracks: [LazyTracks.Item]?
}

/// A lazy container whose node follows from its arrangement alone.
@MainActor protocol ArrangedLazyView: LazyContainerView {
  var arrangement: LazyArrangement { get }
}

extension ArrangedLazyView {
  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    let arrangement = arrangement
    let node = LazyNode(axis: arrangement.axis, alignment: arrangement.alignment, spacing: arrangement.spacing)
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    let arrangement = arrangement
    node.alignment = arrangement.alignment
    node.spacing = arrangement.spacing
    node.pinnedEdges = arrangement.pinnedEdges
    if let tracks = arrangement.tracks { node.setTracks(tracks) }
  }
}
