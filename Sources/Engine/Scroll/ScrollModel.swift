import Geometry
import Motion

/// Owns the content offset of one scroll view: nobody else writes it.
///
/// Offsets are content points: the content point at the viewport's top leading corner. At rest they lie in the range of `limits`;
/// while a finger pulls, or a fling rebounds, they may lie outside. Velocities are points per second, positive towards the end.
@MainActor package final class ScrollModel: FrameTicker {
  package private(set) var offset = CGPoint.zero
  package private(set) var activity = ScrollActivity.idle
  package private(set) var limits = ScrollLimits()

  weak var pipeline: FramePipeline?
  /// Called after every change of the offset.
  var offsetDidChange: () -> Void = {}
  /// Called after a correction of the offset that is no motion.
  var offsetWasCorrected: () -> Void = {}
  /// Called when the activity may have changed; `offset` is up to date.
  var activityDidChange: () -> Void = {}

  /// A motion along one axis and when it began.
  private struct Running {
    var simulation: any Simulation
    var start: Double
    var glide: ImpulseGlide?
  }

  /// A pull in progress: the offset that the finger asks for, before the rubber band.
  private struct Pull {
    /// Where it began.
    var start: CGPoint
    /// How far the finger has come since, positive towards the content's end.
    var distance = CGVector.zero
    var axes: Axis.Set
    /// A wheel's pull ends by itself when it has been quiet until then.
    var releaseTime: Double?
  }

  private var horizontal: Running?
  private var vertical: Running?
  private var pull: Pull?

  package init() {}

  package var isMoving: Bool { horizontal != nil || vertical != nil }

  /// The velocity of the motion that runs, at the frame's time.
  package var velocity: CGVector {
    guard let time = pipeline?.time else { return .zero }
    func speed(_ running: Running?) -> Double { running.map { $0.simulation.velocity(at: time - $0.start) } ?? 0 }
    return CGVector(dx: speed(horizontal), dy: speed(vertical))
  }

  // MARK: Limits

  /// Takes new limits. At rest the offset is brought back into range at once; motions go on from where they are.
  package func setLimits(_ new: ScrollLimits, at time: Double) {
    guard new != limits else { return }
    let isFirst = limits.viewport == .zero
    limits = new
    if isFirst, !isMoving, pull == nil {
      write(CGPoint(x: new.minimum(.horizontal), y: new.minimum(.vertical)))
      return
    }
    if let pull {
      showPull(pull)
      return
    }
    for axis in Axis.allCases { adapt(axis, at: time) }
  }

  /// Takes new limits together with a correction of `distance`: what is seen stays where it is, although content before it has
  /// become longer (positive) or shorter.
  ///
  /// The offset, the drag, what runs and where it ends all move by the same amount. Nothing of this is a motion: the activity stays
  /// what it is, and indicators do not flash.
  package func setLimits(_ new: ScrollLimits, shiftedBy distance: CGVector, at time: Double) {
    shift(by: distance)
    setLimits(new, at: time)
  }

  /// Corrects the offset by `distance` in points, positive towards the content's end, in whatever activity.
  package func shift(by distance: CGVector) {
    guard distance.dx != 0 || distance.dy != 0 else { return }
    for axis in Axis.allCases {
      guard distance[axis] != 0, var running = self[axis] else { continue }
      running.simulation = running.simulation.shifted(by: distance[axis])
      running.glide = running.glide?.shifted(by: distance[axis])
      self[axis] = running
    }
    if let start = pull?.start { pull?.start = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy) }
    offset = CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy)
    offsetWasCorrected()
  }

  private func adapt(_ axis: Axis, at time: Double) {
    guard let running = self[axis] else {
      write(limits.clamped(offset[axis], axis), axis)
      return
    }
    let now = time - running.start
    if let glide = running.glide {
      let target = limits.clamped(glide.finalPosition, axis)
      if target != glide.finalPosition { startGlide(axis, to: target, at: time) }
    } else {
      let velocity = running.simulation.velocity(at: now)
      startFling(axis, from: running.simulation.position(at: now), velocity: velocity, at: time)
    }
  }

  // MARK: Pulling with a finger or the mouse

  /// A finger has come down: motion stops where it is shown. Returns whether there was any.
  @discardableResult
  package func catchMotion() -> Bool {
    let wasMoving = isMoving
    stop()
    setActivity(.tracking)
    return wasMoving
  }

  /// The finger was lifted without a drag: what hangs over an end springs back.
  package func releaseCatch(at time: Double) {
    guard activity == .tracking else { return }
    settle(velocity: .zero, at: time)
  }

  /// Starts a drag at the offset that is shown, so that nothing jumps.
  package func beginPull(along axes: Axis.Set) {
    stop()
    let raw = CGPoint(x: limits.raw(offset.x, .horizontal), y: limits.raw(offset.y, .vertical))
    pull = Pull(start: raw, axes: axes.intersection(limits.axes))
    setActivity(.interacting)
  }

  /// Moves the drag to `distance` from where it began, positive towards the content's end. The whole distance, not the step since
  /// the last call: so no rounding adds up.
  package func pull(to distance: CGVector) {
    guard var pull else { return }
    pull.distance = distance
    self.pull = pull
    showPull(pull)
  }

  /// Ends the drag with the finger's velocity.
  package func endPull(velocity: CGVector, at time: Double) {
    guard let pull else { return }
    self.pull = nil
    var velocity = velocity
    for axis in Axis.allCases where !pull.axes.contains(axis) { velocity[axis] = 0 }
    settle(velocity: velocity, at: time)
  }

  private func showPull(_ pull: Pull) {
    var shown = offset
    for axis in Axis.allCases where pull.axes.contains(axis) {
      shown[axis] = limits.shown(pull.start[axis] + pull.distance[axis], axis)
    }
    write(shown)
  }

  /// Lets go: fast content coasts, content past an end springs back, other content stays.
  private func settle(velocity: CGVector, at time: Double) {
    for axis in Axis.allCases where limits.axes.contains(axis) {
      let isOutside = limits.clamped(offset[axis], axis) != offset[axis]
      guard isOutside || abs(velocity[axis]) >= ScrollMetrics.minimumFlingSpeed else { continue }
      startFling(axis, from: offset[axis], velocity: velocity[axis], at: time)
    }
    setActivity(isMoving ? .decelerating : .idle)
  }

  private func startFling(_ axis: Axis, from position: Double, velocity: Double, at time: Double) {
    let fling = FlingSimulation(
      position: position, velocity: velocity, range: limits.range(axis), rate: .normal,
      bounces: limits.bouncingAxes.contains(axis))
    if pipeline?.reducesMotion == true {
      self[axis] = nil
      write(limits.clamped(fling.finalPosition, axis), axis)
      return
    }
    self[axis] = Running(simulation: fling, start: time)
    pipeline?.add(self)
  }

  // MARK: Wheel and keys

  /// A notched wheel: glides by `distance`; a further notch lengthens the glide and keeps its speed.
  package func glide(_ axis: Axis, by distance: Double, at time: Double, activity: ScrollActivity) {
    let target = self[axis]?.glide?.finalPosition ?? limits.clamped(offset[axis], axis)
    glide(axis, to: target + distance, at: time, activity: activity)
  }

  /// Glides to an offset, or as near as the limits allow.
  package func glide(_ axis: Axis, to target: Double, at time: Double, activity: ScrollActivity) {
    guard limits.axes.contains(axis) else { return }
    pull = nil
    startGlide(axis, to: limits.clamped(target, axis), at: time)
    setActivity(isMoving ? activity : .idle)
  }

  private func startGlide(_ axis: Axis, to target: Double, at time: Double) {
    if pipeline?.reducesMotion == true || (self[axis] == nil && abs(target - offset[axis]) < 0.01) {
      self[axis] = nil
      write(target, axis)
      return
    }
    guard let running = self[axis] else {
      run(ImpulseGlide(from: offset[axis], to: target), along: axis, start: time)
      return
    }
    let now = time - running.start
    if let glide = running.glide {
      // A retargeted glide counts time from where the first one started.
      run(glide.retargeted(to: target, at: now), along: axis, start: running.start)
    } else {
      let position = running.simulation.position(at: now)
      let velocity = running.simulation.velocity(at: now)
      run(ImpulseGlide(from: position, to: target, velocity: velocity), along: axis, start: time)
    }
  }

  private func run(_ glide: ImpulseGlide, along axis: Axis, start: Double) {
    self[axis] = Running(simulation: glide, start: start, glide: glide)
    pipeline?.add(self)
  }

  /// A precise wheel: moves by exactly `delta`, past the ends with the rubber band, and lets go when it falls quiet.
  package func pullByWheel(_ delta: CGVector, at time: Double) {
    if pull?.releaseTime == nil { beginPull(along: limits.axes) }
    pull?.releaseTime = time + ScrollMetrics.wheelQuietGap
    let distance = pull?.distance ?? .zero
    pull(to: CGVector(dx: distance.dx + delta.dx, dy: distance.dy + delta.dy))
    pipeline?.add(self)
  }

  /// Moves to an offset at once.
  package func jump(to target: CGPoint) {
    stop()
    pull = nil
    write(limits.clamped(target))
    setActivity(.idle)
  }

  // MARK: Frames

  package func tick(at time: Double) -> NextTick {
    if let releaseTime = pull?.releaseTime {
      guard time >= releaseTime else { return .at(releaseTime) }
      endPull(velocity: .zero, at: releaseTime)
    }
    for axis in Axis.allCases { sample(axis, at: time) }
    guard isMoving else {
      if pull == nil, activity != .tracking { setActivity(.idle) }
      return .never
    }
    return .nextFrame
  }

  private func sample(_ axis: Axis, at time: Double) {
    guard let running = self[axis] else { return }
    let elapsed = max(0, time - running.start)
    if elapsed >= running.simulation.duration {
      write(running.simulation.finalPosition, axis)
      self[axis] = nil
    } else {
      write(running.simulation.position(at: elapsed), axis)
    }
  }

  private func stop() {
    horizontal = nil
    vertical = nil
    pull = nil
  }

  private subscript(axis: Axis) -> Running? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  private func setActivity(_ new: ScrollActivity) {
    guard new != activity else { return }
    activity = new
    activityDidChange()
  }

  private func write(_ value: Double, _ axis: Axis) {
    var changed = offset
    changed[axis] = value
    write(changed)
  }

  private func write(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    offsetDidChange()
  }
}
