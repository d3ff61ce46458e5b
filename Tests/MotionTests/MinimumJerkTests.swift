import Motion
import Testing

@Suite struct MinimumJerkTests {
  private let steps = (0...1000).map { Double($0) / 1000 }

  @Test func itStartsAndEndsWithoutAcceleration() {
    let step = 1e-4
    for curve in [MinimumJerk.displacementRate, MinimumJerk.driftRate] {
      #expect(abs(curve(step) - curve(0)) / step < 0.01)
      #expect(abs(curve(1) - curve(1 - step)) / step < 0.01)
    }
    #expect(MinimumJerk.displacement(at: 0) == 1 && MinimumJerk.displacement(at: 1) == 0)
    #expect(MinimumJerk.drift(at: 0) == 0 && MinimumJerk.drift(at: 1) == 0)
    #expect(MinimumJerk.displacementRate(at: 0) == 0 && MinimumJerk.driftRate(at: 0) == 1)
    #expect(MinimumJerk.displacementRate(at: 1) == 0 && MinimumJerk.driftRate(at: 1) == 0)
  }

  @Test func theRatesAreThoseOfTheCurves() {
    let step = 1e-5
    for part in steps.dropFirst().dropLast() {
      let distance =
        (MinimumJerk.displacement(at: part + step) - MinimumJerk.displacement(at: part - step)) / (2 * step)
      let drift = (MinimumJerk.drift(at: part + step) - MinimumJerk.drift(at: part - step)) / (2 * step)
      #expect(abs(distance - MinimumJerk.displacementRate(at: part)) < 1e-6)
      #expect(abs(drift - MinimumJerk.driftRate(at: part)) < 1e-6)
    }
  }

  /// The greatest acceleration of a motion, by finite differences.
  private func acceleration(distance: Double, velocity: Double, duration: Double) -> Double {
    let places = steps.map {
      distance * (1 - MinimumJerk.displacement(at: $0)) + velocity * duration * MinimumJerk.drift(at: $0)
    }
    let moves = zip(places.dropFirst(), places).map { $0 - $1 }
    let bends = zip(moves.dropFirst(), moves).map { abs($0 - $1) }
    let step = duration / 1000
    return (bends.max() ?? 0) / (step * step)
  }

  @Test func aMotionFromRestUsesTheWholeAcceleration() {
    for distance in [-60.0, 1, 60, 500] {
      let duration = MinimumJerk.duration(distance: distance, velocity: 0, acceleration: 1750)
      #expect(abs(acceleration(distance: distance, velocity: 0, duration: duration) - 1750) < 1)
    }
    #expect(abs(MinimumJerk.duration(distance: 60, velocity: 0, acceleration: 1750) - 0.4449) < 1e-4)
    #expect(MinimumJerk.duration(distance: 0, velocity: 0, acceleration: 1750) == 0)
  }

  @Test(arguments: [-600.0, -255, -20, 20, 150, 330]) func anInitialVelocityKeepsTheAccelerationLimited(
    velocity: Double
  ) {
    let duration = MinimumJerk.duration(distance: 60, velocity: velocity, acceleration: 1750)
    #expect(acceleration(distance: 60, velocity: velocity, duration: duration) <= 1760)
  }

  @Test(arguments: [10.0, 100, 1000, 10_000]) func aVelocityTowardsTheTargetDoesNotOvershoot(velocity: Double) {
    let duration = MinimumJerk.duration(distance: 60, velocity: velocity, acceleration: 1750)
    for part in steps {
      let left = 60 * MinimumJerk.displacement(at: part) - velocity * duration * MinimumJerk.drift(at: part)
      #expect(left >= -1e-9)
    }
  }
}
