import Geometry

/// Routes the mouse to the indicators of scroll views, before the content below them receives it.
@MainActor final class IndicatorRouter {
  /// The scroll view whose indicator captures the mouse; `nil` without a press.
  private weak var held: ScrollNode?
  /// The button of the press on `held`.
  private var heldButton = 1
  /// The scroll views that were last notified of the pointer with `ScrollIndicators.hover(_:)`.
  private var hovered: [ScrollNode] = []

  /// Handles a button press. Returns true if an indicator captures the mouse.
  ///
  /// In the track the left button pages. The middle button, and the left button with Shift, move the thumb to the pointer (GTK).
  ///
  /// - Parameter path: The nodes under the pointer, the deepest first.
  func press(
    button: Int, modifiers: KeyStroke.Modifiers, at point: CGPoint, path: @autoclosure () -> [RenderNode], time: Double
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

  /// Handles a mouse move. Returns true if an indicator has captured the mouse.
  func move(to point: CGPoint, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    if let held {
      held.indicators.move(held.convertFromWindow(point))
      return true
    }
    let nodes = path().compactMap { $0 as? ScrollNode }
    for node in hovered where !nodes.contains(where: { $0 === node }) { node.indicators.hover(nil) }
    // The indicator of the innermost scroll view is in front.
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

  /// Handles the release of a button. Returns true if an indicator had captured the mouse.
  func release(button: Int, time: Double) -> Bool {
    guard let held else { return false }
    if button == heldButton {
      self.held = nil
      held.indicators.release()
    }
    return true
  }

  /// Releases the captured indicator because the window has lost the mouse.
  func cancel(time: Double) { _ = release(button: heldButton, time: time) }

  /// Drops references to a `ScrollNode` that leaves the window.
  func forget(_ node: RenderNode) {
    hovered.removeAll { $0 === node }
    if held === node { held = nil }
  }
}
