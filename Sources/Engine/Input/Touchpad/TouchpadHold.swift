/// Fingers that rest on a touchpad (`InputEvent.hold`): moving content under the pointer stops (`ScrollModel.catchMotion()`), as under a finger on a
/// screen.
///
/// Content that was stopped past an end or between two targets goes on when the fingers leave, and so do the pages of a `PageSwipe`.
@MainActor package final class TouchpadHold {
  private var held: [ScrollNode] = []
  private var heldPages: [PageSwipe] = []

  package init() {}

  /// Handles a hold. `path`: the nodes under the pointer, the deepest first.
  package func route(_ phase: TouchpadPhase, path: @autoclosure () -> [RenderNode], time: Double) {
    end(at: time)
    guard phase == .began else { return }
    for node in path() {
      if let node = node.fact(ScrollFact.self), node.accepts(.wheel), node.model.isMoving {
        _ = node.model.catchMotion()
        held.append(node)
      } else if let pages = node.fact(PageSwipeFact.self), pages.catchMotion() {
        heldPages.append(pages)
      }
    }
  }

  /// Releases the content.
  package func end(at time: Double) {
    for node in held { node.model.releaseCatch(at: time) }
    for pages in heldPages { pages.endSwipe(velocity: 0) }
    (held, heldPages) = ([], [])
  }

  /// Drops a scroll view that leaves the window.
  func forget(_ node: RenderNode) { held.removeAll { $0 === node } }
}
