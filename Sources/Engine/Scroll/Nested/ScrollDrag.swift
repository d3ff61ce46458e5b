import Motion

/// The effect of one pressed pointer on the scroll views under it: it catches their motion and drags them.
///
/// The gesture arena holds one `ScrollDrag` for each pointer. It asks `wantsToBegin(at:)` and calls `begin(at:time:)` when scrolling
/// has won. `move(to:time:)` receives all positions, also those before, for the velocity at `end(at:time:)`.
///
/// The direction of the first movement selects the axis. A scroll view with two axes follows freely if the movement begins diagonally;
/// otherwise it is locked to the axis until the pointer clearly leaves it.
///
/// Reports come at the rate of the device, frames at the rate of the display. Between two reports the position is extrapolated with the
/// tracked velocity, for at most one frame (`ScrollConstants.longestPrediction`). If a report is overdue (`ReportIntervals.isOverdue(at:)`), the
/// content returns to the last reported position. Devices that report more often than frames or at uneven intervals are allowed some
/// lateness.
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
  /// The point from which each axis is measured: the start plus the slop.
  private var origin: CGPoint
  /// The axis that the drag ignores although the scroll view could follow it.
  private var lockedOut: Axis?
  private var tracker = PointTracker()
  /// The last reported position and its time.
  private var last: (point: CGPoint, time: Double)
  private var intervals = ReportIntervals()
  /// The velocity of the fingers of a pinch that this drag continues, and the time of its end.
  private var inherited: (velocity: CGVector, time: Double)?
  /// The time in seconds within which the fingers of a pinch are lifted together.
  private static let liftTime = 0.1

  /// Creates a drag for a press at `point`, in window coordinates, at `time` on the frame clock. `scrollers`: the scroll views under
  /// the pointer, the innermost first.
  init(scrollers: [ScrollNode], at point: CGPoint, time: Double) {
    self.scrollers = scrollers.filter { $0.accepts(.drag) }
    start = point
    origin = point
    last = (point, time)
    track(point, time: time)
  }

  /// True while a scroll view follows the pointer.
  var isDragging: Bool { state == .dragging }

  /// The part of `distance` that no scroll view has consumed, in points.
  var leftover: CGVector { pull?.leftover ?? .zero }

  /// Stops all running motions of the scroll views. Returns true if a motion was visible, so that the press is not a tap.
  func catchMotion() -> Bool {
    var caught = false
    for scroller in scrollers where scroller.model.catchMotion() { caught = true }
    return caught
  }

  /// True if the pointer has moved by `ScrollConstants.dragSlop` along a scrollable axis.
  func wantsToBegin(at point: CGPoint) -> Bool { state == .waiting && axis(for: point) != nil }

  /// Starts the drag at `point`. The scroll views follow the pointer from now on.
  func begin(at point: CGPoint, time: Double) {
    guard state == .waiting, let axis = axis(for: point) else { return }
    let lead = scrollers.first { $0.axes.contains(axis) }
    let isFree = lead.map { $0.axes.contains(axis.cross) } ?? false
    let isDiagonal = isFree && Self.isDiagonal(point - start, axis)
    lockedOut = isFree && !isDiagonal ? axis.cross : nil
    let chain = { (wanted: Axis) -> [ScrollNode] in
      wanted == axis || isDiagonal ? self.scrollers.chained(along: wanted) : []
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

  /// Starts the drag at the end of a pinch, along all axes and without a slop. Within `liftTime` its release flings the content with
  /// `velocity`, in points per second: the last finger need not have moved for it.
  func resume(with velocity: CGVector) {
    guard state == .waiting else { return }
    let chain = { (axis: Axis) in self.scrollers.chained(along: axis) }
    let pull = NestedDrag(horizontal: chain(.horizontal), vertical: chain(.vertical))
    self.pull = pull
    inherited = (velocity, last.time)
    state = .dragging
    pull.begin(
      towards: CGVector(
        dx: chain(.horizontal).isEmpty ? 0 : -velocity.dx, dy: chain(.vertical).isEmpty ? 0 : -velocity.dy))
    for follower in pull.followers { follower.dragDidBegin() }
  }

  /// Handles a new position.
  ///
  /// - Parameter isReport: False for a position that repeats a report of another finger at the same time.
  func move(to point: CGPoint, time: Double, isReport: Bool = true) {
    track(point, time: time, isReport: isReport)
    follow(point)
    if isDragging { scrollers.first?.host?.add(self) }
  }

  /// Moves the content to the extrapolated position, until the next report is overdue.
  func tick(at time: Double) -> NextTick {
    guard isDragging else { return .never }
    follow(expected(at: time))
    return intervals.isOverdue(at: time - last.time) ? .never : .nextFrame
  }

  /// The extrapolated position at `time`.
  private func expected(at time: Double) -> CGPoint {
    let age = time - last.time
    guard age > 0, !intervals.isOverdue(at: age) else { return last.point }
    let ahead = min(age, ScrollConstants.longestPrediction)
    let velocity = tracker.velocity(at: last.time)
    return CGPoint(x: last.point.x + ahead * velocity.dx, y: last.point.y + ahead * velocity.dy)
  }

  /// Ends the drag: fast content coasts, other content stays or springs back. Without a new position at the release, the fling starts
  /// at the displayed, extrapolated position.
  func end(at point: CGPoint, time: Double) {
    if point != last.point { track(point, time: time) }
    var speed = tracker.velocity(at: time)
    if let inherited, !(time - inherited.time).isLonger(than: Self.liftTime) { speed = inherited.velocity }
    var velocity = CGVector(dx: -speed.dx, dy: -speed.dy)
    if let lockedOut { velocity[lockedOut] = 0 }
    follow(velocity == .zero || inherited != nil ? point : expected(at: time))
    pull?.end(velocity: velocity, at: time)
    finish(time: time)
  }

  /// Cancels the drag: content past an end springs back, other content stays.
  func cancel(time: Double) {
    follow(last.point)
    pull?.end(velocity: .zero, at: time, isCancelled: true)
    finish(time: time)
  }

  /// Drops a scroll view that leaves the window.
  func forget(_ node: RenderNode) {
    scrollers.removeAll { $0 === node }
    pull?.forget(node)
  }

  private func finish(time: Double) {
    state = .over
    pull = nil
    for scroller in scrollers { scroller.host?.remove(self) }
    for scroller in scrollers { scroller.model.releaseCatch(at: time) }
  }

  private func track(_ point: CGPoint, time: Double, isReport: Bool = true) {
    intervals.add(time - last.time, isReport: isReport)
    last = (point, max(time, last.time))
    tracker.add(time: time, x: point.x, y: point.y)
  }

  private func follow(_ point: CGPoint) {
    guard let pull else { return }
    if let lockedOut, hasBrokenOut(point, of: lockedOut.cross) { open(lockedOut, at: point) }
    var moved = origin - point
    if let lockedOut { moved[lockedOut] = 0 }
    pull.pull(to: CGVector(dx: moved.x, dy: moved.y))
  }

  // MARK: Directions

  /// The axis of the movement: past the slop, its stronger axis if a scroll view moves along it, otherwise the other axis if the
  /// movement along that is past the slop too. `nil` below the slop.
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

  /// True if the movement is at least 30° off both axes (`ScrollConstants.tangentOfLock`).
  private static func isDiagonal(_ moved: CGPoint, _ axis: Axis) -> Bool {
    abs(moved[axis.cross]) > abs(moved[axis]) * ScrollConstants.tangentOfLock
  }

  /// True if the pointer has left its locked axis by more than twice the slop and by at least 22.5°
  /// (`ScrollConstants.tangentOfBreakout`).
  private func hasBrokenOut(_ point: CGPoint, of axis: Axis) -> Bool {
    let moved = point - start
    return abs(moved[axis.cross]) > 2 * ScrollConstants.dragSlop
      && abs(moved[axis.cross]) > abs(moved[axis]) * ScrollConstants.tangentOfBreakout
  }

  private func open(_ axis: Axis, at point: CGPoint) {
    lockedOut = nil
    origin[axis] = point[axis]
    pull?.open(axis, scrollers.chained(along: axis))
  }

  /// The part of the movement that is subtracted as slop.
  private func slop(_ moved: CGPoint, isDiagonal: Bool) -> CGPoint {
    let slop = ScrollConstants.dragSlop
    guard isDiagonal else { return CGPoint(x: max(-slop, min(slop, moved.x)), y: max(-slop, min(slop, moved.y))) }
    let length = (moved.x * moved.x + moved.y * moved.y).squareRoot()
    return CGPoint(x: moved.x / length * slop, y: moved.y / length * slop)
  }
}

/// A `VelocityTracker` for either coordinate of a point.
struct PointTracker {
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()

  mutating func add(time: Double, x: Double, y: Double) {
    horizontal.add(time: time, position: x)
    vertical.add(time: time, position: y)
  }

  /// In points per second.
  func velocity(at time: Double) -> CGVector {
    CGVector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }
}
