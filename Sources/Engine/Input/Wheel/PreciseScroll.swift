import Motion

/// A movement of two fingers on a touchpad, or of another precise device, over the scroll views that were under the pointer at its beginning.
///
/// The `scrollers` stay those of the beginning. The `axis` is that of the first `ScrollConstants.dragSlop` points. From then on a touchpad
/// keeps it until the lift, except over a scroll view with two axes, where a movement that clearly leaves the axis is free, as a finger's is.
/// Without a lift three reports in a row across the axis free the movement.
@MainActor struct PreciseScroll {
  let device: WheelDevice
  let pull: NestedDrag
  let scrollers: [ScrollNode]
  /// The distance of all reports in points, without the part that no scroll view has consumed.
  var distance = CGVector.zero
  /// The axis of the movement; nil for both.
  private(set) var axis: Axis?
  private(set) var lastTime: Double
  /// True while all reports are eighths of a notch (`isEighths(_:)`): those of a wheel that does not coast.
  var isOfWheel = true
  /// The velocity in points per second of content that coasted when the movement began, for `liftVelocity(at:)`.
  var carried = CGVector.zero
  /// The distance of all reports in points, `follow(_:)` included.
  private var travel = CGVector.zero
  /// True if the axis is no longer chosen by `travel`.
  private var isAxisFixed = false
  /// The number of consecutive events with the larger distance across `axis`.
  private var crossings = 0
  /// The number of events. A velocity needs several.
  private var count = 0
  private var tracker = PointTracker()
  private var intervals = ReportIntervals()

  /// The time before the first event of a movement that its distance is attributed to, in seconds.
  private static let assumedInterval = 1.0 / 60

  /// Begins with the first report, `delta` in points.
  init(_ device: WheelDevice, _ delta: CGVector, over scrollers: [ScrollNode], time: Double) {
    self.device = device
    self.scrollers = scrollers
    lastTime = time
    pull = NestedDrag(horizontal: scrollers.chained(along: .horizontal), vertical: scrollers.chained(along: .vertical))
    axis = Self.axis(of: delta, device: device, over: scrollers)
    tracker.add(time: time - Self.assumedInterval, x: 0, y: 0)
  }

  /// A distance times the `WheelTraits.touchpadSpeed` of the innermost of `scrollers`.
  static func scaled(_ distance: CGVector, over scrollers: [ScrollNode]) -> CGVector {
    let factor = scrollers.first?.traits.wheel.touchpadSpeed ?? 1
    return CGVector(dx: distance.dx * factor, dy: distance.dy * factor)
  }

  func scaled(_ distance: CGVector) -> CGVector { Self.scaled(distance, over: scrollers) }

  /// True if a distance in notches consists of eighths of a notch, as the reports of high-resolution wheels do. Those of touchpads are finer.
  static func isEighths(_ delta: CGVector) -> Bool {
    (delta.dx * 8).rounded() == delta.dx * 8 && (delta.dy * 8).rounded() == delta.dy * 8
  }

  // MARK: Axis

  /// The axis of a distance; nil for both, at least 30° off both axes (`ScrollConstants.tangentOfLock`).
  private static func axis(of distance: CGVector, device: WheelDevice, over scrollers: [ScrollNode]) -> Axis? {
    let axis: Axis = abs(distance.dx) > abs(distance.dy) ? .horizontal : .vertical
    guard abs(distance[axis.cross]) > abs(distance[axis]) * ScrollConstants.tangentOfLock else { return axis }
    return device == .touchpad && !isFree(axis, over: scrollers) ? axis : nil
  }

  /// True if the scroll view that moves along `axis` has two axes.
  private static func isFree(_ axis: Axis, over scrollers: [ScrollNode]) -> Bool {
    scrollers.first { $0.axes.contains(axis) }?.axes.contains(axis.cross) ?? false
  }

  /// The part of `delta` that the movement follows: the component along `axis`.
  mutating func follow(_ delta: CGVector) -> CGVector {
    travel = CGVector(dx: travel.dx + delta.dx, dy: travel.dy + delta.dy)
    if device == .touchpad { chooseAxis() } else { countCrossing(of: delta) }
    guard let axis else { return delta }
    var followed = delta
    followed[axis.cross] = 0
    return followed
  }

  private mutating func chooseAxis() {
    if !isAxisFixed {
      axis = Self.axis(of: travel, device: device, over: scrollers)
      isAxisFixed =
        travel.dx * travel.dx + travel.dy * travel.dy >= ScrollConstants.dragSlop * ScrollConstants.dragSlop
    } else if let axis, Self.isFree(axis, over: scrollers) {
      let (along, across) = (abs(travel[axis]), abs(travel[axis.cross]))
      if across > 2 * ScrollConstants.dragSlop, across > along * ScrollConstants.tangentOfBreakout { self.axis = nil }
    }
  }

  private mutating func countCrossing(of delta: CGVector) {
    guard let axis else { return }
    crossings = abs(delta[axis.cross]) > abs(delta[axis]) ? crossings + 1 : 0
    if crossings >= 3 { self.axis = nil }
  }

  // MARK: Velocity

  /// Adds the present distance of `pull` to the velocity trackers.
  mutating func note(at time: Double) {
    if count > 0 { intervals.add(time - lastTime) }
    if (time - lastTime).isLonger(than: VelocityTracker.stopGap) { carried = .zero }
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

  /// The velocity in points per second with which content goes on.
  func endVelocity(_ end: WheelEnd, at time: Double) -> CGVector {
    switch end {
    case .lifted: device == .touchpad ? liftVelocity(at: time) : .zero
    case .rested: coastsWhenOverdue && time.hasReached(lastTime + patience) ? velocity : .zero
    case .cancelled: .zero
    }
  }

  /// The velocity in points per second with which content goes on after a lift at `time`; zero after a rest. A quick flick along coasting
  /// content adds the `carriedSpeed(_:)`, if it is at least half as fast as the content was (Flutter's `momentumRetainVelocityThresholdFactor`).
  func liftVelocity(at time: Double) -> CGVector {
    var velocity = tracker.velocity(at: time)
    for axis in Axis.allCases where velocity[axis] * carried[axis] > 0 {
      guard abs(velocity[axis]) > abs(carried[axis]) / 2 else { continue }
      velocity[axis] += Self.carriedSpeed(abs(carried[axis])) * (velocity[axis] < 0 ? -1 : 1)
    }
    return velocity
  }

  /// The speed that remains of coasting content under a new flick, in points per second (`carriedMomentum` of Flutter's
  /// `BouncingScrollPhysics`, measured on iOS).
  private static func carriedSpeed(_ speed: Double) -> Double {
    min(0.000816 * ScalarMath.pow(speed, 1.967), 40_000)
  }

  // MARK: Devices without a lift

  /// True if the content coasts when the next report is overdue.
  var coastsWhenOverdue: Bool {
    guard device == .unknown, count > 2, !isOfWheel else { return false }
    let velocity = velocity
    let isFast = max(abs(velocity.dx), abs(velocity.dy)) >= ScrollConstants.wheelMomentumSpeed
    return isFast && !pull.followers.contains { $0.model.metrics.clamped($0.model.offset) != $0.model.offset }
  }

  /// The time in seconds after the last report at which the next is overdue.
  var patience: Double {
    let gap = intervals.longest.map { $0 * (1 + ScrollConstants.lateness) } ?? ScrollConstants.wheelMomentumGap
    return min(max(gap, ScrollConstants.longestPrediction), ScrollConstants.wheelMomentumGap)
  }
}
