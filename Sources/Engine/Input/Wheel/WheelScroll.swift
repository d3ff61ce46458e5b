import Motion

/// Scrolls by wheels and touchpads.
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
@MainActor package final class WheelScroll: WheelTaker {
  /// The part of the last distance that no scroll view consumed, in points, positive towards the end of the content.
  package private(set) var leftover = CGVector.zero

  private var notches: Notches?
  private var movement: PreciseScroll?

  /// The target of a row of notches.
  private struct Notches {
    var scrollers: [ScrollNode]
    /// The parts of a notch that wait for its rest, over scroll views whose targets are whole notches apart.
    var parts = CGVector.zero
  }

  package init() {}

  package func follow(_ wheel: WheelEvent, path: () -> [RenderNode], time: Double) -> Bool {
    leftover = Self.distance(of: wheel)
    if wheel.isPrecise {
      move(by: leftover, wheel, path: path, time: time)
    } else {
      turn(by: leftover, path: path, time: time)
    }
    return true
  }

  /// The scroll distance of an event in points, positive towards the end of the content. `WheelEvent.delta` counts notches away from the
  /// user and to the right. With `Modifiers.shift` a vertical distance becomes horizontal.
  private static func distance(of wheel: WheelEvent) -> CGVector {
    let distance = CGVector(
      dx: wheel.delta.dx * ScrollConstants.notchLength, dy: -wheel.delta.dy * ScrollConstants.notchLength)
    let isTurned = wheel.modifiers.contains(.shift) && distance.dx == 0
    return isTurned ? CGVector(dx: distance.dy, dy: 0) : distance
  }

  package func forget(_ node: RenderNode) {
    guard node.capabilities.contains(.scrolls) else { return }
    notches?.scrollers.removeAll { $0 === node }
    movement?.pull.forget(node)
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

  private func turn(by distance: CGVector, path: () -> [RenderNode], time: Double) {
    let scrollers = notches?.scrollers ?? path().scrollNodes(accepting: .wheel)
    if notches == nil { notches = Notches(scrollers: scrollers) }
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
    let stepTarget = model.stepTarget(axis, by: max(-page, min(page, distance)), continues: true)
    // A snap provider moves a target in the direction of the distance, which is consumed then.
    let isAligned = node.snapping.provider != nil
    guard isAligned || abs(stepTarget - target) > 0.01 else { return 0 }
    model.turnWheel(axis, to: stepTarget, at: time, isSmooth: node.traits.wheel.isSmooth)
    if isAligned { return distance }
    // A distance of more than a page is consumed, but not scrolled.
    return abs(distance) > page && abs(stepTarget - target) >= page - 0.01 ? distance : stepTarget - target
  }

  // MARK: Touchpads

  private func move(by delta: CGVector, _ wheel: WheelEvent, path: () -> [RenderNode], time: Double) {
    var movement = movement ?? begin(delta, wheel, scrollers: path().scrollNodes(accepting: .wheel), time: time)
    if !PreciseScroll.isEighths(wheel.delta) { movement.isOfWheel = false }
    let delta = Self.adapted(movement.scaled(delta), to: movement.scrollers)
    let followed = movement.follow(delta)
    movement.pull.pull(to: CGVector(dx: movement.distance.dx + followed.dx, dy: movement.distance.dy + followed.dy))
    let over = movement.pull.leftover
    movement.pull.forgetLeftover()
    movement.distance = movement.pull.distance
    movement.note(at: time)
    leftover = CGVector(dx: delta.dx - followed.dx + over.dx, dy: delta.dy - followed.dy + over.dy)
    self.movement = movement
  }

  /// Begins a movement of two fingers, which stops content in motion.
  private func begin(_ delta: CGVector, _ wheel: WheelEvent, scrollers: [ScrollNode], time: Double) -> PreciseScroll {
    let free = scrollers.filter { !$0.model.isPulled }
    let delta = Self.adapted(PreciseScroll.scaled(delta, over: free), to: scrollers)
    var movement = PreciseScroll(wheel.device, delta, over: free, time: time)
    for axis in Axis.allCases { movement.carried[axis] = free.coasting(along: axis, at: time) }
    movement.pull.begin(
      towards: CGVector(dx: movement.axis == .vertical ? 0 : delta.dx, dy: movement.axis == .horizontal ? 0 : delta.dy))
    return movement
  }

  package func patience(_ quietGap: Double) -> Double? {
    movement.map { $0.coastsWhenOverdue ? $0.patience : quietGap }
  }

  package func extrapolate(to time: Double) -> Bool {
    guard let movement else { return false }
    let expected = movement.expected(at: time)
    if expected != movement.pull.distance { movement.pull.pull(to: expected) }
    return expected != movement.distance
  }

  package func end(_ end: WheelEnd, at time: Double) {
    notches = nil
    guard let movement else { return }
    self.movement = nil
    let (velocity, followers) = (movement.endVelocity(end, at: time), movement.pull.followers)
    if movement.pull.distance != movement.distance { movement.pull.pull(to: movement.distance) }
    // Content that moves until the lift goes on from its last report: the lift is later, or is an estimate.
    movement.pull.end(
      velocity: velocity, at: velocity == .zero ? time : movement.lastTime, isCancelled: end == .cancelled)
    guard end == .rested, velocity != .zero else { return }
    for follower in followers { if let now = follower.host?.time { _ = follower.model.tick(at: now) } }
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
