import Motion
import Testing

@Suite struct ImpulseGlideTests {
  @Test(arguments: [(0.05, 0.017142), (0.1, 0.093702), (0.25, 0.574952), (0.5, 0.874246), (0.75, 0.975223)])
  func agreesWithTheTableOfTheCurve(fraction: Double, value: Double) {
    let glide = ImpulseGlide(from: 0, to: 200)
    #expect(abs(glide.duration - 0.3) < 1e-15)
    #expect(abs(glide.position(at: fraction * 0.3) / 200 - value) < 5.1e-7)
  }

  @Test(arguments: [(1.0, 0.2), (53, 0.2), (133, 0.2), (200, 0.3), (-300, 0.45), (334, 0.5), (10_000, 0.5)])
  func durationFollowsTheDistance(distance: Double, duration: Double) {
    #expect(abs(ImpulseGlide(from: 10, to: 10 + distance).duration - duration) < 1e-12)
  }

  @Test func startsAtRestAndEndsOnTheTargetAtRest() {
    let glide = ImpulseGlide(from: 100, to: -53)
    #expect(glide.position(at: 0) == 100)
    #expect(glide.velocity(at: 0) == 0)
    #expect(glide.position(at: glide.duration) == -53)
    #expect(glide.velocity(at: glide.duration) == 0)
    #expect(abs(glide.velocity(at: glide.duration.nextDown)) < 1e-3)
  }

  @Test(arguments: [(53.0, 106.0), (53, 54), (53, 53.02), (53, 5000), (-53, -106), (400, 453)])
  func retargetingAheadKeepsPositionAndVelocity(first: Double, second: Double) {
    for time in [0.001, 0.02, 0.05, 0.1, 0.19] {
      let glide = ImpulseGlide(from: 0, to: first)
      let next = glide.retargeted(to: second, at: time)
      #expect(abs(next.position(at: time) - glide.position(at: time)) < 1e-12)
      #expect(abs(next.velocity(at: time) - glide.velocity(at: time)) < 1e-6)
      #expect(next.finalPosition == second)
      #expect(next.duration > time)
      #expect(next.position(at: next.duration) == second)
    }
  }

  @Test func retargetingBackStartsAtRest() {
    let glide = ImpulseGlide(from: 0, to: 106)
    let back = glide.retargeted(to: 0, at: 0.1)
    #expect(back.position(at: 0.1) == glide.position(at: 0.1))
    #expect(back.velocity(at: 0.1) == 0)
    #expect(back.velocity(at: 0.15) < 0)
  }

  @Test func theSameTargetChangesNothing() {
    let glide = ImpulseGlide(from: 0, to: 106)
    #expect(glide.retargeted(to: 106, at: 0.1) == glide)
  }

  @Test func retargetingAfterTheEndStartsAgain() {
    let glide = ImpulseGlide(from: 0, to: 53).retargeted(to: 106, at: 5)
    #expect(glide.position(at: 5) == 53)
    #expect(glide.velocity(at: 5) == 0)
    #expect(abs(glide.duration - 5.2) < 1e-12)
  }

  @Test func imperceptibleDistancesAreNotAnimated() {
    let glide = ImpulseGlide(from: 10, to: 10.009, velocity: 100)
    #expect(glide.duration == 0)
    #expect(glide.position(at: 0) == 10.009)
  }

  @Test func manyNotchesMoveMonotonicallyWithoutAJump() {
    var glide = ImpulseGlide(from: 0, to: 53)
    var (last, notches) = (0.0, 1)
    for step in 1...1000 {
      let time = Double(step) / 1000
      if step.isMultiple(of: 30), notches < 20 {
        notches += 1
        glide = glide.retargeted(to: 53 * Double(notches), at: time)
      }
      let position = glide.position(at: time)
      #expect(position >= last && position - last < 6, "at \(time)")
      last = position
    }
    #expect(glide.position(at: 2) == 53 * 20)
  }

  @Test func shiftingKeepsTheMotion() {
    let glide = ImpulseGlide(from: 0, to: 53).retargeted(to: 106, at: 0.05)
    let shifted = glide.shifted(by: 1000)
    for time in [0.05, 0.1, 0.2, 1] {
      #expect(abs(shifted.position(at: time) - glide.position(at: time) - 1000) < 1e-9)
      #expect(abs(shifted.velocity(at: time) - glide.velocity(at: time)) < 1e-6)
    }
  }

  @Test func invalidInputGivesNoNaN() {
    let nonsense: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, 5]
    for start in nonsense {
      for target in nonsense {
        for value in nonsense {
          let glide = ImpulseGlide(from: start, to: target, velocity: value).retargeted(to: value, at: start)
          for time in nonsense + [-1, 0.1] {
            #expect(glide.position(at: time).isFinite && glide.velocity(at: time).isFinite)
          }
        }
      }
    }
  }
}
