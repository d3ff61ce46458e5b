import Motion

/// The timing of rows that move aside: a critically damped spring.
struct RowShiftTiming: AnimationTiming {
  /// The angular frequency in radians per second.
  private static let frequency = 26.0
  let duration = 0.4

  func remaining(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let phase = Self.frequency * max(0, time)
    return ScalarMath.exp(-phase) * (1 + phase)
  }
}
