/// Fingers that rest on a touchpad (`InputEvent.hold`): moving content under the pointer stops (`ScrollModel.catchMotion()`), as under a finger on a
/// screen.
///
/// Content that was stopped past an end or between two targets goes on when the fingers leave.
@MainActor final class TouchpadHold {
  private var held: [ScrollNode] = []

  /// Handles a hold. `path`: the nodes under the pointer, the deepest first.
  func route(_ phase: TouchpadPhase, path: @autoclosure () -> [RenderNode], time: Double) {
    end(at: time)
    guard phase == .began else { return }
    for case let node as ScrollNode in path() where node.accepts(.wheel) && node.model.isMoving {
      _ = node.model.catchMotion()
      held.append(node)
    }
  }

  /// Releases the content.
  func end(at time: Double) {
    for node in held { node.model.releaseCatch(at: time) }
    held = []
  }

  /// Drops a scroll view that leaves the window.
  func forget(_ node: RenderNode) { held.removeAll { $0 === node } }
}
