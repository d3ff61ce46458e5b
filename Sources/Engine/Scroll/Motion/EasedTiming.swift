import Motion

/// The way of content whose resting place has changed under it: without a jolt, and with the velocity that is there.
struct EasedTiming: ScrollTiming {
  /// The most that content is speeded up, in points per second squared: at 60 frames a second two of its steps differ by half a point at
  /// most, which the eye takes for one movement.
  static let acceleration = 1750.0

  /// In seconds.
  let length: Double

  /// `way`: from where content is to where it shall be, in points; `velocity` in points per second.
  init(way: Double, velocity: Double) {
    length = MinimumJerk.duration(way: way, velocity: velocity, acceleration: Self.acceleration)
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
