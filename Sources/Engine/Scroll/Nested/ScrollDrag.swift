import Geometry
import Motion

/// What one pressed pointer does to the scroll views under it: catches their motion, and drags those that its movement is meant for.
///
/// Whoever decides between taps, gestures and scrolling holds one for each pointer: it asks `wantsToBegin(at:)` and says
/// `begin(at:time:)` when scrolling has won. Every position is told with `move(to:time:)`, before that too, since the velocity at
/// the end rests on them.
///
/// The stronger direction of the first movement decides along which axis; a scroll view that scrolls along both follows freely when
/// the movement begins diagonally, and otherwise keeps to the axis until the pointer clearly leaves it.
///
/// Positions come when the device reports them, frames when the display wants them. A drag that only followed the last position would
/// stutter wherever both have different rates, so in each frame it goes on for the part of an interval that has passed since, and never
/// for longer than a frame lasts: a pointer that stops is not run past by more. Where reports come clearly more often than frames, one
/// that is a little late finds the content where it was expected, as does one of a device that reports unevenly; one that is overdue has
/// the pointer rest where it was last.
@MainActor final class ScrollDrag: FrameTicker {
  private enum State {
    case waiting
    case dragging
    case over
  }

  private var scrollers: [ScrollNode]
  private let start: CGPoint
  private var state = State.waiting
  private var pull: NestedDrag?
  /// Where each axis counts from: the slop lies before it.
  private var origin: CGPoint
  /// The axis that the drag does not follow although its scroll view could.
  private var lockedOut: Axis?
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  /// The last position, and when it was told.
  private var last: (point: CGPoint, time: Double)
  private var intervals = ReportIntervals()

  /// `scrollers`: the scroll views under the pointer, the innermost first. `point` in window points, `time` on the frame clock.
  init(scrollers: [ScrollNode], at point: CGPoint, time: Double) {
    self.scrollers = scrollers.filter { $0.accepts(.drag) }
    start = point
    origin = point
    last = (point, time)
    track(point, time: time)
  }

  /// Whether there is no scroll view that could take the pointer.
  var isEmpty: Bool { scrollers.isEmpty }

  /// Whether a scroll view follows the pointer.
  var isDragging: Bool { state == .dragging }

  /// The part of the pointer's way that no scroll view had room for.
  var leftover: CGVector { pull?.leftover ?? .zero }

  /// Stops what moves where it is shown, as a finger that comes down does. Returns whether anything moved: such a press taps nothing.
  func catchMotion() -> Bool {
    var caught = false
    for scroller in scrollers where scroller.model.catchMotion() { caught = true }
    return caught
  }

  /// Whether the pointer has gone far enough, along an axis that a scroll view moves along.
  func wantsToBegin(at point: CGPoint) -> Bool { state == .waiting && axis(for: point) != nil }

  /// Lets the scroll views that the movement is meant for follow the pointer from here on.
  func begin(at point: CGPoint, time: Double) {
    guard state == .waiting, let axis = axis(for: point) else { return }
    let lead = scrollers.first { $0.axes.contains(axis) }
    let isFree = lead.map { $0.axes.contains(axis.cross) } ?? false
    let isDiagonal = isFree && Self.isDiagonal(point - start, axis)
    lockedOut = isFree && !isDiagonal ? axis.cross : nil
    let chain = { (wanted: Axis) -> [ScrollNode] in
      wanted == axis || isDiagonal ? self.scrollers.filter { $0.axes.contains(wanted) } : []
    }
    let pull = NestedDrag(horizontal: chain(.horizontal), vertical: chain(.vertical))
    self.pull = pull
    origin = start + slop(point - start, isDiagonal: isDiagonal)
    state = .dragging
    let moved = start - point
    pull.begin(
      towards: CGVector(dx: chain(.horizontal).isEmpty ? 0 : moved.x, dy: chain(.vertical).isEmpty ? 0 : moved.y))
    for follower in pull.followers { follower.dragDidBegin() }
    follow(point)
  }

  /// The pointer has moved. `isReport`: with a report of its device, not with what another finger tells of the same moment.
  func move(to point: CGPoint, time: Double, isReport: Bool = true) {
    track(point, time: time, isReport: isReport)
    follow(point)
    if isDragging { scrollers.first?.pipeline?.add(self) }
  }

  /// Goes on to where the pointer should be by now, as long as its next position is not overdue.
  func tick(at time: Double) -> NextTick {
    guard isDragging else { return .never }
    follow(expected(at: time))
    return isOverdue(at: time) ? .never : .nextFrame
  }

  /// Where the pointer should be at `time`.
  private func expected(at time: Double) -> CGPoint {
    let age = time - last.time
    guard age > 0, !isOverdue(at: time) else { return last.point }
    let ahead = min(age, ScrollConstants.longestPrediction)
    return CGPoint(
      x: last.point.x + ahead * horizontal.velocity(at: last.time),
      y: last.point.y + ahead * vertical.velocity(at: last.time))
  }

  /// Whether the pointer must have stopped, since nothing was heard of it for so long.
  private func isOverdue(at time: Double) -> Bool {
    guard let interval = intervals.longest else { return true }
    let isQuick = !interval.hasReached(0.9 * ScrollConstants.longestPrediction)
    let longest = interval * ScrollConstants.lateness
    // An even device is taken at its word, so that a pointer that stops is not run past; an uneven one is waited for.
    let lateness = isQuick ? longest : min(longest, intervals.spread - 0.001 * interval)
    return (time - last.time).hasReached(interval + lateness)
  }

  /// The pointer was lifted: fast content goes on, other content stays or springs back. Where the lift tells no new position, it goes on
  /// from where the pointer is expected, since that is shown.
  func end(at point: CGPoint, time: Double) {
    if point != last.point { track(point, time: time) }
    var velocity = CGVector(dx: -horizontal.velocity(at: time), dy: -vertical.velocity(at: time))
    if let lockedOut { velocity[lockedOut] = 0 }
    follow(velocity == .zero ? point : expected(at: time))
    pull?.end(velocity: velocity, at: time)
    finish(time: time)
  }

  /// The pointer was taken away: nothing goes on, and what hangs over an end springs back.
  func cancel(time: Double) {
    follow(last.point)
    pull?.end(velocity: .zero, at: time, isCancelled: true)
    finish(time: time)
  }

  /// A scroll view has left the window.
  func forget(_ node: RenderNode) {
    scrollers.removeAll { $0 === node }
    pull?.forget(node)
  }

  private func finish(time: Double) {
    state = .over
    pull = nil
    for scroller in scrollers { scroller.pipeline?.remove(self) }
    for scroller in scrollers { scroller.model.releaseCatch(at: time) }
  }

  private func track(_ point: CGPoint, time: Double, isReport: Bool = true) {
    intervals.add(time - last.time, isReport: isReport)
    last = (point, max(time, last.time))
    horizontal.add(time: time, position: point.x)
    vertical.add(time: time, position: point.y)
  }

  private func follow(_ point: CGPoint) {
    guard let pull else { return }
    if let lockedOut, hasBrokenOut(point, of: lockedOut.cross) { open(lockedOut, at: point) }
    var moved = origin - point
    if let lockedOut { moved[lockedOut] = 0 }
    pull.pull(to: CGVector(dx: moved.x, dy: moved.y))
  }

  // MARK: Directions

  /// Past the slop, the stronger axis if a scroll view moves along it, or else the other one where the pointer has gone far enough
  /// along that.
  private func axis(for point: CGPoint) -> Axis? {
    let moved = point - start
    guard moved.x * moved.x + moved.y * moved.y >= ScrollConstants.dragSlop * ScrollConstants.dragSlop else {
      return nil
    }
    let axis: Axis = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
    if scrollers.contains(where: { $0.axes.contains(axis) }) { return axis }
    let isFar = abs(moved[axis.cross]) >= ScrollConstants.dragSlop
    return isFar && scrollers.contains { $0.axes.contains(axis.cross) } ? axis.cross : nil
  }

  /// Whether a movement is meant for both axes: 30° and more from either (Firefox's angle of lock).
  private static func isDiagonal(_ moved: CGPoint, _ axis: Axis) -> Bool {
    abs(moved[axis.cross]) > abs(moved[axis]) * ScrollConstants.tangentOfLock
  }

  /// Whether the pointer has left the axis that it keeps to: by more than the slop, and at 22.5° and more (Firefox's angle).
  private func hasBrokenOut(_ point: CGPoint, of axis: Axis) -> Bool {
    let moved = point - start
    return abs(moved[axis.cross]) > 2 * ScrollConstants.dragSlop
      && abs(moved[axis.cross]) > abs(moved[axis]) * ScrollConstants.tangentOfBreakout
  }

  private func open(_ axis: Axis, at point: CGPoint) {
    lockedOut = nil
    origin[axis] = point[axis]
    pull?.open(axis, scrollers.filter { $0.axes.contains(axis) })
  }

  /// The part of the first movement that is not scrolled.
  private func slop(_ moved: CGPoint, isDiagonal: Bool) -> CGPoint {
    let slop = ScrollConstants.dragSlop
    guard isDiagonal else { return CGPoint(x: max(-slop, min(slop, moved.x)), y: max(-slop, min(slop, moved.y))) }
    let length = (moved.x * moved.x + moved.y * moved.y).squareRoot()
    return CGPoint(x: moved.x / length * slop, y: moved.y / length * slop)
  }
}
