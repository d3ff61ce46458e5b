import Geometry
import ScrollUITesting
import Semantics
import Testing

@Suite struct SemanticDifferenceTests {
  /// A tree of a window with the given elements below, by their numbers, and changes of some of them.
  private func tree(_ children: [UInt64], change: (inout SemanticTree) -> Void = { _ in }) -> SemanticTree {
    var tree = SemanticTree()
    var window = SemanticNode(id: .window, role: .window, frame: .zero)
    window.children = children.map { SemanticID(rawValue: $0) }
    tree[.window] = window
    for id in window.children {
      var node = SemanticNode(id: id, role: .text, frame: .zero)
      node.parent = .window
      tree[id] = node
    }
    change(&tree)
    return tree
  }

  private func id(_ number: UInt64) -> SemanticID { SemanticID(rawValue: number) }

  @Test func equalTreesHaveNoEvents() {
    #expect(SemanticDifference.events(from: tree([1, 2]), to: tree([1, 2])).isEmpty)
  }

  @Test func removedAndInsertedChildrenHaveTheirIndices() {
    let events = SemanticDifference.events(from: tree([1, 2, 3, 4]), to: tree([1, 5, 4]))
    #expect(
      events == [
        .removed(id(3), parent: .window, index: 2), .removed(id(2), parent: .window, index: 1),
        .added(id(5), parent: .window, index: 1),
      ])
  }

  @Test func aMovedChildIsRemovedAndInserted() {
    let events = SemanticDifference.events(from: tree([1, 2, 3]), to: tree([2, 3, 1]))
    #expect(events == [.removed(id(1), parent: .window, index: 0), .added(id(1), parent: .window, index: 2)])
  }

  /// Replaying the events on the old list of children gives the new list.
  @Test(arguments: 0..<200) func eventsLeadFromTheOldListToTheNew(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (1...12).map { UInt64($0) }.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
    let new = (1...12).map { UInt64($0) }.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
    var list = old.map { id($0) }
    for event in SemanticDifference.events(from: tree(Array(old)), to: tree(Array(new))) {
      switch event {
      case .removed(let child, _, let index): #expect(list.remove(at: index) == child)
      case .added(let child, _, let index): list.insert(child, at: index)
      default: break
      }
    }
    #expect(list == new.map { id($0) })
  }

  @Test func valuesStatesAndTheFocusChange() {
    let old = tree([1, 2]) { $0[SemanticID(rawValue: 1)]?.states = [.selected, .showing] }
    let new = tree([1, 2]) { tree in
      tree[SemanticID(rawValue: 1)]?.states = [.showing, .focused]
      tree[SemanticID(rawValue: 1)]?.label = "A"
      tree[SemanticID(rawValue: 1)]?.range = SemanticRange(current: 1, minimum: 0, maximum: 2)
      tree.focus = SemanticID(rawValue: 1)
    }
    #expect(
      SemanticDifference.events(from: old, to: new) == [
        .selection(.window), .label(id(1)), .number(id(1)), .states(id(1), set: .focused, cleared: .selected),
        .focus(id(1)),
      ])
  }

  @Test(arguments: [
    ("", "abc", 0, "", "abc"), ("abc", "", 0, "abc", ""), ("a cat sat", "a cot sat", 3, "a", "o"),
    ("aa", "aaa", 2, "", "a"), ("naïve😀", "naïve😀!", 6, "", "!"), ("abcabc", "abc", 3, "abc", ""),
  ])
  func aTextIsReplacedInTheMiddle(old: String, new: String, start: Int, removed: String, inserted: String) throws {
    let change = try #require(SemanticDifference.replacement(from: old, to: new))
    #expect(change.start == start)
    #expect(change.removed == removed)
    #expect(change.inserted == inserted)
    #expect(SemanticDifference.replacement(from: new, to: new) == nil)
  }
}
