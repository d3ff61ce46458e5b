/// The neighbors of an element in a `RecencyList`.
package struct RecencyLinks<Element: AnyObject> {
  fileprivate unowned(unsafe) var newer: Element?
  fileprivate unowned(unsafe) var older: Element?
  /// The time of the last use on `CacheClock`; 0 for a demoted element.
  fileprivate var lastUse: UInt64 = 0

  package init() {}
}

/// An element of a `RecencyList`.
@MainActor package protocol RecencyListElement: AnyObject {
  /// The neighbors; read and written by the list alone.
  var links: RecencyLinks<Self> { get set }
}

/// Objects in the order of their last use, linked through themselves: a use changes a few pointers and allocates no memory.
///
/// The list does not own its elements. The owner must remove an element before releasing it.
@MainActor package struct RecencyList<Element: RecencyListElement> {
  private unowned(unsafe) var newest: Element?
  /// The least recently used element.
  package private(set) unowned(unsafe) var oldest: Element?

  package init() {}

  /// Inserts an element as the newest. The element must not be in a list.
  package mutating func insert(_ element: Element) {
    element.links.older = newest
    element.links.newer = nil
    element.links.lastUse = CacheClock.now
    newest?.links.newer = element
    newest = element
    if oldest == nil { oldest = element }
  }

  /// Removes an element of this list.
  package mutating func remove(_ element: Element) {
    let (newer, older) = (element.links.newer, element.links.older)
    if let newer { newer.links.older = older } else { newest = older }
    if let older { older.links.newer = newer } else { oldest = newer }
    element.links = RecencyLinks()
  }

  /// Makes an element of this list the least recently used.
  package mutating func demote(_ element: Element) {
    guard oldest !== element else { return }
    remove(element)
    element.links.newer = oldest
    oldest?.links.older = element
    oldest = element
    if newest == nil { newest = element }
  }

  /// Makes an element of this list the newest.
  package mutating func touch(_ element: Element) {
    element.links.lastUse = CacheClock.now
    guard newest !== element else { return }
    remove(element)
    insert(element)
  }

  /// The time of the last use of `oldest` on `CacheClock`; nil if the list is empty.
  package var oldestUse: UInt64? { oldest?.links.lastUse }

  /// The elements whose last use was before `time` on `CacheClock`. O(found elements).
  package func elements(unusedSince time: UInt64) -> [Element] {
    var (found, next): ([Element], Element?) = ([], oldest)
    while let element = next, element.links.lastUse < time {
      found.append(element)
      next = element.links.newer
    }
    return found
  }
}
