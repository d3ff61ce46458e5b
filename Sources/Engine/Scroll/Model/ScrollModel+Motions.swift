import Motion

/// Motions and jumps: flings, glides of wheels and keys, and animations of the program.
extension ScrollModel {
  // MARK: Flings

  /// Starts a fling at `time`, with `velocity` in points per second. Ignored during contact. A fling of an inner scroll view that reached
  /// its end continues here; it continues in `successors` at this view's end.
  package func takeFling(_ axis: Axis, velocity: Double, at time: Double, successors: [ScrollNode] = []) {
    guard !isPulled, activity != .tracking, metrics.axes.contains(axis) else { return }
    let start = offset
    startFling(axis, velocity: velocity, at: time, successors: successors)
    var along = CGVector.zero
    along[axis] = velocity
    snap(from: start, velocity: along, at: time)
    if let host { sample(axis, at: host.time) }
    setActivity(isMoving ? .decelerating : .idle)
  }

  func startFling(_ axis: Axis, velocity: Double, at time: Double, successors: [ScrollNode]) {
    let position = Double(offset[axis])
    let range = metrics.range(axis)
    let successor = successor(axis, velocity: velocity, among: successors)
    let fling = FlingSimulation(
      position: position, velocity: velocity, range: range, rate: decelerationRate,
      bounces: metrics.bouncingAxes.contains(axis) && successor == nil && !reducesMotion)
    start(ScrollMotion(fling: fling, within: range, start: time, successor: successor), axis)
  }

  /// The outer scroll views that continue a fling which reaches this view's edge; `nil` if the fling stops inside of
  /// `ScrollMetrics.range(_:)` or no outer view can scroll in its direction.
  private func successor(_ axis: Axis, velocity: Double, among scrollers: [ScrollNode]) -> ScrollMotion.Successor? {
    guard
      let next = scrollers.firstIndex(where: {
        $0.model.metrics.canMove(from: $0.model.offset[axis], by: velocity, axis)
      })
    else { return nil }
    let speed = max(-FlingSimulation.maximumSpeed, min(FlingSimulation.maximumSpeed, velocity))
    let glide = Deceleration(position: offset[axis], velocity: speed, rate: decelerationRate)
    let edge = velocity < 0 ? metrics.minimum(axis) : metrics.maximum(axis)
    guard let crossing = glide.time(reaching: edge) else { return nil }
    return ScrollMotion.Successor(velocity: glide.velocity(at: crossing), scrollers: Array(scrollers[next...]))
  }

  // MARK: Glides

  /// Glides by `distance` from the target of the running glide, which keeps its speed.
  package func glide(_ axis: Axis, by distance: Double, at time: Double, activity: ScrollActivity) {
    glide(axis, to: glideTarget(axis) + distance, at: time, activity: activity)
  }

  /// The target of the glide, wheel motion or snapping fling along `axis`; the clamped offset without one.
  package func glideTarget(_ axis: Axis) -> Double {
    switch self[axis]?.kind {
    case .glide?, .wheel?, .snap?: self[axis]?.target ?? offset[axis]
    default: metrics.clamped(offset[axis], axis)
    }
  }

  /// Glides to an offset, clamped to `ScrollMetrics.range(_:)`. Ignored during a pull. `endRule` tells if the target follows the end of
  /// the content at which it lies.
  func glide(
    _ axis: Axis, to target: Double, at time: Double, activity: ScrollActivity, endRule: ScrollMotion.EndRule = .none
  ) {
    beginGlide(axis, to: target, activity: activity) { target in
      var motion =
        self[axis]?.glided(to: target, at: time)
        ?? ScrollMotion(glide: ImpulseGlide(from: offset[axis], to: target), start: time)
      motion.endRule = endRule
      return motion
    }
  }

  /// Follows a notch of the wheel to an offset, clamped to `ScrollMetrics.range(_:)`. Ignored during a pull.
  ///
  /// The motion is a critically damped spring whose target each notch moves on. It evens out notches that follow each other faster than
  /// its response (`ScrollConstants.wheelResponse(to:)`). With `isSmooth` false the content jumps.
  func turnWheel(_ axis: Axis, to target: Double, at time: Double, isSmooth: Bool = true) {
    guard isSmooth else {
      guard metrics.axes.contains(axis), !isPulled else { return }
      setActivity(.interacting)
      move(axis, to: target)
      if !isMoving { setActivity(.idle) }
      return
    }
    let spring = Spring(response: ScrollConstants.wheelResponse(to: target - glideTarget(axis)), dampingRatio: 1)
    beginGlide(axis, to: target, activity: .interacting) { target in
      self[axis]?.wheeled(to: target, by: spring, at: time)
        ?? ScrollMotion(
          wheel: SpringSimulation(spring: spring, start: offset[axis], target: target),
          start: time - ScrollConstants.notchHeadStart)
    }
  }

  /// Starts the motion that `make` returns for the clamped target, unless the content is there already.
  private func beginGlide(
    _ axis: Axis, to target: Double, activity: ScrollActivity, _ make: (Double) -> ScrollMotion
  ) {
    guard metrics.axes.contains(axis), !isPulled else { return }
    let target = metrics.clamped(target, axis)
    guard self[axis] != nil || abs(target - offset[axis]) >= ImpulseGlide.shortestDistance else { return }
    setActivity(activity)
    start(make(target), axis)
    if !isMoving { setActivity(.idle) }
  }

  /// Fixes the target of a running glide of Home or End after rows were inserted or removed, so that it does not chase a list that loads
  /// pages at its end.
  func forgetEnds() {
    for axis in Axis.allCases {
      if case .glide? = self[axis]?.kind, self[axis]?.endRule == .content { self[axis]?.endRule = .insets }
    }
  }

  // MARK: Animations and new targets

  /// Scrolls to an offset, clamped to `ScrollMetrics.range(_:)`, under an animation of the program that keeps the present velocity.
  /// `nil` leaves an axis unchanged. Ends a pull.
  package func animate(x: Double?, y: Double?, timing: any AnimationTiming, at time: Double) {
    origin = nil
    for (axis, target) in [(Axis.horizontal, x), (.vertical, y)] where metrics.axes.contains(axis) {
      // Content pulled past an end returns along the other axis too.
      guard let target = target ?? (pull == nil ? nil : metrics.clamped(offset[axis], axis)) else { continue }
      let animation = AnimatedScroll(
        timing: timing, from: offset[axis], to: metrics.clamped(target, axis),
        velocity: self[axis]?.velocity(at: time) ?? 0)
      start(ScrollMotion(animation: animation, start: time), axis)
    }
    pull = nil
    setActivity(isMoving ? .animating : .idle)
  }

  /// Changes the target of the animation along `axis` without a jump, for a row whose estimated position was corrected.
  package func retarget(_ axis: Axis, to target: Double, time: Double) {
    let target = metrics.clamped(target, axis)
    guard let motion = self[axis], case .animation = motion.kind, motion.target != target else { return }
    start(motion.retargeted(to: target, time: time), axis)
  }

  /// Changes the target of the glide or snapping fling along `axis` without a jump.
  func redirect(_ axis: Axis, to target: Double, at time: Double) {
    let target = metrics.clamped(target, axis)
    guard let motion = self[axis], abs(motion.target - target) > 0.001 else { return }
    switch motion.kind {
    case .snap, .glide, .wheel: start(motion.retargeted(to: target, time: time), axis)
    case .fling, .animation: break
    }
  }

  /// Moves `offset` to `target` at once; the running motions go on from there.
  func carry(to target: CGPoint, at time: Double) {
    let target = metrics.clamped(target)
    let cached = correction
    shift(by: CGVector(dx: target.x - offset.x, dy: target.y - offset.y))
    correction = cached
    for axis in Axis.allCases {
      self[axis] = self[axis]?.adapted(to: metrics, axis: axis, rate: decelerationRate, at: time)
    }
  }

  // MARK: Jumps

  /// Ends all motions and moves `offset` to `target`, clamped to `ScrollMetrics.range(_:)`.
  package func jump(to target: CGPoint) {
    stop()
    write(metrics.clamped(target))
    setActivity(.idle)
  }

  /// Ends the motion along `axis` and moves `offset` along it; the other axis is unchanged.
  func move(_ axis: Axis, to target: Double) {
    self[axis] = nil
    write(metrics.clamped(target, axis), axis)
  }

  /// Ends all motions and contact, for a scroll view that leaves the window.
  func leave() {
    stop()
    isHeld = false
    write(metrics.clamped(offset))
    setActivity(.idle)
    notifyOfLeaving()
  }

  func stop() {
    self[.horizontal] = nil
    self[.vertical] = nil
    pull = nil
    if isRescaling { isHeld = false }
    isRescaling = false
  }

  // MARK: Running

  /// Starts a motion along `axis`. With reduced motion all but a fling inside of `ScrollMetrics.range(_:)` is replaced by a jump to its
  /// target: coasting belongs to the movement of the pointer.
  func start(_ motion: ScrollMotion, _ axis: Axis) {
    isRescaling = false
    guard !reducesMotion || (motion.isFling && metrics.clamped(offset[axis], axis) == offset[axis]) else {
      self[axis] = nil
      write(metrics.clamped(motion.target, axis), axis)
      return
    }
    self[axis] = motion
    host?.add(self)
  }

  /// Writes the position of the motion along `axis` at `time`. At its end the rest of a fling goes to the next outer scroll view.
  func sample(_ axis: Axis, at time: Double) {
    guard let motion = self[axis] else { return }
    guard time.hasReached(motion.end) else { return write(motion.position(at: time), axis) }
    write(motion.target, axis)
    self[axis] = nil
    guard let successor = motion.successor, let next = successor.scrollers.first else { return }
    next.model.takeFling(
      axis, velocity: successor.velocity, at: motion.end, successors: Array(successor.scrollers.dropFirst()))
  }

  func endMotionIfOver() {
    guard !isMoving, pull == nil, !isRescaling else { return }
    if activity == .decelerating || activity == .animating { setActivity(.idle) }
    if activity == .interacting, !isHeld { setActivity(.idle) }
  }
}
