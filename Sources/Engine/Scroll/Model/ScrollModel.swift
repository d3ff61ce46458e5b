import Geometry
import Motion

/// Owns the content offset of one scroll view: nobody else writes it.
///
/// Offsets are content points: the content point at the viewport's top leading corner. At rest they lie in the range of `limits`;
/// while a finger pulls, or a fling rebounds, they may lie outside. Velocities are points per second, positive towards the end.
///
/// What moves the offset is one of three: a pull (somebody's hand), a `ScrollMotion` for each axis (by itself), or a jump.
@MainActor package final class ScrollModel: FrameTicker {
  /// Never the negative zero, which texts and traces would show.
  package private(set) var offset = CGPoint.zero
  package private(set) var activity = ScrollActivity.idle
  package private(set) var metrics = ScrollMetrics()
  /// How much speed a fling keeps.
  package var decelerationRate = DecelerationRate.normal
  /// Whether jumps, glides and bounces are over at once; nil leaves that to the window.
  package var reducesMotion: Bool?

  weak var pipeline: FramePipeline?
  /// Called after every change of the offset.
  var offsetDidChange: () -> Void = {}
  /// Called after a correction of the offset that is no motion.
  var offsetWasCorrected: () -> Void = {}
  /// Called when the activity has changed, with the former one; `offset` is up to date.
  var activityDidChange: (ScrollActivity) -> Void = { _ in }
  /// Called when a hand has come to the content or has left it; `offset` is up to date.
  package var contactDidChange: (ContactPhase) -> Void = { _ in }

  /// Where the content shall rest after a movement; nil where it is left to itself.
  var settles: (ScrollMovement) -> CGPoint? = { _ in nil }
  /// Whether a landing keeps little of its speed, so that it is over soon.
  var landsFirmly = false
  /// Where the content rested, or was on its way to, when the movement that goes on began.
  var origin: CGPoint?

  private var horizontal: ScrollMotion?
  private var vertical: ScrollMotion?
  /// Where a hand has pulled the content to, before the rubber band; nil while none does.
  private var pulled: CGPoint?
  private var pulledAxes: Axis.Set = []
  private var isHeldByThumb = false
  /// Whether the press that is on has caught a motion.
  private var hasCaught = false
  /// Where the hand has let go, while that is told.
  package private(set) var offsetAtLift: CGPoint?
  private var hand = ContactPhase.lifted
  /// Counts the times that `pulled` has changed by something else than the hand, which then has to count from anew.
  private(set) var pullRevision = 0

  /// How far the offset was corrected since the limits were last set: what is new before the rows that are seen.
  private(set) var correction = CGVector.zero
  /// How far it was corrected in all. Of two who want to make up for the same change, the second sees here what the first has done.
  private(set) var totalCorrection = CGVector.zero

  package init() {}

  package var isMoving: Bool { horizontal != nil || vertical != nil }
  /// Whether a hand holds the content, or the thumb of its indicator.
  package var isPulled: Bool { pulled != nil || isHeldByThumb }

  /// When the change of activity that is being told of has happened, where that was before the frame's time.
  private var momentOfChange: Double?

  /// The velocity of the motion that runs, at the frame's time; while a change of activity is told, at the moment of the change.
  package var velocity: CGVector {
    guard let time = momentOfChange ?? pipeline?.time else { return .zero }
    return CGVector(dx: horizontal?.velocity(at: time) ?? 0, dy: vertical?.velocity(at: time) ?? 0)
  }

  /// Where the content will come to rest if nobody does anything more.
  package var restingOffset: CGPoint {
    CGPoint(
      x: horizontal?.target ?? metrics.clamped(offset.x, .horizontal),
      y: vertical?.target ?? metrics.clamped(offset.y, .vertical))
  }

  private var isMotionReduced: Bool { reducesMotion ?? (pipeline?.reducesMotion == true) }

  // MARK: Limits and corrections

  /// Takes new limits. At rest the offset is brought back into range at once; motions go on from where they are, and what a hand
  /// holds stays where it is.
  package func setMetrics(_ new: ScrollMetrics, at time: Double) {
    let old = metrics
    var corrected = correction
    correction = .zero
    guard new != old || corrected != .zero else { return }
    let isFirst = old.viewport == .zero
    metrics = new
    if isFirst, !isMoving, pulled == nil {
      write(new.beginning)
      return
    }
    // Content that begins at the right keeps its distance from there: what is added at its end moves the beginning away from the left.
    if new.beginsAtRight || old.beginsAtRight {
      let distance = new.beginning.x - old.beginning.x
      let known = totalCorrection
      shift(by: CGVector(dx: distance, dy: 0))
      // That makes up for nothing: what is told from the leading edge is where it was.
      totalCorrection = known
      corrected.dx += distance
      correction = .zero
    }
    if pulled != nil {
      holdPull()
    } else {
      for axis in Axis.allCases { adapt(axis, from: old, corrected: corrected[axis], at: time) }
      endMotionIfOver()
    }
  }

  /// Takes new limits together with a correction of `distance`: what is seen stays where it is, although content before it has
  /// become longer (positive) or shorter.
  ///
  /// The offset, the drag, what runs and where it ends all move by the same amount. Nothing of this is a motion: the activity stays
  /// what it is, and indicators do not flash.
  package func setMetrics(_ new: ScrollMetrics, shiftedBy distance: CGVector, at time: Double) {
    shift(by: distance)
    setMetrics(new, at: time)
  }

  /// Corrects the offset by `distance` in points, positive towards the content's end, in whatever activity.
  package func shift(by distance: CGVector) {
    guard distance.dx != 0 || distance.dy != 0 else { return }
    for axis in Axis.allCases where distance[axis] != 0 { self[axis] = self[axis]?.shifted(by: distance[axis]) }
    let move = { (point: CGPoint) in CGPoint(x: point.x + distance.dx, y: point.y + distance.dy) }
    if let pulled {
      self.pulled = move(pulled)
      pullRevision += 1
    }
    offset = move(offset).withPositiveZeros
    correction = CGVector(dx: correction.dx + distance.dx, dy: correction.dy + distance.dy)
    totalCorrection = CGVector(dx: totalCorrection.dx + distance.dx, dy: totalCorrection.dy + distance.dy)
    offsetWasCorrected()
  }

  /// A motion that was sent to an end of the content goes on to that end, wherever it lies now; one that would only have gone further
  /// than that ends where it was to end. `corrected`: how far the offset and the motion's end were corrected since the limits `old`
  /// were set.
  private func adapt(_ axis: Axis, from old: ScrollMetrics, corrected: Double, at time: Double) {
    if axis == .vertical, isMovedByHold(from: old) { return goToBeginning(at: time) }
    if var motion = self[axis] {
      let former = motion.target - corrected
      let hasSameContent = old.contentSize[axis] == metrics.contentSize[axis]
      if motion.endRule == .none || (motion.endRule == .insets && !hasSameContent) || !old.isScrollable(axis) {
        // Its place is known already.
      } else if abs(former - old.maximum(axis)) < 0.01 {
        motion = motion.retargeted(to: metrics.maximum(axis), time: time)
      } else if abs(former - old.minimum(axis)) < 0.01 {
        motion = motion.retargeted(to: metrics.minimum(axis), time: time)
      }
      let adapted = motion.adapted(to: metrics, axis: axis, rate: decelerationRate, at: time)
      self[axis] = metrics.axes.contains(axis) ? adapted : nil
    } else if activity != .tracking {
      write(metrics.clamped(offset[axis], axis), axis)
    }
  }

  /// Whether the content's beginning is in sight, and another distance holds it below its place now. Who reads elsewhere, or is on the
  /// way there, does not notice.
  private func isMovedByHold(from old: ScrollMetrics) -> Bool {
    guard metrics.heldInset != old.heldInset, metrics.axes.contains(.vertical), activity != .tracking, !isHeldByThumb else {
      return false
    }
    let place = metrics.restingMinimum(.vertical)
    let isInSight = metrics.heldInset > old.heldInset ? offset.y <= place + 0.01 : offset.y < place - 0.01
    return isInSight && vertical.map { $0.target <= place + 0.01 } ?? true
  }

  /// What a hand has just let go goes back by the spring of every bounce. Wherever else the place changes under the content, it is eased
  /// there.
  private func goToBeginning(at time: Double) {
    // What moves has come further since the last frame.
    let start = vertical?.position(at: time) ?? Double(offset.y)
    let velocity = vertical?.velocity(at: time) ?? 0
    let target = metrics.minimum(.vertical)
    let timing: any ScrollTiming =
      offsetAtLift != nil
      ? SpringTiming(spring: .scrollBounce, way: abs(start - target))
      : EasedTiming(way: target - start, velocity: velocity)
    let animation = AnimatedScroll(timing: timing, from: start, to: target, velocity: velocity)
    self.start(ScrollMotion(animation: animation, start: time), .vertical)
    if activity == .idle, isMoving { setActivity(.animating) }
  }

  /// Lets the pull go on from what is shown, within new limits.
  private func holdPull() {
    var shown = offset
    for axis in Axis.allCases where !metrics.bouncingAxes.contains(axis) || !pulledAxes.contains(axis) {
      shown[axis] = metrics.clamped(offset[axis], axis)
    }
    write(shown)
    pulled = CGPoint(x: metrics.raw(offset.x, .horizontal), y: metrics.raw(offset.y, .vertical))
    pullRevision += 1
  }

  // MARK: Pulling with a finger, the mouse or a trackpad

  /// A finger has come down: motion stops where it is shown. Returns whether there was any that a person could see: what is as good as
  /// at rest is not caught, and a glide has its last part at once then.
  @discardableResult
  package func catchMotion() -> Bool {
    let wasMoving = isMoving && !seemsToRest
    hasCaught = wasMoving
    noteOrigin()
    if !wasMoving { finishGlides() }
    stop()
    setActivity(.tracking)
    return wasMoving
  }

  /// How fast the content moves by itself, in points per second, in the frame that is shown; the greater of both axes.
  package var speed: Double {
    guard let pipeline else { return isMoving ? .infinity : 0 }
    return Axis.allCases.map { abs(self[$0]?.velocity(at: pipeline.time) ?? 0) }.max() ?? 0
  }

  /// Whether the content is so slow, and so near to where it will be, that a person takes it to rest.
  private var seemsToRest: Bool {
    guard speed < ScrollConstants.catchSpeed else { return false }
    return Axis.allCases.allSatisfy { axis in
      guard let motion = self[axis], !motion.isFling else { return true }
      return abs(motion.target - offset[axis]) < ScrollConstants.catchDistance
    }
  }

  private func finishGlides() {
    for axis in Axis.allCases {
      if case .glide? = self[axis]?.kind, let target = self[axis]?.target { write(metrics.clamped(target, axis), axis) }
    }
  }

  /// The finger was lifted without a drag: what hangs over an end springs back. That may be so although a key has moved the content
  /// meanwhile.
  package func releaseCatch(at time: Double) {
    guard !isPulled else { return }
    if activity == .tracking {
      // A tap on content at rest moves nothing.
      guard hasCaught || metrics.clamped(offset) != offset else { return setActivity(.idle, leaving: .lifted) }
      return settle(velocity: .zero, at: time, hand: .lifted)
    }
    for axis in Axis.allCases where self[axis] == nil && metrics.clamped(offset[axis], axis) != offset[axis] {
      startFling(axis, velocity: 0, at: time, successors: [])
    }
    if activity == .idle, isMoving { setActivity(.decelerating) }
  }

  /// Starts a pull at the offset that is shown, so that nothing jumps.
  package func beginPull(along axes: Axis.Set) {
    guard !isHeldByThumb else { return }
    noteOrigin()
    stop()
    pulled = CGPoint(x: metrics.raw(offset.x, .horizontal), y: metrics.raw(offset.y, .vertical))
    pulledAxes = axes.intersection(metrics.axes)
    setActivity(.interacting)
  }

  /// Where the pull stands along `axis`: where the offset would be without the rubber band.
  package func pullPosition(_ axis: Axis) -> Double {
    if let pulled { return pulled[axis] }
    return metrics.raw(offset[axis], axis)
  }

  /// Moves the pull along `axis` to `raw`. An absolute place, not a step since the last call: so no rounding adds up.
  package func pull(to raw: Double, _ axis: Axis) {
    guard pulled != nil, pulledAxes.contains(axis), !raw.isNaN else { return }
    pulled?[axis] = raw
    write(metrics.shown(raw, axis), axis)
  }

  /// Ends the pull with the velocity of the hand, of which the rubber band takes its part.
  ///
  /// `isCancelled`: the pull was taken from the hand. `successors`: the scroll views further out that what is left of a fling goes to
  /// at an end, for each axis.
  package func endPull(
    velocity: CGVector, at time: Double, isCancelled: Bool = false, successors: (Axis) -> [ScrollNode] = { _ in [] }
  ) {
    guard let pulled else { return }
    self.pulled = nil
    var shown = CGVector.zero
    for axis in Axis.allCases where pulledAxes.contains(axis) {
      shown[axis] = velocity[axis] * metrics.slope(pulled[axis], axis)
    }
    settle(velocity: shown, at: time, hand: isCancelled ? .cancelled : .lifted, successors: successors)
  }

  /// Lets go: fast content coasts, content past an end springs back, other content stays.
  private func settle(
    velocity: CGVector, at time: Double, hand: ContactPhase, successors: (Axis) -> [ScrollNode] = { _ in [] }
  ) {
    let start = offset
    for axis in Axis.allCases where metrics.axes.contains(axis) {
      let isOutside = metrics.clamped(offset[axis], axis) != offset[axis]
      guard isOutside || abs(velocity[axis]) >= FlingSimulation.minimumSpeed else { continue }
      startFling(axis, velocity: velocity[axis], at: time, successors: successors(axis))
    }
    land(from: start, velocity: velocity, at: time)
    momentOfChange = time
    offsetAtLift = start
    setActivity(isMoving ? .decelerating : .idle, leaving: hand)
    offsetAtLift = nil
    momentOfChange = nil
  }

  // MARK: Motions

  /// Goes on with the rest of an inner scroll view's fling, which has ended at `time`.
  func takeFling(_ axis: Axis, velocity: Double, at time: Double, successors: [ScrollNode]) {
    guard !isPulled, activity != .tracking, metrics.axes.contains(axis) else { return }
    let start = offset
    startFling(axis, velocity: velocity, at: time, successors: successors)
    var along = CGVector.zero
    along[axis] = velocity
    land(from: start, velocity: along, at: time)
    if let pipeline { sample(axis, at: pipeline.time) }
    setActivity(isMoving ? .decelerating : .idle)
  }

  private func startFling(_ axis: Axis, velocity: Double, at time: Double, successors: [ScrollNode]) {
    let position = Double(offset[axis])
    let range = metrics.range(axis)
    let successor = successor(axis, velocity: velocity, among: successors)
    let fling = FlingSimulation(
      position: position, velocity: velocity, range: range, rate: decelerationRate,
      bounces: metrics.bouncingAxes.contains(axis) && successor == nil && !isMotionReduced)
    start(ScrollMotion(fling: fling, within: range, start: time, successor: successor), axis)
  }

  /// Who takes what is left of a fling at the end that it comes to; nil where it ends before, or nobody can.
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

  /// A notched wheel or a key: glides by `distance`; a further one lengthens the glide and keeps its speed.
  package func glide(_ axis: Axis, by distance: Double, at time: Double, activity: ScrollActivity) {
    glide(axis, to: glideTarget(axis) + distance, at: time, activity: activity)
  }

  /// Where the glide along `axis` is going; the offset where none is.
  package func glideTarget(_ axis: Axis) -> Double {
    switch self[axis]?.kind {
    case .glide(let glide)?: return glide.finalPosition
    case .landing?: return self[axis]?.target ?? offset[axis]
    default: return metrics.clamped(offset[axis], axis)
    }
  }

  /// Glides to an offset, or as near as the limits allow. A hand that pulls is stronger. `endRule`: whether the offset stands for
  /// the end of the content at which it lies. `headStart`: by how many seconds a glide that begins at rest begins before `time`.
  func glide(
    _ axis: Axis, to target: Double, at time: Double, activity: ScrollActivity, endRule: ScrollMotion.EndRule = .none,
    headStart: Double = 0
  ) {
    guard metrics.axes.contains(axis), !isPulled else { return }
    let target = metrics.clamped(target, axis)
    guard self[axis] != nil || abs(target - offset[axis]) >= ImpulseGlide.shortestDistance else { return }
    setActivity(activity)
    var motion =
      self[axis]?.glided(to: target, at: time)
      ?? ScrollMotion(glide: ImpulseGlide(from: offset[axis], to: target), start: time - headStart)
    motion.endRule = endRule
    start(motion, axis)
    if !isMoving { setActivity(.idle) }
  }

  /// The content has other rows: the end that a key has asked for was the one that was there then. Otherwise rows that are loaded near
  /// the end would lead on and on.
  func forgetEnds() {
    for axis in Axis.allCases {
      if case .glide? = self[axis]?.kind, self[axis]?.endRule == .content { self[axis]?.endRule = .insets }
    }
  }

  /// Goes to an offset under an animation of the program's, or as near as the limits allow, with the velocity that is there. Nil
  /// leaves an axis alone.
  package func animate(x: Double?, y: Double?, timing: any ScrollTiming, at time: Double) {
    origin = nil
    for (axis, target) in [(Axis.horizontal, x), (.vertical, y)] where metrics.axes.contains(axis) {
      // What a hand has pulled past an end comes back along the other axis too.
      guard let target = target ?? (pulled == nil ? nil : metrics.clamped(offset[axis], axis)) else { continue }
      let animation = AnimatedScroll(
        timing: timing, from: offset[axis], to: metrics.clamped(target, axis),
        velocity: self[axis]?.velocity(at: time) ?? 0)
      start(ScrollMotion(animation: animation, start: time), axis)
    }
    pulled = nil
    setActivity(isMoving ? .animating : .idle)
  }

  /// Sends the animation that runs along `axis` to a target that has turned out to lie elsewhere, without a jump.
  package func retarget(_ axis: Axis, to target: Double, time: Double) {
    let target = metrics.clamped(target, axis)
    guard let motion = self[axis], case .animation = motion.kind, motion.target != target else { return }
    start(motion.retargeted(to: target, time: time), axis)
  }

  /// Moves to an offset at once, and lets what moves the content go on from there.
  func carry(to target: CGPoint, at time: Double) {
    let target = metrics.clamped(target)
    let known = correction
    shift(by: CGVector(dx: target.x - offset.x, dy: target.y - offset.y))
    correction = known
    for axis in Axis.allCases {
      self[axis] = self[axis]?.adapted(to: metrics, axis: axis, rate: decelerationRate, at: time)
    }
  }

  /// Sends what coasts or glides along `axis` to a target that has turned out to lie elsewhere, without a jump.
  func redirect(_ axis: Axis, to target: Double, at time: Double) {
    let target = metrics.clamped(target, axis)
    guard let motion = self[axis], abs(motion.target - target) > 0.001 else { return }
    switch motion.kind {
    case .landing, .glide: start(motion.retargeted(to: target, time: time), axis)
    case .fling, .animation: break
    }
  }

  /// Moves to an offset at once.
  package func jump(to target: CGPoint) {
    stop()
    write(metrics.clamped(target))
    setActivity(.idle)
  }

  /// Moves along one axis at once and leaves the other alone, as the thumb of an indicator does.
  func move(_ axis: Axis, to target: Double) {
    self[axis] = nil
    write(metrics.clamped(target, axis), axis)
  }

  /// A hand has taken the thumb of an indicator. As long as it holds it nothing else pulls.
  func holdByThumb() {
    origin = nil
    stop()
    isHeldByThumb = true
    write(metrics.clamped(offset))
    setActivity(.interacting)
  }

  /// The hand has let go of the thumb.
  func releaseThumb(at time: Double) {
    stop()
    isHeldByThumb = false
    settle(velocity: .zero, at: time, hand: .lifted)
  }

  /// With reduced motion what the program or a key moves is there at once, and what was pulled past an end comes back at once. What a
  /// hand has thrown coasts, since it is the hand that moves it.
  func start(_ motion: ScrollMotion, _ axis: Axis) {
    guard !isMotionReduced || (motion.isFling && metrics.clamped(offset[axis], axis) == offset[axis]) else {
      self[axis] = nil
      write(metrics.clamped(motion.target, axis), axis)
      return
    }
    self[axis] = motion
    pipeline?.add(self)
  }

  /// The scroll view leaves the window: everything lets go of it, and it rests inside of its range.
  func leave() {
    stop()
    isHeldByThumb = false
    write(metrics.clamped(offset))
    setActivity(.idle)
  }

  private func stop() {
    horizontal = nil
    vertical = nil
    pulled = nil
  }

  // MARK: Frames

  package func tick(at time: Double) -> NextTick {
    guard isMoving else { return .never }
    for axis in Axis.allCases { sample(axis, at: time) }
    endMotionIfOver()
    return isMoving ? .nextFrame : .never
  }

  private func sample(_ axis: Axis, at time: Double) {
    guard let motion = self[axis] else { return }
    guard time.hasReached(motion.end) else { return write(motion.position(at: time), axis) }
    write(motion.target, axis)
    self[axis] = nil
    guard let successor = motion.successor, let next = successor.scrollers.first else { return }
    next.model.takeFling(
      axis, velocity: successor.velocity, at: motion.end, successors: Array(successor.scrollers.dropFirst()))
  }

  private func endMotionIfOver() {
    guard !isMoving, pulled == nil else { return }
    if activity == .decelerating || activity == .animating { setActivity(.idle) }
    if activity == .interacting, !isHeldByThumb { setActivity(.idle) }
  }

  private subscript(axis: Axis) -> ScrollMotion? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// `hand`: how a hand that was on the content has left it, where it has; whatever else takes content from it cancels.
  private func setActivity(_ new: ScrollActivity, leaving hand: ContactPhase = .cancelled) {
    let old = activity
    activity = new
    if new == .idle { origin = nil }
    if new != old { activityDidChange(old) }
    let isDown = pulled != nil || activity == .tracking
    guard isDown != (self.hand == .down) else { return }
    self.hand = isDown ? .down : hand
    contactDidChange(self.hand)
  }

  private func write(_ value: Double, _ axis: Axis) {
    var changed = offset
    changed[axis] = value
    write(changed)
  }

  private func write(_ new: CGPoint) {
    guard new != offset, !new.x.isNaN, !new.y.isNaN else { return }
    offset = new.withPositiveZeros
    offsetDidChange()
  }
}
