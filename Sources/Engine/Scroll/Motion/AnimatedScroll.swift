import Motion

/// A spring as a `AnimationTiming` over `distance` points. Its duration ends when the spring rests to a tenth of a point.
struct SpringTiming: AnimationTiming {
  let spring: Spring
  let distance: Double

  func weights(at time: Double) -> AnimationWeights {
    AnimationWeights(
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

/// An animated scroll in closed form. A spring keeps the velocity of the content.
struct AnimatedScroll: Simulation {
  let timing: any AnimationTiming
  private(set) var finalPosition: Double
  let duration: Double
  private var displacement: Double
  private let firstVelocity: Double

  init(timing: any AnimationTiming, from start: Double, to target: Double, velocity: Double = 0) {
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

  private func moved(by distance: Double, displacement: Double) -> AnimatedScroll {
    var moved = self
    moved.finalPosition += distance
    moved.displacement = displacement
    return moved
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
    moved(by: distance, displacement: displacement)
  }

  /// The same motion on the same clock to another target, without a jump at `time`: for a target whose place was an estimate.
  func retargeted(to target: Double, time: Double) -> AnimatedScroll {
    let distance = target - finalPosition
    let remaining = timing.weights(at: max(0, time)).displacement
    guard time < duration, remaining.magnitude > 0.001 else {
      return moved(by: distance, displacement: displacement)
    }
    return moved(by: distance, displacement: displacement - distance / remaining)
  }
}
