import Graphics

/// The neighbours of an element in a `RecencyList`.
package struct RecencyLinks<Element: AnyObject> {
  fileprivate unowned(unsafe) var newer: Element?
  fileprivate unowned(unsafe) var older: Element?

  package init() {}
}

/// What a `RecencyList` orders.
@MainActor package protocol RecencyListElement: AnyObject {
  /// The list's business alone.
  var links: RecencyLinks<Self> { get set }
}

/// Objects in the order of their last use, linked through themselves: a use costs a few pointers and no memory.
///
/// The list does not own its elements; whoever does must remove them before letting go.
@MainActor package struct RecencyList<Element: RecencyListElement> {
  private unowned(unsafe) var newest: Element?
  /// The element that has not been used for longest.
  package private(set) unowned(unsafe) var oldest: Element?

  package init() {}

  /// Adds an element that is in no list, as the newest.
  package mutating func insert(_ element: Element) {
    element.links.older = newest
    element.links.newer = nil
    newest?.links.newer = element
    newest = element
    if oldest == nil { oldest = element }
  }

  /// Takes an element of this list out.
  package mutating func remove(_ element: Element) {
    let (newer, older) = (element.links.newer, element.links.older)
    if let newer { newer.links.older = older } else { newest = older }
    if let older { older.links.newer = newer } else { oldest = newer }
    element.links = RecencyLinks()
  }

  /// Makes an element of this list the newest.
  package mutating func touch(_ element: Element) {
    guard newest !== element else { return }
    remove(element)
    insert(element)
  }
}
