import Motion

/// How a change is spread over time, as an animation of the program's says it: linear in the way to go and in the first velocity.
///
/// x(t) = target + displacement(t) · (start − target) + velocity(t) · (first velocity).
package protocol ScrollTiming: Sendable {
  /// The weights of the way and of the first velocity after `time` seconds, and their rates per second.
  func weights(at time: Double) -> ScrollTimingWeights
  /// Seconds until the target is reached; `velocity` is the first one in ways a second. Infinite for what repeats for ever.
  func duration(velocity: Double) -> Double
}

/// The parts that the way to go and the first velocity have in a position.
package struct ScrollTimingWeights: Equatable, Sendable {
  package var displacement: Double
  package var velocity: Double
  package var displacementRate: Double
  package var velocityRate: Double

  package init(displacement: Double, velocity: Double, displacementRate: Double, velocityRate: Double) {
    self.displacement = displacement
    self.velocity = velocity
    self.displacementRate = displacementRate
    self.velocityRate = velocityRate
  }
}

/// A spring as a timing, for a way of `distance` points: so long that it rests there to a tenth of a point.
struct SpringTiming: ScrollTiming {
  let spring: Spring
  let distance: Double

  func weights(at time: Double) -> ScrollTimingWeights {
    ScrollTimingWeights(
      displacement: spring.displacement(from: 1, velocity: 0, at: time),
      velocity: spring.displacement(from: 0, velocity: 1, at: time),
      displacementRate: spring.velocity(from: 1, velocity: 0, at: time),
      velocityRate: spring.velocity(from: 0, velocity: 1, at: time))
  }

  func duration(velocity: Double) -> Double {
    spring.settlingTime(
      from: distance, velocity: velocity * max(distance, 1), displacement: SpringSimulation.restDisplacement,
      speed: SpringSimulation.restSpeed)
  }
}

/// A scroll under an animation of the program's, in closed form on the offset: springs keep the velocity that is there.
struct AnimatedScroll: Simulation {
  let timing: any ScrollTiming
  let finalPosition: Double
  let duration: Double
  private let displacement: Double
  private let firstVelocity: Double

  init(timing: any ScrollTiming, from start: Double, to target: Double, velocity: Double = 0) {
    self.timing = timing
    finalPosition = target
    displacement = start - target
    firstVelocity = velocity
    let distance = displacement.magnitude
    let duration =
      distance > 0.01 || velocity != 0
      ? timing.duration(velocity: distance > 0.01 ? velocity.magnitude / distance : 0) : 0
    self.duration = min(max(duration.isNaN ? 0 : duration, 0), ScrollConstants.maximumAnimationDuration)
  }

  private init(_ other: AnimatedScroll, movedBy distance: Double, displacement: Double) {
    timing = other.timing
    finalPosition = other.finalPosition + distance
    duration = other.duration
    firstVelocity = other.firstVelocity
    self.displacement = displacement
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return finalPosition }
    let weights = timing.weights(at: max(0, time))
    return finalPosition + displacement * weights.displacement + firstVelocity * weights.velocity
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let weights = timing.weights(at: max(0, time))
    return displacement * weights.displacementRate + firstVelocity * weights.velocityRate
  }

  func shifted(by distance: Double) -> AnimatedScroll {
    AnimatedScroll(self, movedBy: distance, displacement: displacement)
  }

  /// The same motion on the same clock to another target, without a jump at `time`: for a target whose place was an estimate.
  func retargeted(to target: Double, time: Double) -> AnimatedScroll {
    let distance = target - finalPosition
    let remaining = timing.weights(at: max(0, time)).displacement
    guard time < duration, remaining.magnitude > 0.001 else {
      return AnimatedScroll(self, movedBy: distance, displacement: displacement)
    }
    return AnimatedScroll(self, movedBy: distance, displacement: displacement - distance / remaining)
  }
}
