import Geometry
import Motion

/// What one pressed pointer does to the scroll views under it: catches their motion, and drags the one that its movement is meant for.
///
/// Whoever decides between taps, gestures and scrolling holds one for each pointer: it asks `wantsToBegin(at:)` and says `begin(at:time:)`
/// when scrolling has won. Every position is told with `move(to:time:)`, before that too, since the velocity at the end rests on them.
@MainActor final class ScrollDrag {
  private enum State {
    case waiting
    case dragging(ScrollNode)
    case over
  }

  private var scrollers: [ScrollNode]
  private let start: CGPoint
  private var state = State.waiting
  /// Where the drag counts from: the slop lies before it.
  private var dragStart: CGPoint
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()

  /// `scrollers`: the scroll views under the pointer, the innermost first. `point` in window points, `time` on the frame clock.
  init(scrollers: [ScrollNode], at point: CGPoint, time: Double) {
    self.scrollers = scrollers
    start = point
    dragStart = point
    track(point, time: time)
  }

  /// Whether there is a scroll view that could take the pointer.
  var isEmpty: Bool { scrollers.isEmpty }

  /// Whether a scroll view follows the pointer.
  var isDragging: Bool { if case .dragging = state { true } else { false } }

  /// Stops what moves where it is shown, as a finger that comes down does. Returns whether anything moved: such a press taps nothing.
  func catchMotion() -> Bool {
    var caught = false
    for scroller in scrollers where scroller.model.catchMotion() { caught = true }
    return caught
  }

  /// Whether the pointer has gone far enough, along an axis that a scroll view moves along.
  func wantsToBegin(at point: CGPoint) -> Bool {
    guard case .waiting = state else { return false }
    return scroller(for: point) != nil
  }

  /// Lets the scroll view that the movement is meant for follow the pointer from here on.
  func begin(at point: CGPoint, time: Double) {
    guard case .waiting = state, let scroller = scroller(for: point) else { return }
    scroller.model.beginPull(along: scroller.axes)
    dragStart = start + slop(dx: point.x - start.x, dy: point.y - start.y, axes: scroller.axes)
    state = .dragging(scroller)
    pull(to: point)
  }

  /// The pointer has moved.
  func move(to point: CGPoint, time: Double) {
    track(point, time: time)
    pull(to: point)
  }

  /// The pointer was lifted at the last position: fast content goes on, other content stays or springs back.
  func end(at point: CGPoint, time: Double) {
    if case .dragging(let scroller) = state {
      let velocity = CGVector(dx: -horizontal.velocity(at: time), dy: -vertical.velocity(at: time))
      scroller.model.endPull(velocity: velocity, at: time)
    }
    finish(time: time)
  }

  /// The pointer was taken away: nothing goes on, and what hangs over an end springs back.
  func cancel(time: Double) {
    if case .dragging(let scroller) = state { scroller.model.endPull(velocity: .zero, at: time) }
    finish(time: time)
  }

  /// A scroll view has left the window.
  func forget(_ node: RenderNode) {
    scrollers.removeAll { $0 === node }
    if case .dragging(let scroller) = state, scroller === node { state = .over }
  }

  private func finish(time: Double) {
    state = .over
    for scroller in scrollers { scroller.model.releaseCatch(at: time) }
  }

  private func track(_ point: CGPoint, time: Double) {
    horizontal.add(time: time, position: point.x)
    vertical.add(time: time, position: point.y)
  }

  private func pull(to point: CGPoint) {
    guard case .dragging(let scroller) = state else { return }
    scroller.model.pull(to: CGVector(dx: dragStart.x - point.x, dy: dragStart.y - point.y))
  }

  /// Past the slop, the innermost scroll view along the stronger direction.
  private func scroller(for point: CGPoint) -> ScrollNode? {
    let dx = point.x - start.x
    let dy = point.y - start.y
    guard dx * dx + dy * dy >= ScrollMetrics.dragSlop * ScrollMetrics.dragSlop else { return nil }
    let axis: Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
    return scrollers.first { $0.axes.contains(axis) }
      ?? scrollers.first {
        $0.axes.contains(axis.cross) && abs(axis == .horizontal ? dy : dx) >= ScrollMetrics.dragSlop
      }
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
}
