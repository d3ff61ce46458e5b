import Motion

/// Contact of a pointer: catching a motion, pulling with a finger, the mouse or a trackpad, and holding an indicator's thumb.
extension ScrollModel {
  // MARK: Press

  /// Stops the running motion at its displayed offset, for a pointer that has come down. Returns true if the motion was visible.
  ///
  /// Content that seems to rest is not caught; a glide of it jumps to its target.
  @discardableResult
  package func catchMotion() -> Bool {
    let wasMoving = isMoving && !seemsToRest
    hasCaughtMotion = wasMoving
    recordOrigin()
    if !wasMoving { finishGlides() }
    stop()
    setActivity(.tracking)
    return wasMoving
  }

  /// The speed of the running motions in points per second in the displayed frame; the greater of both axes.
  package var speed: Double {
    guard let host else { return isMoving ? .infinity : 0 }
    return Axis.allCases.map { abs(self[$0]?.velocity(at: host.time) ?? 0) }.max() ?? 0
  }

  /// True if the content is slower than `ScrollConstants.catchSpeed` and nearer than `ScrollConstants.catchDistance` to its target.
  private var seemsToRest: Bool {
    guard speed < ScrollConstants.catchSpeed else { return false }
    return Axis.allCases.allSatisfy { axis in
      guard let motion = self[axis], !motion.isFling else { return true }
      return abs(motion.target - offset[axis]) < ScrollConstants.catchDistance
    }
  }

  private func finishGlides() {
    for axis in Axis.allCases {
      if let motion = self[axis], motion.isGlide { write(metrics.clamped(motion.target, axis), axis) }
    }
  }

  /// Ends a press that became no drag: content past an end springs back, even if a key has moved it since the press.
  package func releaseCatch(at time: Double) {
    guard !isPulled, !isRescaling else { return }
    if activity == .tracking {
      // A tap on content at rest moves nothing.
      guard hasCaughtMotion || metrics.clamped(offset) != offset else { return setActivity(.idle, leaving: .lifted) }
      return release(velocity: .zero, at: time, phase: .lifted)
    }
    for axis in Axis.allCases where self[axis] == nil && metrics.clamped(offset[axis], axis) != offset[axis] {
      startFling(axis, velocity: 0, at: time, successors: [])
    }
    if activity == .idle, isMoving { setActivity(.decelerating) }
  }

  // MARK: Pull

  /// Starts a pull along `axes` at the displayed offset. Ignored while the thumb is held.
  package func beginPull(along axes: Axis.Set) {
    guard !isHeld else { return }
    recordOrigin()
    stop()
    pull = Pull(
      position: CGPoint(x: metrics.raw(offset.x, .horizontal), y: metrics.raw(offset.y, .vertical)),
      axes: axes.intersection(metrics.axes))
    setActivity(.interacting)
  }

  /// The position of the `pull` along `axis`: the offset without the `RubberBand`.
  package func pullPosition(_ axis: Axis) -> Double {
    if let pull { return pull.position[axis] }
    return metrics.raw(offset[axis], axis)
  }

  /// Moves the `pull` along `axis` to `raw`, an absolute position before the `RubberBand`, so that no rounding accumulates.
  package func pull(to raw: Double, _ axis: Axis) {
    guard pull?.axes.contains(axis) == true, !raw.isNaN else { return }
    pull?.position[axis] = raw
    write(metrics.shown(raw, axis), axis)
  }

  /// Ends the `pull` with the velocity of the pointer, reduced by the slope of the `RubberBand`.
  ///
  /// - Parameters:
  ///   - isCancelled: True if the `pull` was taken from the pointer instead of released.
  ///   - successors: The outer scroll views along an axis that continue a fling past the end of the content.
  package func endPull(
    velocity: CGVector, at time: Double, isCancelled: Bool = false, successors: (Axis) -> [ScrollNode] = { _ in [] }
  ) {
    guard let pull else { return }
    self.pull = nil
    var shown = CGVector.zero
    for axis in Axis.allCases where pull.axes.contains(axis) {
      shown[axis] = velocity[axis] * metrics.slope(pull.position[axis], axis)
    }
    release(velocity: shown, at: time, phase: isCancelled ? .cancelled : .lifted, successors: successors)
  }

  /// Releases the content: fast content coasts, content past an end springs back, other content rests.
  private func release(
    velocity: CGVector, at time: Double, phase: ContactPhase, successors: (Axis) -> [ScrollNode] = { _ in [] }
  ) {
    let start = offset
    for axis in Axis.allCases where metrics.axes.contains(axis) {
      let isOutside = metrics.clamped(offset[axis], axis) != offset[axis]
      guard isOutside || abs(velocity[axis]) >= FlingSimulation.minimumSpeed else { continue }
      startFling(axis, velocity: velocity[axis], at: time, successors: successors(axis))
    }
    snap(from: start, velocity: velocity, at: time)
    activityChangeTime = time
    offsetAtLift = start
    setActivity(isMoving ? .decelerating : .idle, leaving: phase)
    offsetAtLift = nil
    activityChangeTime = nil
  }

  // MARK: Hold

  /// Starts a drag of an indicator's thumb, or scrolling by an `AutoScroller`. No pull or glide starts until `releaseHold(at:)`.
  func hold() {
    origin = nil
    stop()
    isHeld = true
    write(metrics.clamped(offset))
    setActivity(.interacting)
  }

  func releaseHold(at time: Double) {
    stop()
    isHeld = false
    release(velocity: .zero, at: time, phase: .lifted)
  }
}
