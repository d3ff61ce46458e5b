import Engine
import ScrollUI

nonisolated extension View {
  /// Gives the view a name by which a `TestWindow` finds its nodes. Changes nothing else.
  package func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension TestWindow {
  /// The nodes of the views called `name`, in the order of the tree.
  package func nodes(_ name: String) -> [RenderNode] {
    var found: [RenderNode] = []
    func search(_ node: RenderNode) {
      if node.probeName == name { found.append(node) }
      node.children.forEach(search)
    }
    search(pipeline.root)
    return found
  }

  /// The only node called `name`.
  package func node(_ name: String) -> RenderNode {
    let nodes = nodes(name)
    precondition(nodes.count == 1, "\(nodes.count) views are called “\(name)”; give one view that name")
    return nodes[0]
  }

  /// The names of the views that a point of the window hits, the innermost first.
  package func hits(_ x: CGFloat, _ y: CGFloat) -> [String] {
    var path: [RenderNode] = []
    _ = pipeline.root.hitTest(CGPoint(x: x, y: y), into: &path)
    return path.compactMap(\.probeName)
  }
}

extension RenderNode {
  fileprivate var probeName: String? {
    ((self as? CoordinateSpaceNode)?.name.base as? AccessibilityIdentifier)?.name
  }
}
