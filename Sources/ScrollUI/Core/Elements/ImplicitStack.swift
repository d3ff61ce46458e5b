import Engine
import Geometry

/// The container that several views get where one is expected.
@MainActor enum ImplicitStack {
  /// No node, the only one, or a column of them, which is `previous` if that is one.
  static func wrap(_ nodes: [RenderNode], reusing previous: RenderNode?) -> [RenderNode] {
    guard nodes.count > 1 else { return nodes }
    let stack =
      (previous as? StackNode).flatMap { $0.isImplicit ? $0 : nil }
      ?? StackNode(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, isImplicit: true)
    stack.setChildren(nodes)
    return [stack]
  }

  /// The nodes on top of each other when there are several.
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
