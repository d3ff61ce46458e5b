import Motion

/// The timing of rows that move aside: a critically damped spring.
struct RowShiftTiming: AnimationTiming {
  /// The angular frequency in radians per second.
  private static let frequency = 26.0
  /// The duration in seconds, after which 0.04 % of the distance is left.
  private static let duration = 0.4

  let isSpring = true

  func weights(at time: Double) -> AnimationWeights {
    let time = max(0, time)
    let (phase, fading) = (Self.frequency * time, ScalarMath.exp(-Self.frequency * time))
    return AnimationWeights(
      displacement: fading * (1 + phase), velocity: fading * time, displacementRate: -fading * Self.frequency * phase,
      velocityRate: fading * (1 - phase))
  }

  func duration(velocity: Double) -> Double { Self.duration }
}
