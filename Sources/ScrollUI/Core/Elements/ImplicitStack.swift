import Engine

/// The implicit containers of several views where a single view is expected.
@MainActor enum ImplicitStack {
  /// An empty list, the only node, or a column of all nodes. Reuses `previous` if it is an implicit column.
  static func wrap(_ nodes: [RenderNode], reusing previous: RenderNode?) -> [RenderNode] {
    guard nodes.count > 1 else { return nodes }
    let stack =
      (previous as? StackNode).flatMap { $0.isImplicit ? $0 : nil }
      ?? StackNode(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, isImplicit: true)
    stack.setChildren(nodes)
    return [stack]
  }

  /// A single node, or an `OverlapNode` that stacks several nodes on top of each other.
  static func overlap(_ nodes: [RenderNode], alignment: Alignment, reusing previous: OverlapNode?) -> (
    [RenderNode], OverlapNode?
  ) {
    guard nodes.count > 1 else { return (nodes, nil) }
    let overlap = previous ?? OverlapNode(alignment: alignment)
    overlap.alignment = alignment
    overlap.setChildren(nodes)
    return ([overlap], overlap)
  }
}
