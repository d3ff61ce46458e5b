import Engine
import Geometry
import ScrollUI
import ScrollUITesting

@MainActor extension TestWindow {
  /// The only lazy container in the window.
  package var lazy: LazyNode { nodes(of: LazyNode.self)[0] }

  /// The offset of the outermost scroll view.
  package var offset: CGFloat { scroll?.model.offset.y ?? .nan }

  /// The numbers of the visible rows, and their tops in the window.
  package var visibleRows: [(id: Int, y: CGFloat)] {
    let window = pipeline.root.windowSize.height
    return liveRows.filter { $0.frame.maxY > 0.01 && $0.frame.minY < window - 0.01 }.map { ($0.id, $0.frame.minY) }
  }

  /// The rows that are built, from top to bottom.
  package var liveRows: [(id: Int, frame: CGRect)] {
    var found: [(id: Int, frame: CGRect)] = []
    func search(_ node: RenderNode) {
      if let name = (node as? SemanticsNode)?.properties.identifier,
        let id = Int(name.filter { "-0123456789".contains($0) })
      {
        found.append((id, node.convert(node.bounds, to: nil)))
      }
      node.children.forEach(search)
    }
    search(pipeline.root)
    return found.sorted { $0.frame.minY < $1.frame.minY }
  }

  package var contentHeight: CGFloat { scroll?.model.metrics.contentSize.height ?? .nan }

  /// Sets the offset of the outermost scroll view without an animation.
  package func jump(to y: CGFloat) {
    scroll?.model.jump(to: CGPoint(x: 0, y: y))
    advance()
  }
}
