/// The smoothest motion from an initial velocity to rest: the polynomial of fifth degree with the least jerk (Flash
/// and Hogan 1985).
///
/// It begins with the current velocity, and begins and ends without acceleration, so that neither start nor end
/// jolts. It is linear in the distance and in the initial velocity. `part` is the elapsed part of its duration,
/// 0...1.
///
/// From rest its maximum speed is 1.875 distances per duration, and its maximum acceleration 10/√3 distances per
/// squared duration.
package enum MinimumJerk {
  /// The remaining part of the distance.
  package static func displacement(at part: Double) -> Double { 1 - part * part * part * (10 - part * (15 - 6 * part)) }

  /// The derivative of ``displacement(at:)``, per duration.
  package static func displacementRate(at part: Double) -> Double {
    let product = part * (1 - part)
    return -30 * product * product
  }

  /// The displacement caused by an initial velocity of 1 distance per duration, relative to the motion from rest.
  package static func drift(at part: Double) -> Double {
    let remainder = 1 - part
    return part * remainder * remainder * remainder * (1 + 3 * part)
  }

  /// The derivative of ``drift(at:)``, per duration.
  package static func driftRate(at part: Double) -> Double {
    let remainder = 1 - part
    return remainder * remainder * (1 + part * (2 - 15 * part))
  }

  /// The shortest duration in seconds for which the acceleration of a motion from rest is at most `acceleration`, and
  /// with an initial `velocity` approximately so; shorter if the motion would otherwise overshoot the target.
  ///
  /// - Parameters:
  ///   - distance: The signed distance from the start to the target; `velocity` has the same unit per second.
  ///   - acceleration: The limit per second squared; > 0.
  package static func duration(distance: Double, velocity: Double, acceleration: Double) -> Double {
    let magnitude = distance.asCoordinate.magnitude
    let towards = distance < 0 ? -velocity.asCoordinate : velocity.asCoordinate
    // A velocity away from the target adds its own acceleration, so the duration is the root of a quadratic equation.
    let away = 0.5 * steepestDrift * max(0, -towards) / acceleration
    let duration = away + (away * away + maximumRestAcceleration * magnitude / acceleration).squareRoot()
    return towards > 0 ? min(duration, maximumDrift * magnitude / towards) : duration
  }

  /// The maximum acceleration of a motion from rest: 10/√3.
  private static let maximumRestAcceleration = 10 / 3.0.squareRoot()
  /// The maximum acceleration of ``drift(at:)`` where it begins: at (8 − √19)/15 of the duration.
  private static let steepestDrift = 3.9403
  /// The initial velocity in distances per duration above which the motion overshoots the target.
  private static let maximumDrift = 2.5
}
