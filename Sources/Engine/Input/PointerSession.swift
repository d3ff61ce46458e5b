import Geometry
import Motion

/// One press of a pointer, from down to up: decides between a tap and a drag, and drives the winner.
@MainActor final class PointerSession: FrameTicker {
  /// The mouse's left button or a finger.
  enum Source: Equatable {
    case mouse
    case finger(Int)
  }

  private enum State {
    /// Neither a tap nor a drag yet.
    case undecided
    case dragging(ScrollNode)
    case over
  }

  let source: Source
  private let start: CGPoint
  private let startTime: Double
  private weak var pressable: PressNode?
  private var scrollers: [ScrollNode]
  private var state = State.undecided
  /// Where the drag counts from: the slop lies before it.
  private var dragStart: CGPoint
  private var location: CGPoint
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private weak var pipeline: FramePipeline?

  /// How long a press waits inside a scroll view before it shows, since it may become a drag.
  private static let pressDelay = 0.1

  /// `path`: the nodes under the pointer, the deepest first.
  init(source: Source, at point: CGPoint, time: Double, path: [RenderNode], pipeline: FramePipeline?) {
    self.source = source
    start = point
    startTime = time
    location = point
    dragStart = point
    self.pipeline = pipeline
    scrollers = path.compactMap { $0 as? ScrollNode }
    pressable = path.lazy.compactMap { $0 as? PressNode }.first { $0.isEnabled }
    track(point, time: time)
    var caught = false
    for scroller in scrollers where scroller.model.catchMotion() { caught = true }
    if caught { pressable = nil }
    if scrollers.isEmpty { pressable?.setPressed(true) } else if pressable != nil { pipeline?.add(self) }
  }

  func tick(at time: Double) -> NextTick {
    guard case .undecided = state, let pressable else { return .never }
    if time < startTime + Self.pressDelay { return .at(startTime + Self.pressDelay) }
    pressable.setPressed(true)
    return .never
  }

  func move(to point: CGPoint, time: Double) {
    track(point, time: time)
    location = point
    if case .undecided = state { decide(at: point) }
    if case .dragging(let scroller) = state {
      scroller.model.pull(to: CGVector(dx: dragStart.x - point.x, dy: dragStart.y - point.y))
    }
  }

  func end(at point: CGPoint, time: Double) {
    if point != location { move(to: point, time: time) }
    switch state {
    case .undecided:
      finishTap(at: point, time: time)
      for scroller in scrollers { scroller.model.releaseCatch(at: time) }
    case .dragging(let scroller):
      let velocity = CGVector(dx: -horizontal.velocity(at: time), dy: -vertical.velocity(at: time))
      scroller.model.endPull(velocity: velocity, at: time)
      for other in scrollers where other !== scroller { other.model.releaseCatch(at: time) }
    case .over: break
    }
    state = .over
  }

  /// Ends the press without a tap and without a fling.
  func cancel(time: Double) {
    pressable?.setPressed(false)
    if case .dragging(let scroller) = state { scroller.model.endPull(velocity: .zero, at: time) }
    for scroller in scrollers { scroller.model.releaseCatch(at: time) }
    state = .over
  }

  func forget(_ node: RenderNode) {
    scrollers.removeAll { $0 === node }
    if case .dragging(let scroller) = state, scroller === node { state = .over }
  }

  private func track(_ point: CGPoint, time: Double) {
    horizontal.add(time: time, position: point.x)
    vertical.add(time: time, position: point.y)
  }

  private func finishTap(at point: CGPoint, time: Double) {
    guard let pressable else { return }
    pressable.setPressed(false)
    let own = pressable.convertFromWindow(point)
    guard pressable.bounds.contains(own) else { return }
    pressable.completeTap(at: own, time: time)
  }

  /// Past the slop, the innermost scroll view along the stronger direction takes the pointer.
  private func decide(at point: CGPoint) {
    let dx = point.x - start.x
    let dy = point.y - start.y
    guard dx * dx + dy * dy >= ScrollMetrics.dragSlop * ScrollMetrics.dragSlop else { return }
    let axis: Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
    guard
      let scroller = scrollers.first(where: { $0.axes.contains(axis) })
        ?? scrollers.first(where: {
          $0.axes.contains(axis.cross) && abs(axis == .horizontal ? dy : dx) >= ScrollMetrics.dragSlop
        })
    else {
      if let pressable, !pressable.bounds.contains(pressable.convertFromWindow(point)) { cancelPress() }
      return
    }
    cancelPress()
    scroller.model.beginPull(along: scroller.axes)
    dragStart = start + slop(dx: dx, dy: dy, axes: scroller.axes)
    state = .dragging(scroller)
  }

  /// The part of the first movement that is not scrolled, along the axes that scroll.
  private func slop(dx: CGFloat, dy: CGFloat, axes: Axis.Set) -> CGPoint {
    let slop = ScrollMetrics.dragSlop
    guard axes == [.horizontal, .vertical] else {
      return CGPoint(x: max(-slop, min(slop, dx)), y: max(-slop, min(slop, dy)))
    }
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(x: dx / length * slop, y: dy / length * slop)
  }

  private func cancelPress() {
    pressable?.setPressed(false)
    pressable = nil
  }
}
