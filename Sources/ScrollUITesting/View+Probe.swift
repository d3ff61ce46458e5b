import Engine
import ScrollUI

nonisolated extension View {
  /// Names the view so that `TestWindow.nodes(_:)` finds its nodes. No other effect.
  package func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension TestWindow {
  /// The nodes of the views named `name`, in tree order.
  package func nodes(_ name: String) -> [RenderNode] {
    var found: [RenderNode] = []
    func search(_ node: RenderNode) {
      if node.probeName == name { found.append(node) }
      node.children.forEach(search)
    }
    search(pipeline.root)
    return found
  }

  /// The node of the view named `name`. A runtime error if there is no such view, or more than a single view.
  package func node(_ name: String) -> RenderNode {
    let nodes = nodes(name)
    precondition(nodes.count == 1, "\(nodes.count) views are called “\(name)”; give one view that name")
    return nodes[0]
  }

  /// The names of the views that a point in window coordinates hits, innermost first.
  package func hits(_ x: CGFloat, _ y: CGFloat) -> [String] {
    var path: [RenderNode] = []
    _ = pipeline.root.hitTest(CGPoint(x: x, y: y), into: &path)
    return path.compactMap(\.probeName)
  }
}

extension RenderNode {
  fileprivate var probeName: String? {
    (self as? SemanticsNode)?.properties.identifier
  }
}
