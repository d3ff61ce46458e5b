/// An object that is notified of the mouse over one window. Add it with `HoverTracker.add(_:)`.
///
/// All requirements have a default implementation that does nothing.
@MainActor package protocol HoverObserver: AnyObject {
  /// Called after `HoverTracker.shape` has changed.
  func pointerShapeDidChange(to shape: PointerShape)

  /// Called when a mouse button or a key goes down, or the wheel turns: a pause of the pointer is over.
  func pointerWasUsed()

  /// Called after the mouse has left `node`, or `node` has left the window from under the mouse.
  func pointerDidLeave(_ node: HoverNode)
}

extension HoverObserver {
  package func pointerShapeDidChange(to shape: PointerShape) {}
  package func pointerWasUsed() {}
  package func pointerDidLeave(_ node: HoverNode) {}
}
