import Motion
import Testing

@Suite struct BentFlingTests {
  private static let targets = [-2000.0, -30, 0.5, 12, 95, 480, 500, 700, 3000]
  private static let velocities = [-4000.0, -900, -60, 0, 30, 80, 1000, 2500, 8000]

  @Test(arguments: targets, velocities) func aBentFlingKeepsItsStartAndEndsExactlyOnItsTarget(
    target: Double, velocity: Double
  ) {
    let fling = FlingSimulation(position: 0, velocity: velocity, target: target, slowest: .normal)
    #expect(fling.finalPosition == target)
    #expect(fling.position(at: fling.duration) == target)
    #expect(fling.position(at: 0).magnitude < 1e-9)
    let first = velocity.magnitude < FlingSimulation.minimumSpeed ? 0 : velocity
    #expect((fling.velocity(at: 0) - first).magnitude < 1e-2)
    #expect(fling.duration < 3.5)
  }

  @Test(arguments: targets, velocities) func aBentFlingIsContinuousAndDoesNotOvershoot(
    target: Double, velocity: Double
  ) {
    let fling = FlingSimulation(position: 0, velocity: velocity, target: target, slowest: .fast)
    let step = 1.0 / 480
    var last = fling.position(at: 0)
    for index in 1...Int((fling.duration / step).rounded(.up)) + 2 {
      let position = fling.position(at: Double(index) * step)
      #expect((position - last).magnitude <= max(velocity.magnitude, target.magnitude * 11) * step + 0.11)
      if velocity * target >= 0 { #expect(target > 0 ? position <= target + 0.35 : position >= target - 0.35) }
      last = position
    }
    #expect(last == target)
  }

  @Test func aTargetAheadOfAFlingIsReachedWithItsVelocity() {
    let natural = Deceleration(position: 0, velocity: 1000)
    let bent = FlingSimulation(
      position: 0, velocity: 1000, target: natural.finalPosition, slowest: .normal)
    for time in [0.1, 0.5, 1, 2] {
      #expect(
        (bent.position(at: time) - natural.position(at: time)).magnitude < 1e-6, "the fling's own end bends nothing")
    }
  }

  @Test func aFlingAtItsTargetDoesNotMove() {
    let fling = FlingSimulation(position: 40, velocity: 900, target: 40, slowest: .normal)
    #expect(fling.duration == 0)
    #expect(fling.finalPosition == 40)
  }
}
