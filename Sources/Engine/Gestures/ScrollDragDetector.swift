import Geometry

/// The scroll views under one press, as one competitor in the arena.
final class ScrollDragDetector: PrimitiveDetector<Void> {
  let scrollers: [ScrollNode]
  private let drag: ScrollDrag
  private var location: CGPoint
  private var lastTime: Double
  private var isOver = false

  /// `scrollers`: the scroll views under the pointer, the innermost first.
  init(scrollers: [ScrollNode], at point: CGPoint, time: Double) {
    drag = ScrollDrag(scrollers: scrollers, at: point, time: time)
    self.scrollers = scrollers
    location = point
    lastTime = time
  }

  /// Stops what moves. Returns whether anything did.
  func catchMotion() -> Bool { drag.catchMotion() }

  override func accepts(_ press: Press) -> Bool { false }

  override func handle(_ event: PressEvent) {
    location = event.press.location
    lastTime = event.time
    switch event.kind {
    case .began: break
    case .moved:
      drag.move(to: location, time: lastTime)
      if status == .possible, drag.wantsToBegin(at: location) { ownPhase = .active(()) }
    case .ended:
      ownPhase = drag.isDragging ? .ended(()) : .failed
      isOver = true
      drag.end(at: location, time: lastTime)
    case .cancelled: ownPhase = .failed
    }
  }

  /// Scrolling has won the press: what has moved it past the slop is the first that scrolls.
  override func deliver() {
    if status == .active, !drag.isDragging { drag.begin(at: location, time: lastTime) }
  }

  func forget(_ node: RenderNode) { drag.forget(node) }

  /// Lets go without a fling, unless the pointer was lifted.
  override func reset() {
    if !isOver { drag.cancel(time: lastTime) }
    isOver = true
    super.reset()
  }
}
