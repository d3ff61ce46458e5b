import Motion
import ScrollUITesting
import Testing

/// Properties of all curves for random initial values.
@Suite struct MotionPropertyTests {
  /// A curve of each kind, started at random.
  private func curves(_ random: inout SeededGenerator) -> [(
    name: String, start: Double, velocity: Double, curve: any Simulation
  )] {
    let (start, velocity) = (random.number(in: -500...1500), random.number(in: -7000...7000))
    let target = random.number(in: -500...1500)
    let spring = Spring(
      response: random.number(in: 0.1...1.5), dampingRatio: [0.3, 0.7, 1, 1, 1.4].randomElement(using: &random) ?? 1)
    return [
      ("deceleration", start, velocity, Deceleration(position: start, velocity: velocity)),
      ("fast deceleration", start, velocity, Deceleration(position: start, velocity: velocity, rate: .fast)),
      ("spring", start, velocity, SpringSimulation(spring: spring, start: start, target: target, velocity: velocity)),
      ("glide", start, 0, ImpulseGlide(from: start, to: target)),
      ("fling", 500, velocity, FlingSimulation(position: 500, velocity: velocity, range: 0...1000)),
    ]
  }

  @Test(arguments: [UInt64(61), 62, 63]) func everyCurveStartsAtItsPositionAndVelocity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      for (name, start, velocity, curve) in curves(&random) where curve.duration > 0 {
        #expect((curve.position(at: 0) - start).magnitude < 1e-9, "\(name), seed \(seed)")
        #expect((curve.velocity(at: 0) - velocity).magnitude < 1e-6, "\(name), seed \(seed)")
      }
    }
  }

  /// At 30, 60, 120 and irregular frames per second the path and the end are the same.
  @Test(arguments: [UInt64(64), 65]) func motionsDoNotDependOnTheFrameRate(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      for (name, _, _, curve) in curves(&random) {
        for interval in [1.0 / 30, 1.0 / 60, 1.0 / 120, 0] {
          var time = 0.0
          while time < min(curve.duration, 60) {
            time += interval > 0 ? interval : random.number(in: 0.0005...0.4)
            let again = curve.position(at: time)
            #expect(again == curve.position(at: time))
          }
          #expect((curve.position(at: time) - curve.finalPosition).magnitude <= 1e-6, "\(name), seed \(seed)")
          #expect(curve.velocity(at: time) == 0, "\(name), seed \(seed)")
        }
      }
    }
  }

  /// The velocity is the slope of the position.
  @Test(arguments: [UInt64(66), 67]) func theVelocityIsTheDerivative(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      for (name, _, velocity, curve) in curves(&random) where curve.duration > 0.01 {
        // The slope may jump only at the speed limit of the bounce.
        if name == "fling", velocity.magnitude > 4500 { continue }
        let time = random.number(in: 0.002...(curve.duration - 0.002))
        let step = 1e-6
        let slope = (curve.position(at: time + step) - curve.position(at: time - step)) / (2 * step)
        #expect(
          (slope - curve.velocity(at: time)).magnitude < 0.5 + velocity.magnitude * 1e-3,
          "\(name) at \(time), seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64(68), 69]) func aDecelerationOnlySlowsDownAndNeverReverses(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let velocity = random.number(in: -8000...8000)
      for rate in [DecelerationRate.normal, .fast] {
        let curve = Deceleration(position: 0, velocity: velocity, rate: rate)
        var last = velocity.magnitude
        for step in 0...200 {
          let now = curve.velocity(at: Double(step) / 50)
          #expect(now.magnitude <= last && now * velocity >= 0, "seed \(seed)")
          last = now.magnitude
        }
        #expect((curve.asymptote + velocity / rate.exponentPerSecond).magnitude < 1e-9, "total = −v₀/k; seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64(70), 71]) func aBounceStaysWithinAViewportAndEndsInTime(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let velocity = random.number(in: -8000...8000)
      let fling = FlingSimulation(position: velocity < 0 ? 0 : 1000, velocity: velocity, range: 0...1000)
      #expect(fling.duration < 1.5, "seed \(seed), \(velocity)")
      #expect(fling.finalPosition == (velocity < 0 ? 0 : 1000))
      for step in 0...150 {
        let position = fling.position(at: Double(step) / 100)
        #expect(position > -600 && position < 1600, "seed \(seed), \(velocity)")
      }
    }
  }

  /// The displacement after several steps equals that after one step of their sum.
  @Test(arguments: [UInt64(72), 73]) func aDragInStepsEqualsOneDrag(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for dimension in [1.0, 320, 600, 4000] {
      let band = RubberBand(dimension: dimension)
      for _ in 0..<100 {
        let steps = (0..<Int.random(in: 1...30, using: &random)).map { _ in random.number(in: -40...60) }
        var raw = 0.0
        for step in steps { raw = band.raw(band.displayed(raw)) + step }
        let sum = steps.reduce(0, +)
        #expect((band.displayed(raw) - band.displayed(sum)).magnitude < 1e-6 * max(1, dimension), "seed \(seed)")
        #expect(band.displayed(sum).magnitude < dimension)
      }
    }
  }
}
