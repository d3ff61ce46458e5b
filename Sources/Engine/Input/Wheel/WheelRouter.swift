import Motion

/// Routes the wheel and trackpads to scroll views.
///
/// A row of notches and a movement of two fingers stay with the scroll views under the pointer at their beginning, also if other content
/// slides under the pointer. Along each axis the first scroll view of `chained(along:)` that can move takes the distance; the leftover goes
/// on to the next.
///
/// A wheel glides (`ScrollModel.turnWheel`) and stops at the ends. A touchpad moves content one to one with a `NestedDrag` and may pull it past
/// the ends; between two reports its position is extrapolated, as in a `ScrollDrag`. At the lift fast content coasts from the last report,
/// and content past an end springs back.
///
/// SDL 2 reports neither the device nor the lift of fingers (`WheelDevice.unknown`), so a pause ends the movement. A movement whose reports are
/// all eighths of a notch is that of a high-resolution wheel and does not coast.
@MainActor package final class WheelRouter: FrameTicker {
  /// The `NodeHost` of the scroll views, which runs `tick(at:)`.
  package weak var host: NodeHost?
  /// The distance of the last event that no scroll view consumed, in points, positive towards the end of the content.
  package private(set) var leftover = CGVector.zero

  private var notches: Notches?
  private var stroke: WheelStroke?

  /// The target of a row of notches.
  private struct Notches {
    var scrollers: [ScrollNode]
    let location: CGPoint
    var lastTime: Double
    /// The parts of a notch that wait for its rest, over scroll views whose targets are whole notches apart.
    var parts = CGVector.zero

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
    if wheel.phase.isEnd { return end(wheel, at: time) }
    guard distance != .zero else { return }
    if wheel.isPrecise {
      move(by: distance, wheel, path: path(), time: time)
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

  /// Ends the movement of a touchpad: the window has lost the keyboard.
  package func cancel(time: Double) { endStroke(at: time, velocity: .zero, isCancelled: true) }

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
      leftover[axis] = wholeNotches(leftover[axis], along: axis, length: factor * ScrollConstants.notchLength)
      for node in scrollers.chained(along: axis) where leftover[axis] != 0 {
        leftover[axis] -= glide(node, axis, by: leftover[axis], at: time)
      }
    }
  }

  /// The distance that is due for a part of a notch. Over a scroll view with a `SnapProvider`, which answers each distance with a target of its
  /// own, parts wait until they are a notch of `length` points. A turn in the other direction drops them.
  private func wholeNotches(_ distance: Double, along axis: Axis, length: Double) -> Double {
    guard let notches, notches.scrollers.contains(where: { $0.axes.contains(axis) && $0.snapping.provider != nil }),
      length > 0
    else { return distance }
    var sum = notches.parts[axis]
    if sum * distance < 0 { sum = 0 }
    sum += distance
    // Sums of thirds of a notch are a rounding below the whole.
    let whole = ((abs(sum) / length) + 1e-6).rounded(.down) * length * (sum < 0 ? -1 : 1)
    self.notches?.parts[axis] = sum - whole
    return whole
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

  // MARK: Touchpads

  private func move(by delta: CGVector, _ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) {
    notches = nil
    if let stroke, !stroke.includes(wheel, at: time) { endStroke(at: time, velocity: .zero) }
    if stroke == nil { beginStroke(delta, wheel, scrollers: Self.scrollers(of: path()), time: time) }
    guard var stroke else { return }
    if !WheelStroke.isEighths(wheel.delta) { stroke.isOfWheel = false }
    let delta = Self.adapted(stroke.scaled(delta), to: stroke.scrollers)
    let followed = stroke.follow(delta)
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
  private func beginStroke(_ delta: CGVector, _ wheel: WheelEvent, scrollers: [ScrollNode], time: Double) {
    let free = scrollers.filter { !$0.model.isPulled }
    let delta = Self.adapted(WheelStroke.scaled(delta, over: free), to: scrollers)
    var stroke = WheelStroke(wheel, delta, over: free, time: time)
    for axis in Axis.allCases { stroke.carried[axis] = free.coasting(along: axis, at: time) }
    stroke.pull.begin(
      towards: CGVector(dx: stroke.axis == .vertical ? 0 : delta.dx, dy: stroke.axis == .horizontal ? 0 : delta.dy))
    self.stroke = stroke
  }

  package init() {}

  package func tick(at time: Double) -> NextTick {
    guard let stroke else { return .never }
    let isAhead = follow(stroke, at: time)
    if stroke.device == .touchpad { return isAhead ? .nextFrame : .never }
    guard stroke.coastsWhenOverdue else {
      let due = stroke.lastTime + ScrollConstants.wheelQuietGap
      if !time.hasReached(due) { return isAhead ? .nextFrame : .at(due) }
      endStroke(at: due, velocity: .zero)
      return .never
    }
    // Coasting starts at the time of the last report, so that the pause is made up for.
    let due = stroke.lastTime + stroke.patience
    if !time.hasReached(due) { return isAhead ? .nextFrame : .at(due) }
    let followers = stroke.pull.followers
    endStroke(at: stroke.lastTime, velocity: stroke.velocity)
    for follower in followers { _ = follower.model.tick(at: time) }
    return .never
  }

  /// Moves the content to the extrapolated position. Returns true if a later frame has another position.
  private func follow(_ stroke: WheelStroke, at time: Double) -> Bool {
    let expected = stroke.expected(at: time)
    if expected != stroke.pull.distance { stroke.pull.pull(to: expected) }
    return expected != stroke.distance
  }

  /// Ends the movement as the touchpad reports it.
  private func end(_ wheel: WheelEvent, at time: Double) {
    guard let stroke, stroke.device == wheel.device else { return }
    guard wheel.phase == .lifted else { return endStroke(at: time, velocity: .zero, isCancelled: true) }
    let velocity = stroke.device == .touchpad ? stroke.liftVelocity(at: time) : .zero
    // Content that moves until the lift goes on from its last report: the lift is reported later.
    endStroke(at: velocity == .zero ? time : stroke.lastTime, velocity: velocity)
  }

  private func endStroke(at time: Double, velocity: CGVector, isCancelled: Bool = false) {
    guard let stroke else { return }
    self.stroke = nil
    if stroke.pull.distance != stroke.distance { stroke.pull.pull(to: stroke.distance) }
    stroke.pull.end(velocity: velocity, at: time, isCancelled: isCancelled)
  }
}

extension [ScrollNode] {
  /// The velocity in points per second with which the first moving scroll view coasts along `axis`; 0 at rest.
  @MainActor fileprivate func coasting(along axis: Axis, at time: Double) -> Double {
    for node in self {
      if let motion = node.model[axis], motion.isFling { return motion.velocity(at: time) }
    }
    return 0
  }
}
