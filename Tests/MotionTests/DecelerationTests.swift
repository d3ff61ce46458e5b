import Motion
import Testing

@Suite struct DecelerationTests {
  struct Row: Sendable {
    var velocity, after100ms, afterHalf, after1s, speedAfterHalf, speedAfter1s, total, timeTo10: Double
  }

  static let normalTable = [
    Row(
      velocity: 500, after100ms: 45.3129, afterHalf: 157.9640, after1s: 216.0176, speedAfterHalf: 183.7556,
      speedAfter1s: 67.5323, total: 249.7499, timeTo10: 1.9541),
    Row(
      velocity: 1000, after100ms: 90.6259, afterHalf: 315.9280, after1s: 432.0351, speedAfterHalf: 367.5113,
      speedAfter1s: 135.0645, total: 499.4998, timeTo10: 2.3003),
    Row(
      velocity: 2000, after100ms: 181.2517, afterHalf: 631.8560, after1s: 864.0703, speedAfterHalf: 735.0225,
      speedAfter1s: 270.1290, total: 998.9997, timeTo10: 2.6465),
    Row(
      velocity: 5000, after100ms: 453.1293, afterHalf: 1579.6401, after1s: 2160.1756, speedAfterHalf: 1837.5563,
      speedAfter1s: 675.3226, total: 2497.4992, timeTo10: 3.1042),
  ]

  @Test func decelerationRatesHaveTheirExponents() {
    #expect(abs(DecelerationRate.normal.exponentPerSecond + 2.0020026707) < 1e-10)
    #expect(abs(DecelerationRate.fast.exponentPerSecond + 10.0503358535) < 1e-10)
  }

  @Test(arguments: normalTable) func agreesWithTheTableOfTheNormalRate(row: Row) {
    for sign in [1.0, -1] {
      let motion = Deceleration(position: 0, velocity: sign * row.velocity)
      #expect(abs(motion.position(at: 0.1) - sign * row.after100ms) < 5.1e-5)
      #expect(abs(motion.position(at: 0.5) - sign * row.afterHalf) < 5.1e-5)
      #expect(abs(motion.position(at: 1) - sign * row.after1s) < 5.1e-5)
      #expect(abs(motion.velocity(at: 0.5) - sign * row.speedAfterHalf) < 5.1e-5)
      #expect(abs(motion.velocity(at: 1) - sign * row.speedAfter1s) < 5.1e-5)
      #expect(abs(motion.asymptote - sign * row.total) < 5.1e-5)
      #expect(abs(motion.duration - row.timeTo10) < 5.1e-5)
    }
  }

  @Test func agreesWithTheTableOfTheFastRate() {
    #expect(abs(Deceleration(position: 0, velocity: 1000, rate: .fast).position(at: 0.1) - 63.0793) < 5.1e-5)
    #expect(abs(Deceleration(position: 0, velocity: 1000, rate: .fast).asymptote - 99.4992) < 5.1e-5)
    #expect(abs(Deceleration(position: 0, velocity: 3000, rate: .fast).asymptote - 298.4975) < 5.1e-5)
  }

  @Test func restsWhereTheSpeedFallsBelowTen() {
    let motion = Deceleration(position: 50, velocity: 1000)
    #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 10) < 1e-6)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(abs(motion.asymptote - motion.finalPosition - 4.995) < 1e-3)
    #expect(abs(motion.position(at: motion.duration - 1e-9) - motion.finalPosition) < 1e-7)
    #expect(motion.position(at: motion.duration) == motion.finalPosition)
  }

  @Test func aHighDecelerationRestsHalfAPointEarly() {
    let rate = DecelerationRate(factorPerMillisecond: 0.9)
    let motion = Deceleration(position: 0, velocity: 5000, rate: rate)
    #expect(abs(motion.asymptote - motion.finalPosition - 0.5) < 1e-9)
  }

  @Test(arguments: [10.0, 9.9, 0.001, 0, -10]) func aSlowStartRestsAtOnce(velocity: Double) {
    let motion = Deceleration(position: 7, velocity: velocity)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 1) == 7)
  }

  @Test func speedNeverGrowsNorChangesSign() {
    for velocity in [3000.0, -3000] {
      let motion = Deceleration(position: 0, velocity: velocity)
      var last = velocity.magnitude
      var position = 0.0
      for step in 1...4000 {
        let time = Double(step) / 1000
        let speed = motion.velocity(at: time) * (velocity < 0 ? -1 : 1)
        #expect(speed <= last && speed >= 0)
        #expect(motion.position(at: time).magnitude >= position.magnitude)
        last = speed
        position = motion.position(at: time)
      }
    }
  }

  @Test func givesTheTimeAtWhichItPassesAPosition() throws {
    for velocity in [2000.0, -2000] {
      let motion = Deceleration(position: 100, velocity: velocity)
      for time in [0, 0.01, 0.3, 1.5] {
        let found = try #require(motion.time(reaching: motion.position(at: time)))
        #expect(abs(found - time) < 1e-12)
      }
      #expect(motion.time(reaching: motion.finalPosition) == motion.duration)
      #expect(motion.time(reaching: motion.asymptote) == nil)
      #expect(motion.time(reaching: 100 - velocity / 1000) == nil)
      #expect(motion.time(reaching: .nan) == nil)
    }
    #expect(Deceleration(position: 3, velocity: 0).time(reaching: 3) == 0)
    #expect(Deceleration(position: 3, velocity: 0).time(reaching: 4) == nil)
  }

  @Test func invalidInputGivesNoNaN() {
    let nonsense: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude]
    for position in nonsense {
      for velocity in nonsense {
        for factor in nonsense {
          let motion = Deceleration(
            position: position, velocity: velocity, rate: DecelerationRate(factorPerMillisecond: factor))
          #expect(motion.finalPosition.isFinite && !motion.duration.isNaN)
          for time in nonsense + [-1, 10] {
            #expect(motion.position(at: time).isFinite && motion.velocity(at: time).isFinite)
          }
        }
      }
    }
    #expect(Deceleration(position: 5, velocity: 100).position(at: -3) == 5)
    #expect(Deceleration(position: 5, velocity: 100).velocity(at: .nan) == 100)
  }
}

extension Deceleration {
  /// The position that the curve approaches after infinite time, without the rule that lets it rest: x₀ − v₀/k.
  var asymptote: Double { position(at: 0) - velocity(at: 0) / exponentPerSecond }
}
