/// A spring that moves a value to a target.
///
/// It rests on exactly the target as soon as the displacement stays below ``restDisplacement`` and the speed below
/// ``restSpeed``. The envelope of the motion decides, so passing through the target does not end it.
package struct SpringSimulation: Simulation, Equatable {
  /// The displacement below which the spring rests, in points (fluid-scroll).
  package static let restDisplacement = 0.1

  /// The speed below which the spring rests, in points per second (fluid-scroll).
  package static let restSpeed = 10.0

  package let spring: Spring
  package let duration: Double
  /// The target.
  package let finalPosition: Double

  private let startDisplacement: Double
  private let startVelocity: Double

  /// A motion from `start` to `target` in points (or the unit of the animated value); `velocity` in that unit per
  /// second.
  package init(spring: Spring, start: Double, target: Double, velocity: Double = 0) {
    self.spring = spring
    finalPosition = target.asCoordinate
    startDisplacement = start.asCoordinate - finalPosition
    startVelocity = velocity.asCoordinate
    duration = spring.settlingTime(
      from: startDisplacement, velocity: startVelocity, displacement: Self.restDisplacement, speed: Self.restSpeed)
  }

  package func position(at time: Double) -> Double {
    guard time.asElapsedTime < duration else { return finalPosition }
    return finalPosition + spring.displacement(from: startDisplacement, velocity: startVelocity, at: time)
  }

  package func velocity(at time: Double) -> Double {
    guard time.asElapsedTime < duration else { return 0 }
    return spring.velocity(from: startDisplacement, velocity: startVelocity, at: time)
  }

  package func shifted(by distance: Double) -> SpringSimulation {
    SpringSimulation(
      spring: spring, start: finalPosition + startDisplacement + distance, target: finalPosition + distance,
      velocity: startVelocity)
  }
}

extension Spring {
  /// The time from which on the displacement stays below `displacement` and the speed below `speed`, both > 0.
  ///
  /// Both are bounded by (p + q·min(t, 1/β))·e^(−σt), with the slowest decay σ: exact for a critical spring that is
  /// released at rest, and at most half a period too long for an oscillating spring. Infinite without damping.
  package func settlingTime(
    from start: Double, velocity: Double, displacement: Double, speed: Double
  ) -> Double {
    let position = Envelope(
      constant: start.magnitude / displacement, linear: (velocity + decay * start).magnitude / displacement, of: self)
    let motion = Envelope(
      constant: velocity.magnitude / speed,
      linear: (decay * velocity + squaredFrequency * start).magnitude / speed, of: self)
    return max(position.timeBelowOne, motion.timeBelowOne)
  }
}

/// (constant + linear · min(t, longest)) · e^(−decay·t): rises to at most a single peak, then falls.
private struct Envelope {
  let constant: Double
  let linear: Double
  let longest: Double
  let decay: Double

  /// The rate per second below which a decay counts as infinite, as it lasts longer than ``Spring`` is evaluated for.
  static let slowestDecay = 1e-9

  init(constant: Double, linear: Double, of spring: Spring) {
    self.constant = constant
    self.linear = linear
    let root = spring.discriminant.magnitude.squareRoot()
    longest = root > 0 ? 1 / root : .infinity
    decay = spring.slowestDecay
  }

  func value(at time: Double) -> Double {
    (constant + linear * min(time, longest)) * ScalarMath.exp(-decay * time)
  }

  /// The time from which on the value stays below 1, by halving an interval to the last bit.
  var timeBelowOne: Double {
    guard constant > 0 || linear > 0 else { return 0 }
    guard decay > Self.slowestDecay else { return .infinity }
    var early = linear > 0 ? min(max(1 / decay - constant / linear, 0), longest) : 0
    if value(at: early) < 1 { return 0 }
    var late = early + 1 / decay
    while value(at: late) >= 1 { late += late - early }
    for _ in 0..<60 {
      let middle = early + (late - early) / 2
      if value(at: middle) < 1 { late = middle } else { early = middle }
    }
    return late
  }
}
