import Geometry

/// Where the mouse is against a view.
package enum HoverLocation: Equatable, Sendable {
  /// Over the view, at a point of the window.
  case over(CGPoint)
  case away
}

/// Wants to know of the mouse over a view's rectangle.
package final class HoverNode: UnaryNode {
  /// Called with true when the mouse comes, and with false when it goes.
  package var overChanged: (Bool) -> Void = { _ in }
  /// Called when the mouse comes, moves over the view, or goes.
  package var moved: (HoverLocation) -> Void = { _ in }
  /// What the pointer looks like over the view; nil leaves that to the views around.
  package var shape: PointerShape?

  private var isOver = false

  package override init() { super.init() }

  override var tracksHover: Bool { true }

  override func didAttach() { pipeline?.input.hover.nodeIsAttached() }

  override func willDetach() { pipeline?.input.hover.nodeIsDetached() }

  func tell(_ location: HoverLocation) {
    let isOver = location != .away
    if isOver != self.isOver {
      self.isOver = isOver
      overChanged(isOver)
    }
    moved(location)
  }
}

/// What the mouse's pointer looks like.
package enum PointerShape: Hashable, Sendable, CaseIterable {
  case arrow, text, hand, move, crosshair
  case resizeHorizontal, resizeVertical, resizeRising, resizeFalling
}
