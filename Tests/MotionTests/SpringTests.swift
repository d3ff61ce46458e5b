import Motion
import Testing

@Suite struct SpringTests {
  @Test func theBounceIsCriticalWithTheResponseOfFluidScroll() {
    let spring = Spring.scrollBounce
    #expect(abs(spring.stiffness - 119.405) < 5e-4)
    #expect(abs(spring.damping - 21.8546) < 5e-5)
    #expect(abs(spring.decay - 10.92728) < 5e-6)
    #expect(abs(spring.dampingRatio - 1) < 1e-15)
    #expect(abs(spring.response - 0.575) < 1e-15)
  }

  /// x after 0.05, 0.1, 0.2, 0.3, 0.5 and 0.8 seconds.
  @Test(arguments: [
    (100.0, 0.0, [89.5424, 70.1693, 35.8130, 16.1273, 2.7394, 0.1556]),
    (0, 1000, [28.9526, 33.5301, 22.4853, 11.3090, 2.1191, 0.1278]),
    (0, 3000, [86.8577, 100.5902, 67.4559, 33.9270, 6.3572, 0.3834]),
  ])
  func agreesWithTheTableOfTheBounce(start: Double, velocity: Double, positions: [Double]) {
    let motion = SpringSimulation(spring: .scrollBounce, start: start, target: 0, velocity: velocity)
    for (time, position) in zip([0.05, 0.1, 0.2, 0.3, 0.5, 0.8], positions) {
      #expect(abs(motion.position(at: time) - position) < 1e-4)
    }
  }

  @Test func agreesWithTheTableOfAReleaseTowardsTheEdge() {
    let motion = SpringSimulation(spring: .scrollBounce, start: 50, target: 0, velocity: -500)
    for (time, position) in [(0.05, 30.2949), (0.1, 18.3196), (0.2, 6.6638), (0.3, 2.4092), (0.5, 0.3102)] {
      #expect(abs(motion.position(at: time) - position) < 1e-4)
    }
  }

  @Test func restsAfterTheTimesOfTheTable() {
    let pulled = SpringSimulation(spring: .scrollBounce, start: 100, target: 0)
    let thrown = SpringSimulation(spring: .scrollBounce, start: 0, target: 0, velocity: 1000)
    #expect(abs(pulled.duration - 0.845) < 1e-3)
    #expect(abs(thrown.duration - 0.825) < 1e-3)
  }

  @Test func fluttersSpringHasItsRootsAndPeaks() {
    let spring = Spring(mass: 0.5, stiffness: 100, damping: 1.1 * 2 * (0.5 * 100).squareRoot())
    #expect(abs(spring.damping - 15.5563) < 5e-5)
    #expect(abs(spring.slowestDecay - 9.0756) < 5e-5)
    #expect(abs(spring.displacement(from: 0, velocity: 1000, at: 0.0684) - 24.382) < 1e-3)
    #expect(abs(spring.displacement(from: 0, velocity: 5000, at: 0.0684) - 121.911) < 1e-3)
    #expect(abs(spring.velocity(from: 0, velocity: 1000, at: 0.0684)) < 1.5)
  }

  @Test func theThreeInitializersOfASpringAgree() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring == Spring(response: 0.5, dampingRatio: 0.7))
    #expect(abs(spring.bounce - 0.3) < 1e-15)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(abs(Spring(response: 1, dampingRatio: 1).stiffness - 4 * Double.pi * Double.pi) < 1e-12)
  }

  static let dampingRatios = [0.05, 0.3, 0.7, 0.99, 0.999999, 1 - 1e-12, 1, 1 + 1e-12, 1.000001, 1.01, 1.1, 2, 10]

  @Test(arguments: dampingRatios) func solvesTheEquationOfMotion(ratio: Double) {
    // Fourth-order Runge-Kutta in steps of 0.1 ms is independent of the closed form.
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    var (x, v) = (80.0, -700.0)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      -(spring.stiffness * x + spring.damping * v) / spring.mass
    }
    let h = 0.0001
    for step in 1...10_000 {
      let (v1, a1) = (v, acceleration(x, v))
      let (v2, a2) = (v + h / 2 * a1, acceleration(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, acceleration(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, acceleration(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      guard step.isMultiple(of: 500) else { continue }
      let time = Double(step) * h
      #expect(abs(spring.displacement(from: 80, velocity: -700, at: time) - x) < 1e-6)
      #expect(abs(spring.velocity(from: 80, velocity: -700, at: time) - v) < 1e-4)
    }
  }

  @Test func motionIsContinuousAroundCriticalDamping() {
    let critical = SpringSimulation(spring: .scrollBounce, start: 100, target: 0, velocity: 300)
    for exponent in 3...16 {
      for sign in [1.0, -1] {
        let difference = sign * ScalarMath.pow(10, -Double(exponent))
        let near = SpringSimulation(
          spring: Spring(response: 0.575, dampingRatio: 1 + difference), start: 100, target: 0, velocity: 300)
        for time in [0.01, 0.1, 0.3, 0.8] {
          #expect(abs(near.position(at: time) - critical.position(at: time)) < 300 * abs(difference) + 1e-12)
        }
        #expect(abs(near.duration - critical.duration) < 1.5 * abs(difference).squareRoot())
      }
    }
  }

  @Test(arguments: dampingRatios) func startsAtItsPositionAndEndsOnTheTarget(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for (start, velocity) in [(100.0, 0.0), (0, 4000), (-30, -5000), (300, -8000), (0.05, 5)] {
      let motion = SpringSimulation(spring: spring, start: 20 + start, target: 20, velocity: velocity)
      guard motion.duration > 0 else {
        #expect(motion.position(at: 0) == 20)
        continue
      }
      #expect(abs(motion.position(at: 0) - 20 - start) < 1e-12)
      #expect(motion.velocity(at: 0) == velocity)
      #expect(motion.position(at: motion.duration) == 20)
      #expect(motion.velocity(at: motion.duration) == 0)
      #expect(abs(motion.position(at: motion.duration.nextDown) - 20) < 0.1001)
      #expect(abs(motion.velocity(at: motion.duration.nextDown)) < 10.01)
    }
  }

  @Test func withoutDampingItOscillatesForEver() {
    let motion = SpringSimulation(spring: Spring(duration: 1, bounce: 1), start: 10, target: 0)
    #expect(motion.duration == .infinity)
    #expect(abs(motion.position(at: 1000) - 10) < 1e-6)
    #expect(motion.position(at: .infinity) == 0)
  }

  @Test func invalidInputGivesNoNaN() {
    let nonsense: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, 1e308, -1, .leastNonzeroMagnitude, 1]
    for mass in nonsense {
      for stiffness in nonsense {
        for damping in nonsense {
          expectNumbers(Spring(mass: mass, stiffness: stiffness, damping: damping), nonsense)
        }
        expectNumbers(Spring(response: mass, dampingRatio: stiffness), nonsense)
        expectNumbers(Spring(duration: mass, bounce: stiffness), nonsense)
      }
    }
  }

  private func expectNumbers(_ spring: Spring, _ values: [Double]) {
    for value in values {
      let motion = SpringSimulation(spring: spring, start: value, target: 3, velocity: value)
      #expect(!motion.duration.isNaN && motion.finalPosition == 3)
      for time in values {
        #expect(!motion.position(at: time).isNaN && !motion.velocity(at: time).isNaN)
      }
    }
  }
}
