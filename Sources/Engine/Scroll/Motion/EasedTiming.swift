import Motion

/// The timing of content whose resting position has changed during its motion: keeps the velocity and limits the acceleration to
/// `ScrollConstants.easedAcceleration`.
struct EasedTiming: AnimationTiming {
  /// The duration in seconds.
  let length: Double

  /// Chooses the duration for a `distance` in points and an initial `velocity` in points per second.
  init(distance: Double, velocity: Double) {
    length = MinimumJerk.duration(
      distance: distance, velocity: velocity, acceleration: ScrollConstants.easedAcceleration)
  }

  func weights(at time: Double) -> AnimationWeights {
    guard length > 0 else {
      return AnimationWeights(displacement: 0, velocity: 0, displacementRate: 0, velocityRate: 0)
    }
    let part = min(time / length, 1)
    return AnimationWeights(
      displacement: MinimumJerk.displacement(at: part), velocity: length * MinimumJerk.drift(at: part),
      displacementRate: MinimumJerk.displacementRate(at: part) / length, velocityRate: MinimumJerk.driftRate(at: part))
  }

  func duration(velocity: Double) -> Double { length }
}
