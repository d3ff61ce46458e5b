/// The neighbours of an element in a `RecencyList`.
struct RecencyLinks<Element: AnyObject> {
  fileprivate unowned(unsafe) var newer: Element?
  fileprivate unowned(unsafe) var older: Element?

  init() {}
}

/// What a `RecencyList` orders.
@MainActor protocol RecencyListElement: AnyObject {
  /// The list's business alone.
  var links: RecencyLinks<Self> { get set }
}

/// Objects in the order of their last use, linked through themselves: a use costs a few pointers and no memory.
///
/// The list does not own its elements; whoever does must remove them before letting go.
@MainActor struct RecencyList<Element: RecencyListElement> {
  private unowned(unsafe) var newest: Element?
  /// The element that has not been used for longest.
  private(set) unowned(unsafe) var oldest: Element?

  init() {}

  /// Adds an element that is in no list, as the newest.
  mutating func insert(_ element: Element) {
    element.links.older = newest
    element.links.newer = nil
    newest?.links.newer = element
    newest = element
    if oldest == nil { oldest = element }
  }

  /// Takes an element of this list out.
  mutating func remove(_ element: Element) {
    let (newer, older) = (element.links.newer, element.links.older)
    if let newer { newer.links.older = older } else { newest = older }
    if let older { older.links.newer = newer } else { oldest = newer }
    element.links = RecencyLinks()
  }

  /// Makes an element of this list the newest.
  mutating func touch(_ element: Element) {
    guard newest !== element else { return }
    remove(element)
    insert(element)
  }
}
