import ScrollUI
import Testing

@MainActor @Suite struct RecentIdentitiesTests {
  @Test(arguments: [1, 2, 3, 7]) func theLastIdentitiesAreKept(limit: Int) {
    var identities = RecentIdentities<Int>(limit: limit)
    #expect(identities.isEmpty)
    for last in 0..<30 {
      identities.insert(last)
      #expect((0...40).filter { identities.contains($0) } == Array(max(0, last - limit + 1)...last))
    }
  }

  @Test func aContainedIdentityReplacesNone() {
    var identities = RecentIdentities<Int>(limit: 2)
    for id in [1, 2, 2, 1, 2] { identities.insert(id) }
    #expect(identities.contains(1) && identities.contains(2))
    identities.insert(3)
    #expect(!identities.contains(1) && identities.contains(2) && identities.contains(3))
  }

  @Test func aLoaderForgetsTheOldestOfManyRemovals() async {
    let (pages, count) = (HeldPages(), RecentIdentities<Int>().limit + 2)
    let loader = await pages.begun(0..<count)
    for id in (0..<count).reversed() { loader.remove(id) }
    #expect(loader.items.isEmpty)
    loader.load(.bottom)
    await pages.untilRequested(2)
    pages.answer(1, Post.posts(0..<count))
    await loader.settle()
    #expect(loader.ids == [count - 2, count - 1])
  }
}
