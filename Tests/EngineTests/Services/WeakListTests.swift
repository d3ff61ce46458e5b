import Engine
import Testing

private protocol Named: AnyObject {
  var name: String { get }
}

private final class Thing: Named {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Lists that hold their objects weakly.
@Suite struct WeakListTests {
  @Test func theObjectsThatLiveAreListedInTheirOrder() {
    var list = WeakList<any Named>()
    #expect(list.first == nil && list.last == nil)
    let (first, last) = (Thing("first"), Thing("last"))
    list.add(first)
    do {
      let gone = Thing("gone")
      list.add(gone)
      #expect(list.last?.name == "gone")
      withExtendedLifetime(gone) {}
    }
    list.add(last)
    #expect(list.map(\.name) == ["first", "last"])
    #expect(list.first?.name == "first" && list.last?.name == "last")
  }

  @Test func anObjectIsListedOnce() {
    let (one, two) = (Thing("one"), Thing("two"))
    var list = WeakList([one, two])
    list.add(one)
    #expect(list.map(\.name) == ["two", "one"])
    list.remove(two)
    #expect(list.map(\.name) == ["one"])
  }
}
