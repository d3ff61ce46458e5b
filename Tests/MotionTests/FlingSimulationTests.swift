import Motion
import ScrollUITesting
import Testing

@Suite struct FlingSimulationTests {
  private let range = 0.0...1000

  @Test func insideTheRangeItIsAPlainDeceleration() {
    let fling = FlingSimulation(position: 100, velocity: 1000, range: range)
    let glide = Deceleration(position: 100, velocity: 1000)
    #expect(fling.duration == glide.duration)
    #expect(fling.finalPosition == glide.finalPosition)
    for time in [0, 0.1, 0.5, 1, 2, 3] { #expect(fling.position(at: time) == glide.position(at: time)) }
  }

  @Test(arguments: [(900.0, 3000.0), (100, -3000), (0, -8000), (1000, 8000), (500, 2000), (999.999, 60)])
  func handsOverToTheBounceContinuously(position: Double, velocity: Double) throws {
    let fling = FlingSimulation(position: position, velocity: velocity, range: range)
    let edge = velocity < 0 ? 0.0 : 1000
    let glide = Deceleration(position: position, velocity: velocity)
    let crossing = try #require(glide.time(reaching: edge))
    #expect(abs(fling.position(at: crossing) - edge) < 1e-9)
    let speed = glide.velocity(at: crossing).limited(to: 5000)
    #expect(abs(fling.velocity(at: crossing) - speed) < 1e-6)
    for step in [1e-6, -1e-6] where crossing + step >= 0 {
      #expect(abs(fling.position(at: crossing + step) - edge) < 0.0085)
    }
    #expect(fling.finalPosition == edge)
    #expect(fling.position(at: fling.duration) == edge)
    #expect(fling.velocity(at: fling.duration) == 0)
  }

  @Test(arguments: [5000.0, -5000, 8000, -8000, .infinity, -.infinity])
  func bouncesNoHigherThanTheLimitOfBothSigns(velocity: Double) {
    let fling = FlingSimulation(position: velocity < 0 ? 0 : 1000, velocity: velocity, range: range)
    var highest = 0.0
    for step in 0...2000 {
      let position = fling.position(at: Double(step) / 1000)
      highest = max(highest, -position, position - 1000)
    }
    // v/(λe) at 5000 points per second.
    #expect(abs(highest - 168.33) < 0.01)
    #expect(fling.duration < 1.5)
  }

  @Test(arguments: [-1.0, -50, -300, 1001, 1050, 1300])
  func releasedOutsideItSpringsToTheEdge(position: Double) {
    let edge = position < 0 ? 0.0 : 1000
    let fling = FlingSimulation(position: position, velocity: 0, range: range)
    #expect(fling.position(at: 0) == position)
    #expect(fling.finalPosition == edge)
    let spring = SpringSimulation(spring: .scrollBounce, start: position, target: edge)
    for time in [0.05, 0.1, 0.3, 0.5, 1] { #expect(fling.position(at: time) == spring.position(at: time)) }
  }

  @Test func aFastReturnFromOutsideKeepsGliding() {
    let fling = FlingSimulation(position: -100, velocity: 3000, range: range)
    let velocity = 3000.0 - 10.927278794051463 * 100
    let crossing = 100 / velocity
    #expect(abs(fling.position(at: crossing)) < 1e-6)
    let before = fling.velocity(at: crossing - 1e-7)
    let after = fling.velocity(at: crossing + 1e-7)
    #expect(abs(before - after) < 0.01)
    #expect(fling.finalPosition > 500)
    #expect(fling.finalPosition < 1000)
  }

  @Test func withoutBouncingItStopsAtTheEdge() throws {
    let fling = FlingSimulation(position: 900, velocity: 3000, range: range, bounces: false)
    let crossing = try #require(Deceleration(position: 900, velocity: 3000).time(reaching: 1000))
    #expect(fling.duration == crossing)
    for step in 0...300 { #expect(fling.position(at: Double(step) / 100) <= 1000) }
    #expect(fling.position(at: crossing) == 1000)
    #expect(fling.velocity(at: crossing) == 0)
  }

  @Test func withoutBouncingAStartOutsideGoesNoFurtherOut() {
    let fling = FlingSimulation(position: 1040, velocity: 2000, range: range, bounces: false)
    for step in 0...300 { #expect(fling.position(at: Double(step) / 100) <= 1040) }
    #expect(fling.finalPosition == 1000)
  }

  @Test func contentThatFitsBouncesInPlace() {
    let fling = FlingSimulation(position: 0, velocity: 1000, range: 0...0)
    #expect(abs(fling.position(at: 0.1) - 33.5301) < 1e-4)
    #expect(fling.finalPosition == 0)
  }

  @Test(arguments: [UInt64(11), 12, 13]) func anyFlingIsFiniteSettlesAndEndsInRange(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let start = random.number(in: -600...1600)
      let velocity = random.number(in: -9000...9000)
      let length = random.number(in: 0...2000)
      let bounces = Bool.random(using: &random)
      let fling = FlingSimulation(position: start, velocity: velocity, range: 0...length, bounces: bounces)
      let what: Comment = "start \(start), velocity \(velocity), length \(length), bounces \(bounces), seed \(seed)"
      #expect(fling.duration < 5, what)
      #expect((0...length).contains(fling.finalPosition), what)
      #expect(fling.position(at: fling.duration) == fling.finalPosition, what)
      #expect((fling.position(at: 0) - start).magnitude < 1e-9, what)
      var last = fling.position(at: 0)
      for step in 1...1000 {
        let position = fling.position(at: Double(step) / 200)
        // No faster than the fastest fling and what a spring adds (λ · 600 points), so no jump.
        let fastest = 14_600.0 / 200
        #expect(abs(position - last) < fastest, what)
        last = position
      }
    }
  }

  @Test func theEndDoesNotDependOnTheFrameRate() {
    var random = SeededGenerator(seed: 5)
    for velocity in [500.0, 3000, -3000, 8000] {
      let fling = FlingSimulation(position: 800, velocity: velocity, range: range)
      for frameInterval in [1.0 / 30, 1 / 60.0, 1 / 120.0, 0] {
        var time = 0.0
        while time < fling.duration {
          time += frameInterval > 0 ? frameInterval : random.number(in: 0.001...0.1)
        }
        #expect(fling.position(at: time) == fling.finalPosition)
      }
    }
  }

  @Test func shiftingKeepsTheMotion() {
    let fling = FlingSimulation(position: 900, velocity: 3000, range: range)
    let shifted = fling.shifted(by: 250)
    for time in [0, 0.02, 0.1, 0.4, 2] {
      #expect(abs(shifted.position(at: time) - fling.position(at: time) - 250) < 1e-9)
      #expect(abs(shifted.velocity(at: time) - fling.velocity(at: time)) < 1e-6)
    }
    #expect(shifted.finalPosition == 1250)
    #expect(shifted.duration == fling.duration)
  }

  @Test func invalidInputGivesNoNaN() {
    let nonsense: [Double] = [.nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude]
    for position in nonsense {
      for velocity in nonsense {
        for range in [0...0, 0.0...100, -Double.infinity ... .infinity, 0 ... .infinity] {
          let fling = FlingSimulation(position: position, velocity: velocity, range: range)
          #expect(!fling.finalPosition.isNaN && !fling.duration.isNaN)
          for time in nonsense + [-1, 0.1, 10] {
            #expect(!fling.position(at: time).isNaN && !fling.velocity(at: time).isNaN)
          }
        }
      }
    }
  }
}
