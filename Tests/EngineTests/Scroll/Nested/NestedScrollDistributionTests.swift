import Engine
import ScrollUITesting
import Testing

@Suite struct NestedScrollDistributionTests {
  private func room(_ position: Double, _ range: ClosedRange<Double>, bounces: Bool = true)
    -> NestedScrollDistribution.Room
  {
    NestedScrollDistribution.Room(position: position, range: range, bounces: bounces)
  }

  @Test func theInnerScrollViewMovesFirstAndPassesTheRestOutward() {
    let shares = NestedScrollDistribution(70, among: [room(80, 0...100), room(10, 0...500)])
    #expect(shares.taken == [20, 50])
    #expect(shares.leftover == 0)
  }

  @Test func distanceBeyondAllRangesStretchesTheOutermostMovingScrollView() {
    let rooms = [room(90, 0...100), room(495, 0...500), room(0, 0...0)]
    #expect(NestedScrollDistribution(100, among: rooms).taken == [10, 90, 0])
    #expect(NestedScrollDistribution(-600, among: rooms).taken == [-90, -510, 0])
  }

  /// A list in a page: pulling it beyond its beginning refreshes it, and stretching the page would not.
  @Test func atTheBeginningAScrollViewThatAnswersPullsIsStretchedFirst() {
    var rooms = [room(10, 0...100), room(20, 0...500)]
    rooms[0].answersPulls = true
    #expect(NestedScrollDistribution(-50, among: rooms).taken == [-30, -20])
    #expect(NestedScrollDistribution(700, among: rooms).taken == [90, 610], "the end is not affected")
    rooms[1].answersPulls = true
    #expect(NestedScrollDistribution(-50, among: rooms).taken == [-10, -40], "the outer of two")
  }

  @Test func withoutBounceTheRemainingDistanceIsLeftOver() {
    let shares = NestedScrollDistribution(
      -50, among: [room(20, 0...100, bounces: false), room(10, 0...100, bounces: false)])
    #expect(shares.taken == [-20, -10])
    #expect(shares.leftover == -20)
  }

  @Test func overscrolledContentReturnsFirst() {
    let rooms = [room(50, 0...100), room(-30, 0...100)]
    #expect(NestedScrollDistribution(20, among: rooms).taken == [0, 20])
    #expect(NestedScrollDistribution(60, among: rooms).taken == [30, 30])
  }

  @Test func overscrolledContentIsStretchedFurther() {
    #expect(NestedScrollDistribution(20, among: [room(130, 0...100), room(0, 0...100)]).taken == [20, 0])
  }

  @Test func withoutAConsumerTheDistanceIsLeftOver() {
    #expect(NestedScrollDistribution(10, among: []).leftover == 10)
    #expect(NestedScrollDistribution(.nan, among: [room(0, 0...1)]).taken == [0])
    #expect(NestedScrollDistribution.first(towards: 5, among: [room(0, 0...0, bounces: false)]) == nil)
    #expect(NestedScrollDistribution.first(towards: -5, among: [room(0, 0...9), room(4, 0...9)]) == 1)
  }

  @Test(arguments: [UInt64(41), 42, 43]) func takenAndLeftoverDistancesAddUpToTheInput(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let rooms = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let length = Bool.random(using: &random) ? 0 : Double.random(in: 0...300, using: &random)
        return room(
          Double.random(in: -100...400, using: &random), 0...length, bounces: Bool.random(using: &random))
      }
      let distance = Double.random(in: -900...900, using: &random)
      let shares = NestedScrollDistribution(distance, among: rooms)
      let sum = shares.taken.reduce(0, +) + shares.leftover
      #expect((sum - distance).magnitude < 1e-9, "seed \(seed), \(distance) among \(rooms)")
      #expect(shares.taken.allSatisfy { $0 * distance >= 0 }, "seed \(seed), \(distance) among \(rooms)")
      #expect(shares.leftover * distance >= 0, "seed \(seed), \(distance) among \(rooms)")
    }
  }

  /// A longer distance reduces no share, so the content follows the pointer without a jump.
  @Test(arguments: [UInt64(44), 45]) func everyShareGrowsMonotonicallyWithTheDistance(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let rooms = (0..<3).map { _ in
        room(Double.random(in: 0...200, using: &random), 0...200, bounces: Bool.random(using: &random))
      }
      var last = NestedScrollDistribution(-900, among: rooms).taken
      for step in -89...90 {
        let now = NestedScrollDistribution(Double(step) * 10, among: rooms).taken
        for (before, after) in zip(last, now) {
          #expect(after >= before - 1e-9 && after - before <= 10 + 1e-9, "seed \(seed), step \(step), \(rooms)")
        }
        last = now
      }
    }
  }
}
