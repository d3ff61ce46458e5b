import Motion

/// Routes the wheel and trackpads to scroll views.
///
/// A row of notches and a movement of two fingers stay with the scroll views under the pointer at their beginning, also if other content
/// slides under the pointer. Along each axis the first scroll view of `chained(along:)` that can move takes the distance; the leftover goes
/// on to the next.
///
/// Notches glide (`ScrollModel.turnWheel`) and stop at the ends. A trackpad moves content one to one with a `NestedDrag` and may pull it past
/// the ends; between two reports its position is extrapolated, as in a `ScrollDrag`. SDL does not report when the fingers are lifted, so a
/// pause ends the movement: fast content coasts, and content past an end springs back. A movement whose reports are all eighths of a notch is
/// that of a high-resolution wheel and does not coast.
@MainActor package final class WheelRouter: FrameTicker {
  weak var host: NodeHost?
  /// The distance of the last event that no scroll view consumed, in points, positive towards the end of the content.
  package private(set) var leftover = CGVector.zero

  private var notches: Notches?
  private var stroke: Stroke?

  /// The target of a row of notches.
  private struct Notches {
    var scrollers: [ScrollNode]
    let location: CGPoint
    var lastTime: Double

    func includes(_ wheel: WheelEvent, at time: Double) -> Bool {
      let (dx, dy) = (wheel.location.x - location.x, wheel.location.y - location.y)
      return !(time - lastTime).isLonger(than: ScrollConstants.wheelLatchTime)
        && dx * dx + dy * dy <= ScrollConstants.wheelLatchDistance * ScrollConstants.wheelLatchDistance
    }
  }

  /// Handles a wheel event. `path`: the nodes under the pointer, the deepest first.
  package func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) {
    let distance = Self.distance(of: wheel)
    leftover = distance
    guard distance != .zero else { return }
    if wheel.isPrecise {
      move(by: distance, isEighths: Self.isEighths(wheel.delta), path: path(), time: time)
    } else {
      turn(by: distance, wheel, path: path(), time: time)
    }
  }

  /// The scroll distance of an event in points, positive towards the end of the content. `WheelEvent.delta` counts notches away from the
  /// user and to the right. With `Modifiers.shift` a vertical distance becomes horizontal.
  private static func distance(of wheel: WheelEvent) -> CGVector {
    var distance = CGVector(
      dx: wheel.delta.dx * ScrollConstants.notchLength, dy: -wheel.delta.dy * ScrollConstants.notchLength)
    guard distance.dx.isFinite, distance.dy.isFinite else { return .zero }
    if wheel.modifiers.contains(.shift), distance.dx == 0 { distance = CGVector(dx: distance.dy, dy: 0) }
    return distance
  }

  /// Called when a node has left the window. Only scroll views are held.
  func forget(_ node: RenderNode) {
    guard node is ScrollNode else { return }
    notches?.scrollers.removeAll { $0 === node }
    stroke?.pull.forget(node)
  }

  /// Ends the movement of a trackpad: the window has lost the keyboard.
  func cancel(time: Double) { endStroke(at: time, velocity: .zero, isCancelled: true) }

  private static func scrollers(of path: [RenderNode]) -> [ScrollNode] {
    path.compactMap { $0 as? ScrollNode }.filter { $0.accepts(.wheel) }
  }

  /// The distance along the axes of `scrollers`: a vertical distance becomes horizontal if all of them scroll horizontally only.
  /// A turn towards the user scrolls towards the trailing edge.
  private static func adapted(_ distance: CGVector, to scrollers: [ScrollNode]) -> CGVector {
    guard distance.dx == 0, let first = scrollers.first,
      !scrollers.contains(where: { $0.axes.contains(.vertical) })
    else { return distance }
    return CGVector(dx: first.isRightToLeft ? -distance.dy : distance.dy, dy: 0)
  }

  // MARK: Notches

  private func turn(by distance: CGVector, _ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) {
    endStroke(at: time, velocity: .zero)
    if notches?.includes(wheel, at: time) != true {
      notches = Notches(scrollers: Self.scrollers(of: path()), location: wheel.location, lastTime: time)
    }
    notches?.lastTime = time
    guard let scrollers = notches?.scrollers else { return }
    let factor =
      (scrollers.first?.traits.wheel.notchLength ?? ScrollConstants.notchLength) / ScrollConstants.notchLength
    leftover = Self.adapted(CGVector(dx: distance.dx * factor, dy: distance.dy * factor), to: scrollers)
    for axis in Axis.allCases where leftover[axis] != 0 {
      for node in scrollers.chained(along: axis) where leftover[axis] != 0 {
        leftover[axis] -= glide(node, axis, by: leftover[axis], at: time)
      }
    }
  }

  /// Glides a scroll view by `distance` as far as it has room, at most by a page, so that the user can follow. Returns the consumed
  /// distance.
  private func glide(_ node: ScrollNode, _ axis: Axis, by distance: Double, at time: Double) -> Double {
    let model = node.model
    guard !model.isPulled else { return distance }
    let target = model.glideTarget(axis)
    let page = model.metrics.pageLength(axis)
    guard model.metrics.canMove(from: target, by: distance, axis) else { return 0 }
    let wanted = model.stepTarget(axis, by: max(-page, min(page, distance)), continues: true)
    // A snap provider moves a target in the direction of the distance, which is consumed then.
    let isAligned = node.snapping.provider != nil
    guard isAligned || abs(wanted - target) > 0.01 else { return 0 }
    model.turnWheel(axis, to: wanted, at: time, isSmooth: node.traits.wheel.isSmooth)
    if isAligned { return distance }
    // A distance of more than a page is consumed, but not scrolled.
    return abs(distance) > page && abs(wanted - target) >= page - 0.01 ? distance : wanted - target
  }

  // MARK: Trackpads

  /// A movement of two fingers on a trackpad.
  @MainActor private struct Stroke {
    let pull: NestedDrag
    /// The distance of all reports in points, without the part that no scroll view has consumed.
    var distance = CGVector.zero
    /// The axis of the movement; nil for both.
    var axis: Axis?
    var lastTime: Double
    /// The number of consecutive events with the larger distance across `axis`.
    var crossings = 0
    /// True if `isEighths(_:)` holds for all reports, which are then those of a wheel that does not coast.
    var isOfWheel = true
    /// The number of events. A velocity needs several.
    var count = 0
    var tracker = PointTracker()
    var intervals = ReportIntervals()
    let scrollers: [ScrollNode]

    /// Adds the present distance of `pull` to the velocity trackers.
    mutating func note(at time: Double) {
      if count > 0 { intervals.add(time - lastTime) }
      lastTime = max(lastTime, time)
      count += 1
      tracker.add(time: time, x: distance.dx, y: distance.dy)
    }

    /// The extrapolated distance at `time`: that of the last report, and the velocity for the time since then, at most a frame. A report
    /// that is overdue ends it.
    func expected(at time: Double) -> CGVector {
      let age = time - lastTime
      guard age > 0, count > 2, !intervals.isOverdue(at: age) else { return distance }
      let (velocity, ahead) = (velocity, min(age, ScrollConstants.longestPrediction))
      return CGVector(dx: distance.dx + ahead * velocity.dx, dy: distance.dy + ahead * velocity.dy)
    }

    /// The velocity of the last events in points per second.
    var velocity: CGVector { tracker.velocity(at: lastTime) }
  }

  /// True if a distance in notches consists of eighths of a notch, as the reports of high-resolution wheels do. Those of trackpads are finer.
  private static func isEighths(_ delta: CGVector) -> Bool {
    (delta.dx * 8).rounded() == delta.dx * 8 && (delta.dy * 8).rounded() == delta.dy * 8
  }

  private func move(by delta: CGVector, isEighths: Bool, path: @autoclosure () -> [RenderNode], time: Double) {
    notches = nil
    if let stroke, (time - stroke.lastTime).isLonger(than: ScrollConstants.wheelQuietGap) {
      endStroke(at: time, velocity: .zero)
    }
    if stroke == nil { beginStroke(delta, scrollers: Self.scrollers(of: path()), time: time) }
    guard var stroke else { return }
    if !isEighths { stroke.isOfWheel = false }
    let delta = Self.adapted(delta, to: stroke.scrollers)
    let followed = follow(&stroke, delta)
    stroke.pull.pull(to: CGVector(dx: stroke.distance.dx + followed.dx, dy: stroke.distance.dy + followed.dy))
    let over = stroke.pull.leftover
    stroke.pull.forgetLeftover()
    stroke.distance = stroke.pull.distance
    stroke.note(at: time)
    leftover = CGVector(dx: delta.dx - followed.dx + over.dx, dy: delta.dy - followed.dy + over.dy)
    self.stroke = stroke
    host?.add(self)
  }

  /// Begins a movement of two fingers, which stops content in motion.
  private func beginStroke(_ delta: CGVector, scrollers: [ScrollNode], time: Double) {
    let delta = Self.adapted(delta, to: scrollers)
    let axis: Axis = abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical
    let isDiagonal = abs(delta[axis.cross]) > abs(delta[axis]) * ScrollConstants.tangentOfLock
    let free = scrollers.filter { !$0.model.isPulled }
    let pull = NestedDrag(horizontal: free.chained(along: .horizontal), vertical: free.chained(along: .vertical))
    var stroke = Stroke(pull: pull, axis: isDiagonal ? nil : axis, lastTime: time, scrollers: free)
    stroke.tracker.add(time: time - Self.assumedInterval, x: 0, y: 0)
    pull.begin(
      towards: isDiagonal
        ? delta : CGVector(dx: axis == .horizontal ? delta.dx : 0, dy: axis == .vertical ? delta.dy : 0))
    self.stroke = stroke
  }

  /// The time before the first event of a movement that its distance is attributed to, in seconds.
  private static let assumedInterval = 1.0 / 60

  package init() {}

  /// The part of `delta` that the movement follows: the component along `Stroke.axis`. Three events in a row across it free the movement.
  private func follow(_ stroke: inout Stroke, _ delta: CGVector) -> CGVector {
    guard let axis = stroke.axis else { return delta }
    stroke.crossings = abs(delta[axis.cross]) > abs(delta[axis]) ? stroke.crossings + 1 : 0
    if stroke.crossings >= 3 {
      stroke.axis = nil
      return delta
    }
    var followed = delta
    followed[axis.cross] = 0
    return followed
  }

  package func tick(at time: Double) -> NextTick {
    guard let stroke else { return .never }
    let velocity = stroke.velocity
    let isFast = max(abs(velocity.dx), abs(velocity.dy)) >= ScrollConstants.wheelMomentumSpeed
    let isOutside = stroke.pull.followers.contains { $0.model.metrics.clamped($0.model.offset) != $0.model.offset }
    let goesOn = isFast && stroke.count > 2 && !isOutside && !stroke.isOfWheel
    let isAhead = follow(stroke, at: time)
    guard goesOn else {
      let due = stroke.lastTime + ScrollConstants.wheelQuietGap
      if !time.hasReached(due) { return isAhead ? .nextFrame : .at(due) }
      endStroke(at: due, velocity: .zero)
      return .never
    }
    // Coasting starts at the time of the last report, so that the pause is made up for.
    let gap = stroke.intervals.longest.map { $0 * (1 + ScrollConstants.lateness) } ?? ScrollConstants.wheelMomentumGap
    let due = stroke.lastTime + min(max(gap, ScrollConstants.longestPrediction), ScrollConstants.wheelMomentumGap)
    if !time.hasReached(due) { return isAhead ? .nextFrame : .at(due) }
    let followers = stroke.pull.followers
    endStroke(at: stroke.lastTime, velocity: velocity)
    for follower in followers { _ = follower.model.tick(at: time) }
    return .never
  }

  /// Moves the content to the extrapolated position. Returns true if a later frame has another position.
  private func follow(_ stroke: Stroke, at time: Double) -> Bool {
    let expected = stroke.expected(at: time)
    if expected != stroke.pull.distance { stroke.pull.pull(to: expected) }
    return expected != stroke.distance
  }

  private func endStroke(at time: Double, velocity: CGVector, isCancelled: Bool = false) {
    guard let stroke else { return }
    self.stroke = nil
    if stroke.pull.distance != stroke.distance { stroke.pull.pull(to: stroke.distance) }
    stroke.pull.end(velocity: velocity, at: time, isCancelled: isCancelled)
  }
}
