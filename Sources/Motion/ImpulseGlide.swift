/// The smooth scroll of a wheel notch, a key or the program: a quick start and a long, soft end.
///
/// Chromium's impulse curve (`cc/animation/scroll_offset_animation_curve.cc`): a ``CubicBezier`` with the control points
/// (0.25, 0.25·slope) and (0, 1), whose slope is chosen so that the motion goes on at the velocity that is there. Where
/// 0.25·slope would be above 1, the first point is (1/slope, 1).
///
/// A further notch retargets the glide; the clock goes on:
///
/// ```swift
/// var glide = ImpulseGlide(from: 0, to: 53)
/// glide = glide.retargeted(to: 106, at: 0.05)  // read it at the times of the same clock
/// ```
package struct ImpulseGlide: Simulation, Equatable {
  /// Seconds per point of the distance (Chromium: 1.5 ms).
  package static let secondsPerPoint = 0.0015

  /// The shortest and the longest glide, in seconds (Chromium).
  package static let durations: ClosedRange<Double> = 0.2...0.5

  /// Less than this, in points, is not worth a motion (Chromium).
  package static let shortestDistance = 0.01

  package let finalPosition: Double
  /// On the clock of the first glide, as all times.
  package let duration: Double

  private let start: Double
  /// When this part of the motion began.
  private let startTime: Double
  private let curve: CubicBezier

  /// `velocity` is the present one in points per second; if it points away from `target` the glide starts at rest.
  package init(from start: Double, to target: Double, velocity: Double = 0) {
    self.init(from: start, to: target, velocity: velocity, at: 0)
  }

  private init(from start: Double, to target: Double, velocity: Double, at startTime: Double) {
    let (start, target) = (start.asCoordinate, target.asCoordinate)
    let distance = target - start
    let length =
      distance.magnitude < Self.shortestDistance
      ? 0 : min(max(Self.secondsPerPoint * distance.magnitude, Self.durations.lowerBound), Self.durations.upperBound)
    self.start = start
    self.startTime = startTime
    finalPosition = target
    duration = startTime + length
    curve = Self.curve(slope: length > 0 ? velocity.asCoordinate * length / distance : 0)
  }

  package func position(at time: Double) -> Double {
    let time = time.asElapsedTime
    guard time < duration else { return finalPosition }
    return start + (finalPosition - start) * curve.value(at: fraction(at: time))
  }

  package func velocity(at time: Double) -> Double {
    let time = time.asElapsedTime
    guard time < duration, time >= startTime else { return 0 }
    return (finalPosition - start) * curve.slope(at: fraction(at: time)) / (duration - startTime)
  }

  /// The glide that goes from where this one is at `time` to another target, with the same position and velocity there.
  ///
  /// Its clock is this one's, so the caller keeps the start time it has. If the new target lies in the other direction
  /// the glide starts at rest; if it is the present target, nothing changes (Chromium's rules).
  package func retargeted(to target: Double, at time: Double) -> ImpulseGlide {
    let target = target.asCoordinate
    guard target != finalPosition else { return self }
    let time = min(max(time.asElapsedTime, startTime), Self.latestTime)
    return ImpulseGlide(from: position(at: time), to: target, velocity: velocity(at: time), at: time)
  }

  package func shifted(by distance: Double) -> ImpulseGlide {
    ImpulseGlide(shifting: self, by: distance.asCoordinate)
  }

  private init(shifting other: ImpulseGlide, by distance: Double) {
    finalPosition = other.finalPosition + distance
    duration = other.duration
    start = other.start + distance
    startTime = other.startTime
    curve = other.curve
  }

  private func fraction(at time: Double) -> Double {
    (time - startTime) / (duration - startTime)
  }

  /// The curve that starts with `slope`; 0 for a slope against the motion.
  private static func curve(slope: Double) -> CubicBezier {
    let slope = max(slope, 0)
    let isSteep = 0.25 * slope >= 1
    return CubicBezier(x1: isSteep ? 1 / slope : 0.25, y1: isSteep ? 1 : 0.25 * slope, x2: 0, y2: 1)
  }

  /// So late that a glide of 0.2 s can still be told apart from none.
  private static let latestTime = 1e9
}
