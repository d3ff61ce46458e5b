import Engine

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction of text and views. Default `.leftToRight`.
  ///
  /// In `.rightToLeft`, rows, leading and trailing edges, alignments, offsets, positions, transforms, shapes and
  /// scroll views are mirrored. Images, `Canvas` and the locations of gestures are not.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

/// The render nodes that set a layout direction: a node around each node of the view.
@MainActor struct DirectionBoundaries {
  private var nodes: [LayoutDirectionNode] = []

  /// True if `keys`, the environment keys written by a modifier, contain the layout direction.
  static func isNeeded(for keys: [ObjectIdentifier]) -> Bool {
    keys.contains(ObjectIdentifier(LayoutDirectionKey.self))
  }

  /// Puts a direction node around each node of `content`, or removes the direction nodes if `direction` is nil.
  /// Returns true if the list of nodes has changed.
  mutating func wrap(_ content: [RenderNode], _ direction: LayoutDirection?) -> Bool {
    let old = nodes
    guard let direction else {
      nodes = []
      for node in old { node.child = nil }
      return !old.isEmpty
    }
    var formerBoundaries = NodeMatcher(old) { $0.child }
    nodes = content.map { node in
      let boundary = formerBoundaries.next(for: node) ?? LayoutDirectionNode(direction: direction)
      boundary.direction = direction
      boundary.child = node
      return boundary
    }
    return old.count != nodes.count || !zip(old, nodes).allSatisfy { $0 === $1 }
  }

  func append(to list: inout [RenderNode]) { list.append(contentsOf: nodes as [RenderNode]) }
}
