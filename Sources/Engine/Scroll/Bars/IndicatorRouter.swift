import Geometry

/// Takes the mouse to the bars of scroll views, before the content under them gets it.
@MainActor final class IndicatorRouter {
  /// The scroll view whose bar the mouse holds.
  private weak var held: ScrollNode?
  /// The button that holds it.
  private var heldButton = 1
  /// The scroll views that know the pointer over them.
  private var hovered: [ScrollNode] = []

  /// A button goes down. Returns whether a bar has taken it. `path`: the nodes under the pointer, the deepest first.
  ///
  /// In the track the left button pages; the middle button, and the left one with Shift, go to the place, as in GTK.
  func press(
    button: Int, modifiers: Modifiers, at point: CGPoint, path: @autoclosure () -> [RenderNode], time: Double
  ) -> Bool {
    guard held == nil else { return true }
    guard button == 1 || button == 2 else { return false }
    let goesToPlace = button == 2 || modifiers.contains(.shift)
    for case let node as ScrollNode in path() where node.isScrollEnabled {
      if node.indicators.press(node.convertFromWindow(point), goesToPlace: goesToPlace, at: time) {
        held = node
        heldButton = button
        return true
      }
    }
    return false
  }

  /// The mouse moves. Returns whether a bar follows it.
  func move(to point: CGPoint, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    if let held {
      held.indicators.move(held.convertFromWindow(point))
      return true
    }
    let nodes = path().compactMap { $0 as? ScrollNode }
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
    return false
  }

  /// A button goes up. Returns whether a bar had it.
  func release(button: Int, time: Double) -> Bool {
    guard let held else { return false }
    if button == heldButton {
      self.held = nil
      held.indicators.release()
    }
    return true
  }

  /// The mouse was taken away.
  func cancel(time: Double) { _ = release(button: heldButton, time: time) }

  /// A scroll view has left the window.
  func forget(_ node: RenderNode) {
    hovered.removeAll { $0 === node }
    if held === node { held = nil }
  }
}
