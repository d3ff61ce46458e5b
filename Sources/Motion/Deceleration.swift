/// Content that was thrown and loses the same share of its speed every millisecond.
///
/// v(t) = v₀ · e^(kt), x(t) = x₀ + v₀ · (e^(kt) − 1)/k, with k = 1000 · ln(rate) (UIScrollView's rates; the closed
/// form as in ScrollMechanics and Flutter's `FrictionSimulation`).
///
/// The motion rests *at its current position* as soon as its speed is below ``restSpeed`` or less than
/// ``restDistance`` remains: with the normal rate 5 points short of its asymptote x₀ − v₀/k, which it would approach for
/// another second, a pixel at a time. ``finalPosition`` is that resting position.
package struct Deceleration: Simulation, Equatable {
  /// The speed below which a fling is not visible, in points per second (fluid-scroll: 0.01 points per millisecond).
  package static let restSpeed = 10.0

  /// The remaining distance below which a motion rests, in points (ScrollMechanics).
  package static let restDistance = 0.5

  package let duration: Double
  package private(set) var finalPosition: Double

  private var start: Double
  private let startVelocity: Double
  /// The exponential rate k per second; negative.
  package let exponentPerSecond: Double

  /// A motion from `position` (points) with the initial `velocity` (points per second).
  package init(position: Double, velocity: Double, rate: DecelerationRate = .normal) {
    start = position.asCoordinate
    startVelocity = velocity.asCoordinate
    exponentPerSecond = rate.exponentPerSecond
    let threshold = Self.speedAtRest(rate)
    if startVelocity.magnitude > threshold {
      duration = ScalarMath.log(threshold / startVelocity.magnitude) / exponentPerSecond
      let lastVelocity = startVelocity < 0 ? -threshold : threshold
      finalPosition = start + (lastVelocity - startVelocity) / exponentPerSecond
    } else {
      duration = 0
      finalPosition = start
    }
  }

  /// A motion that rests on exactly `target`, with the deceleration that follows from that.
  ///
  /// v(t) falls from `velocity` to ``restSpeed``, so k = (restSpeed − |v₀|)/|target − x₀|. Nil if the velocity leads
  /// away from the target or is at most ``restSpeed``.
  package init?(position: Double, velocity: Double, target: Double) {
    let (position, velocity, target) = (position.asCoordinate, velocity.asCoordinate, target.asCoordinate)
    let distance = target - position
    guard distance * velocity > 0, velocity.magnitude > Self.restSpeed else { return nil }
    start = position
    startVelocity = velocity
    exponentPerSecond = (Self.restSpeed - velocity.magnitude) / distance.magnitude
    duration = ScalarMath.log(Self.restSpeed / velocity.magnitude) / exponentPerSecond
    finalPosition = target
  }

  package func position(at time: Double) -> Double {
    let time = time.asElapsedTime
    guard time < duration else { return finalPosition }
    return start + startVelocity * ((ScalarMath.exp(exponentPerSecond * time) - 1) / exponentPerSecond)
  }

  package func velocity(at time: Double) -> Double {
    let time = time.asElapsedTime
    guard time < duration else { return 0 }
    return startVelocity * ScalarMath.exp(exponentPerSecond * time)
  }

  /// The time at which the motion passes `position`; nil if that is not between its start and ``finalPosition``.
  package func time(reaching position: Double) -> Double? {
    let isAhead = startVelocity < 0 ? finalPosition...start ~= position : start...finalPosition ~= position
    guard isAhead else { return nil }
    if position == start { return 0 }
    if position == finalPosition { return duration }
    let remaining = 1 + exponentPerSecond * (position - start) / startVelocity
    return min(max(ScalarMath.log(remaining) / exponentPerSecond, 0), duration)
  }

  package func shifted(by distance: Double) -> Deceleration {
    var shifted = self
    shifted.start += distance.asCoordinate
    shifted.finalPosition += distance.asCoordinate
    return shifted
  }

  /// The speed at which a motion rests: `restSpeed`, or the speed with `restDistance` to go if that is greater.
  private static func speedAtRest(_ rate: DecelerationRate) -> Double {
    max(restSpeed, restDistance * -rate.exponentPerSecond)
  }
}
