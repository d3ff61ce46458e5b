/// The smoothest way from a moving start to rest: the polynomial of fifth degree with the least jerk (Flash and Hogan 1985).
///
/// It begins with the velocity that is there, and begins and ends without acceleration: so nothing jolts, neither at its start nor at its
/// end. Linear in the way to go and in the first velocity. `part` is the part of its duration that is over, 0...1.
///
/// From rest its speed is 1.875 ways per duration at most, and its acceleration 10/√3 ways per squared duration.
package enum MinimumJerk {
  /// The part of the way that is left.
  package static func displacement(at part: Double) -> Double { 1 - part * part * part * (10 - part * (15 - 6 * part)) }

  /// How fast that changes, per duration.
  package static func displacementRate(at part: Double) -> Double {
    let rest = part * (1 - part)
    return -30 * rest * rest
  }

  /// How far a first velocity of one way per duration leads away from the way from rest.
  package static func drift(at part: Double) -> Double {
    let rest = 1 - part
    return part * rest * rest * rest * (1 + 3 * part)
  }

  /// How fast that changes, per duration.
  package static func driftRate(at part: Double) -> Double {
    let rest = 1 - part
    return rest * rest * (1 + part * (2 - 15 * part))
  }

  /// The shortest duration in seconds for which the acceleration of a way from rest stays within `acceleration`, and with a first
  /// `velocity` about so; shorter where it would otherwise come beyond the target.
  ///
  /// - Parameters:
  ///   - way: from the start to the target, with its sign; `velocity` has the same unit per second.
  ///   - acceleration: per second squared; > 0.
  package static func duration(way: Double, velocity: Double, acceleration: Double) -> Double {
    let distance = way.asCoordinate.magnitude
    let towards = way < 0 ? -velocity.asCoordinate : velocity.asCoordinate
    // A velocity that leads away adds its own acceleration, so the duration is the root of a quadratic equation.
    let away = 0.5 * steepestDrift * max(0, -towards) / acceleration
    let duration = away + (away * away + steepestWay * distance / acceleration).squareRoot()
    return towards > 0 ? min(duration, mostDrift * distance / towards) : duration
  }

  /// The greatest acceleration of a way from rest: 10/√3.
  private static let steepestWay = 10 / 3.0.squareRoot()
  /// That of the drift, where it begins: at (8 − √19)/15 of the duration.
  private static let steepestDrift = 3.9403
  /// With a first velocity of more ways per duration it comes beyond the target.
  private static let mostDrift = 2.5
}
