import Geometry
import Motion

/// One press of a pointer, from down to up: decides between a tap and a drag.
@MainActor final class PointerSession: FrameTicker {
  /// The mouse's left button or a finger.
  enum Source: Equatable {
    case mouse
    case finger(Int)
  }

  let source: Source
  private let start: CGPoint
  private let startTime: Double
  private weak var pressable: PressNode?
  private let drag: ScrollDrag
  private var location: CGPoint
  private weak var pipeline: FramePipeline?

  /// How long a press waits inside a scroll view before it shows, since it may become a drag.
  private static let pressDelay = 0.1

  /// `path`: the nodes under the pointer, the deepest first.
  init(source: Source, at point: CGPoint, time: Double, path: [RenderNode], pipeline: FramePipeline?) {
    self.source = source
    start = point
    startTime = time
    location = point
    self.pipeline = pipeline
    drag = ScrollDrag(scrollers: path.compactMap { $0 as? ScrollNode }, at: point, time: time)
    pressable = path.lazy.compactMap { $0 as? PressNode }.first { $0.isEnabled }
    if drag.catchMotion() { pressable = nil }
    if drag.isEmpty { pressable?.setPressed(true) } else if pressable != nil { pipeline?.add(self) }
  }

  func tick(at time: Double) -> NextTick {
    guard !drag.isDragging, let pressable else { return .never }
    if time < startTime + Self.pressDelay { return .at(startTime + Self.pressDelay) }
    pressable.setPressed(true)
    return .never
  }

  func move(to point: CGPoint, time: Double) {
    location = point
    drag.move(to: point, time: time)
    if drag.wantsToBegin(at: point) {
      cancelPress()
      drag.begin(at: point, time: time)
    } else if !drag.isDragging, hasLeft(point) {
      cancelPress()
    }
  }

  func end(at point: CGPoint, time: Double) {
    if point != location { move(to: point, time: time) }
    finishTap(at: point, time: time)
    drag.end(at: point, time: time)
  }

  /// Ends the press without a tap and without a fling.
  func cancel(time: Double) {
    cancelPress()
    drag.cancel(time: time)
  }

  func forget(_ node: RenderNode) { drag.forget(node) }

  private func finishTap(at point: CGPoint, time: Double) {
    guard let pressable else { return }
    pressable.setPressed(false)
    let own = pressable.convertFromWindow(point)
    guard pressable.bounds.contains(own) else { return }
    pressable.completeTap(at: own, time: time)
  }

  /// Whether the pointer has gone further than a press may, and out of what it has pressed.
  private func hasLeft(_ point: CGPoint) -> Bool {
    guard let pressable else { return false }
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    return dx * dx + dy * dy >= ScrollMetrics.dragSlop * ScrollMetrics.dragSlop
      && !pressable.bounds.contains(pressable.convertFromWindow(point))
  }

  private func cancelPress() {
    pressable?.setPressed(false)
    pressable = nil
  }
}
