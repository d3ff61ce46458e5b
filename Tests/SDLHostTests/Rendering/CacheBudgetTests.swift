import Geometry
import Graphics
import Raster
import Testing

@MainActor @Suite struct CacheBudgetTests {
  /// A cache of values of 10 bytes, each with the time of its last use.
  private final class Times: BudgetedCache {
    var uses: [UInt64] = []
    var byteCount: Int { uses.count * 10 }
    var oldestUse: UInt64? { uses.min() }

    func insert(in budget: CacheBudget) {
      budget.makeRoom(for: 10)
      uses.append(CacheClock.now)
    }

    func removeOldest() {
      if let oldest = uses.min(), let index = uses.firstIndex(of: oldest) { uses.remove(at: index) }
    }
  }

  @Test func theLeastRecentlyUsedValuesOfAllCachesAreRemoved() {
    let budget = CacheBudget(byteLimit: 100)
    let (first, second) = (Times(), Times())
    budget.add(first)
    budget.add(second)
    for number in 0..<20 {
      CacheClock.advance()
      (number < 10 ? first : second).insert(in: budget)
      #expect(budget.byteCount <= 100)
    }
    #expect(first.uses == [] && second.uses.count == 10)
  }

  @Test func valuesOfThePresentPictureStay() {
    let budget = CacheBudget(byteLimit: 100)
    let cache = Times()
    budget.add(cache)
    CacheClock.advance()
    for _ in 0..<15 { cache.insert(in: budget) }
    #expect(cache.uses.count == 15)
    CacheClock.advance()
    cache.insert(in: budget)
    #expect(cache.uses.count == 10)
    CacheClock.advance()
    budget.shrink(to: 30)
    #expect(cache.uses.count == 3)
  }

  @Test(
    arguments: [
      (900 * 640, CacheBudget.leastBytes), (1600 * 1000, 1600 * 1000 * CacheBudget.bytesPerPixel),
      (5120 * 2880, 256 << 20),
    ])
  func theBoundFollowsFromThePixelsOfTheTargets(pixels: Int, bytes: Int) {
    let budget = CacheBudget(byteLimit: 256 << 20)
    #expect(budget.limit == 256 << 20)
    var cache: Times? = Times()
    cache.map(budget.add)
    cache.map { budget.setTarget(pixels: pixels, of: $0) }
    #expect(budget.limit == bytes)
    cache = nil
    #expect(budget.limit == 256 << 20, "a target that has left does not count")
  }

  @Test func aReleasedCacheDoesNotCount() {
    let budget = CacheBudget(byteLimit: 100)
    var cache: Times? = Times()
    cache.map(budget.add)
    cache?.insert(in: budget)
    #expect(budget.byteCount == 10)
    cache = nil
    #expect(budget.byteCount == 0)
  }

  @Test func thePaintersOfAProcessShareABudget() throws {
    let budget = CacheBudget(byteLimit: 400_000)
    let limits = DrawingLimits(budget: budget)
    let canvases = try (0..<2).map { _ in try OffscreenCanvas(200, 40, limits: limits) }
    for number in 0..<200 {
      let canvas = canvases[number % 2]
      try canvas.draw([.text(canvas.run("number \(number)"), origin: CGPoint(x: 0, y: 20), .black)])
      #expect(budget.byteCount <= 400_000)
    }
    #expect(budget.byteCount > 200_000)
  }
}
