/// A first-in, first-out list: `append` and `popFirst` are O(1) on average.
package struct Queue<Element> {
  private var storage: [Element?] = []
  private var head = 0
  /// The number of elements that `popFirst` has moved to free space; at most the number of its calls.
  package private(set) var moves = 0

  /// True without elements.
  package var isEmpty: Bool { head == storage.count }

  package init() {}

  /// Adds an element at the end.
  package mutating func append(_ element: Element) { storage.append(element) }

  /// Removes the first element and returns it; nil without elements.
  package mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let first = storage[head]
    storage[head] = nil
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head > 64, head * 2 > storage.count {
      moves += storage.count - head
      storage.removeFirst(head)
      head = 0
    }
    return first
  }
}
