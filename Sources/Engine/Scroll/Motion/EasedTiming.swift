import Motion

/// The way of content whose resting place has changed under it: without a jolt, and with the velocity that is there.
struct EasedTiming: ScrollTiming {
  /// In seconds.
  let length: Double

  /// `distance`: from where content is to where it shall be, in points; `velocity` in points per second.
  init(distance: Double, velocity: Double) {
    length = MinimumJerk.duration(way: distance, velocity: velocity, acceleration: ScrollConstants.easedAcceleration)
  }

  func weights(at time: Double) -> ScrollTimingWeights {
    guard length > 0 else {
      return ScrollTimingWeights(displacement: 0, velocity: 0, displacementRate: 0, velocityRate: 0)
    }
    let part = min(time / length, 1)
    return ScrollTimingWeights(
      displacement: MinimumJerk.displacement(at: part), velocity: length * MinimumJerk.drift(at: part),
      displacementRate: MinimumJerk.displacementRate(at: part) / length, velocityRate: MinimumJerk.driftRate(at: part))
  }

  func duration(velocity: Double) -> Double { length }
}
