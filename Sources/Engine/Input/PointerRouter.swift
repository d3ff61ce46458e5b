/// Routes the mouse's buttons, its moves and fingers to the `GestureArena`, and notifies what lies under the mouse.
@MainActor package final class PointerRouter {
  private unowned let root: RootNode
  /// Decides which detector gets a press.
  package let arena = GestureArena()
  /// Scrolls after a press of the middle button.
  let autoScroller = AutoScroller()
  private let hover: HoverTracker
  private let bars = ScrollBarHover()
  private let drags: DragCoordinator
  /// The position of the mouse in window points; outside of the window after it has left.
  package private(set) var location = CGPoint(x: -1, y: -1)

  init(root: RootNode, hover: HoverTracker, drags: DragCoordinator) {
    self.root = root
    self.hover = hover
    self.drags = drags
  }

  /// Handles an event of the mouse or of a finger; ignores all others. `modifiers`: the keys that are held.
  func handle(_ event: InputEvent, modifiers: Modifiers, time: Double) {
    switch event {
    case .mouseDown(let point, let button):
      move(to: point)
      hover.pointerIsUsed()
      // The press that ends a scrolling does nothing else.
      if autoScroller.end() { return }
      // Another button cancels a drag, and has no other effect.
      if button != 1, drags.isFromView, arena.cancelByKey(time: time) { return }
      let path = root.path(at: point)
      let isTaken = arena.begin(.mouse(button: button), at: point, modifiers: modifiers, time: time, path: path)
      if button == 2, !isTaken { autoScroller.begin(at: point, path: path) }
    case .mouseMove(let point):
      move(to: point)
      if !arena.isScrollBarHeld { bars.move(to: point, path: root.path(at: point)) }
      arena.moveMouse(to: point, time: time)
      autoScroller.move(to: point)
    case .mouseUp(let point, let button):
      move(to: point)
      arena.end(.mouse(button: button), at: point, time: time)
      if button == 2 { autoScroller.release() }
    case .fingerDown(let id, let point):
      arena.begin(.finger(id), at: point, modifiers: modifiers, time: time, path: root.path(at: point))
    case .fingerMove(let id, let point): arena.move(.finger(id), to: point, time: time)
    case .fingerUp(let id, let point): arena.end(.finger(id), at: point, time: time)
    default: break
    }
  }

  /// Notes the position of the mouse, which every event of it tells.
  func move(to point: CGPoint) {
    location = point
    hover.pointerMoved(to: point)
  }

  /// Called when a node has left the window.
  func forget(_ node: RenderNode) {
    bars.forget(node)
    arena.forget(node)
    autoScroller.forget(node)
  }
}
