/// The smooth scroll of a key or the program: a quick start and a long, soft end.
///
/// Chromium's impulse curve (`cc/animation/scroll_offset_animation_curve.cc`): a ``CubicBezier`` with the control
/// points (0.25, 0.25·slope) and (0, 1). The slope is chosen so that the motion begins with the current velocity. If
/// 0.25·slope is above 1, the first point is (1/slope, 1).
///
/// A further key retargets the glide; the clock continues:
///
/// ```swift
/// var glide = ImpulseGlide(from: 0, to: 53)
/// glide = glide.retargeted(to: 106, at: 0.05)  // evaluate it on the same clock
/// ```
package struct ImpulseGlide: Simulation, Equatable {
  /// Seconds per point of the distance (Chromium: 1.5 ms).
  package static let secondsPerPoint = 0.0015

  /// The minimum and maximum duration, in seconds (Chromium).
  package static let durations: ClosedRange<Double> = 0.2...0.5

  /// The distance in points below which there is no motion (Chromium).
  package static let shortestDistance = 0.01

  package private(set) var finalPosition: Double
  /// The end on the clock of the first glide, as all times.
  package let duration: Double

  private var start: Double
  /// The start of this part of the motion, in seconds.
  private let startTime: Double
  private let curve: CubicBezier

  /// A glide that begins with `velocity` (points per second). If it points away from `target` the glide starts at
  /// rest.
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

  /// The glide to a different target that continues from the position and velocity at `time`.
  ///
  /// It keeps the clock of this glide, so the caller keeps its start time. If the new target lies in the other
  /// direction, the glide starts at rest; for an unchanged target the result is the glide itself (Chromium's rules).
  package func retargeted(to target: Double, at time: Double) -> ImpulseGlide {
    let target = target.asCoordinate
    guard target != finalPosition else { return self }
    let time = min(max(time.asElapsedTime, startTime), Self.latestTime)
    return ImpulseGlide(from: position(at: time), to: target, velocity: velocity(at: time), at: time)
  }

  package func shifted(by distance: Double) -> ImpulseGlide {
    var shifted = self
    shifted.start += distance.asCoordinate
    shifted.finalPosition += distance.asCoordinate
    return shifted
  }

  private func fraction(at time: Double) -> Double {
    (time - startTime) / (duration - startTime)
  }

  /// The curve with the initial `slope`; 0 for a slope against the motion.
  private static func curve(slope: Double) -> CubicBezier {
    let slope = max(slope, 0)
    let isSteep = 0.25 * slope >= 1
    return CubicBezier(x1: isSteep ? 1 / slope : 0.25, y1: isSteep ? 1 : 0.25 * slope, x2: 0, y2: 1)
  }

  /// The latest time at which a glide of 0.2 s still has a representable duration.
  private static let latestTime = 1e9
}
