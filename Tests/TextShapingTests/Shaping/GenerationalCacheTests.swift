import Testing
import TextShaping

@Suite struct GenerationalCacheTests {
  @Test func recentlyUsedValuesStayWithinTheLimit() {
    var cache = GenerationalCache<Int, Int>(byteLimit: 100)
    for number in 0..<1000 {
      cache.insert(number, bytes: 10, for: number)
      #expect(cache.value(for: 0) == 0, "found after each insertion")
      #expect(cache.byteCount <= 100 && cache.byteCount == cache.count * 10)
    }
    #expect(cache.value(for: 999) == 999)
    #expect(cache.value(for: 900) == nil)
  }

  @Test func aValueThatTakesMoreThanHalfOfTheMemoryIsNotCached() {
    var cache = GenerationalCache<Int, Int>(byteLimit: 100)
    cache.insert(1, bytes: 50, for: 1)
    cache.insert(2, bytes: 51, for: 2)
    #expect(cache.value(for: 1) == 1)
    #expect(cache.value(for: 2) == nil)
  }

  @Test func valuesThatWereNotUsedSinceTheLastRemovalAreRemoved() {
    var cache = GenerationalCache<Int, Int>(byteLimit: 100)
    for number in 0..<4 { cache.insert(number, bytes: 10, for: number) }
    cache.removeUnused()
    #expect(cache.count == 4)
    #expect(cache.value(for: 2) == 2)
    cache.removeUnused()
    #expect(cache.count == 1 && cache.byteCount == 10)
    #expect(cache.value(for: 2) == 2)
    #expect(cache.value(for: 1) == nil)
  }
}
