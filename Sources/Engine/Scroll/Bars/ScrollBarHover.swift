/// Notifies the scroll bars under the mouse, so that they widen before a press.
@MainActor final class ScrollBarHover {
  /// The scroll views under the mouse, whose bars know its position.
  private var hovered: [ScrollNode] = []

  /// The mouse has moved. `path`: the nodes under it, the deepest first.
  func move(to point: CGPoint, path: [RenderNode]) {
    let nodes = path.facts(ScrollFact.self)
    for node in hovered where !nodes.contains(where: { $0 === node }) { node.indicators.hover(nil) }
    // The innermost bar lies in front.
    var isTaken = false
    for node in nodes {
      let own = node.convertFromWindow(point)
      let isOver = !isTaken && node.isScrollEnabled && node.indicators.axis(at: own) != nil
      node.indicators.hover(isOver ? own : nil)
      isTaken = isTaken || isOver
    }
    hovered = nodes
  }

  /// Called when a node has left the window.
  func forget(_ node: RenderNode) { hovered.removeAll { $0 === node } }
}
