import Engine

/// Connects the elements of a list with the lazy container that shows it.
@MainActor final class LazyList {
  weak var owner: (any LazyListOwner)?

  /// The list, or the nodes of rows in it, are others now.
  func noteChange() { owner?.listDidChange() }
}

/// A lazy container, as its list sees it.
@MainActor protocol LazyListOwner: AnyObject {
  func listDidChange()
  /// The views of rows that are not built may be others now.
  func rowsMayDiffer()
  /// Takes over what has changed since the last time.
  func applyListChanges()
  /// The rows of a segment whose lengths the container has measured, in order.
  func measuredRows(of segment: any LazySegment) -> [Range<Int>]
}

/// Neighbouring rows of a list that one element stands for, built or not.
@MainActor protocol LazySegment: AnyObject {
  var rowCount: Int { get }
  /// Whose lengths are alike: rows of one kind share an estimate.
  var rowKind: ObjectIdentifier { get }
  /// Whether it is a view by itself, and not one of the rows of a `ForEach`.
  var standsAlone: Bool { get }
  /// How the rows have become others since the last call; nil where they have not.
  func takeRearrangement(kind: Int) -> RowRearrangement?
  /// `rowEnvironment`: what the row hands down as a row of a list. `insertion`: the animated change that brings it in; nil where none does.
  func buildRow(_ row: Int, isPresent: Bool, rowEnvironment: (any RowEnvironment)?, insertion: Insertion?)
  /// The row that is built; nil where it isn't.
  func builtRow(_ row: Int) -> (any LazyRow)?
  func dropRow(_ row: Int)
  /// The row with an identity. Builds nothing.
  func row(for id: AnyHashable) -> Int?
  /// The row of the element with an identity. Builds nothing and makes no views.
  func row(withElementID id: AnyHashable) -> Int?
  func id(ofRow row: Int) -> AnyHashable?
  /// The tag that the user has written on a row, where that shows without building it.
  func tag(ofRow row: Int) -> AnyHashable?
  /// What a row's view says about the row; nil where that shows only when it is built.
  func traits(ofRow row: Int) -> ListRowTraits?
  /// The row with a tag that the user has written. Builds nothing.
  func row(forTag tag: AnyHashable) -> Int?
}

/// The segments of a list in order, with the place of each.
@MainActor struct LazySegments {
  struct Entry {
    let segment: any LazySegment
    let start: Int
    let count: Int
    let role: LazyRole
    let section: Int?
  }

  private(set) var entries: [Entry] = []
  /// The number of rows.
  private(set) var count = 0
  private var role = LazyRole.row
  private var section: Int?
  private var sectionCount = 0

  mutating func append(_ segment: any LazySegment) {
    let entry = Entry(segment: segment, start: count, count: segment.rowCount, role: role, section: section)
    entries.append(entry)
    count += entry.count
  }

  /// Adds what `body` adds as a section of its own.
  mutating func appendSection(_ body: (inout LazySegments) -> Void) {
    let outer = section
    section = sectionCount
    sectionCount += 1
    body(&self)
    section = outer
  }

  /// Adds what `body` adds as the header or footer of the section.
  mutating func append(as role: LazyRole, _ body: (inout LazySegments) -> Void) {
    let outer = self.role
    self.role = role
    body(&self)
    self.role = outer
  }

  /// The identities of the segments.
  var identities: Set<ObjectIdentifier> { Set(entries.map { ObjectIdentifier($0.segment) }) }

  /// The segment in which a row of the list stands, and the row's number in it. Complexity: O(log n) in the number of segments.
  func locate(_ row: Int) -> (entry: Entry, row: Int)? {
    guard row >= 0, row < count else { return nil }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start > row { high = middle } else { low = middle + 1 }
    }
    // Empty segments begin where the next one does.
    var place = low - 1
    while entries[place].count == 0 { place -= 1 }
    return (entries[place], row - entries[place].start)
  }
}

extension Element {
  /// Runs up the tree to the row of a lazy container that the element is part of.
  final var enclosingRow: RowScope? {
    var element = parent
    while let current = element {
      if let row = current as? any LazyRow { return row.scope }
      element = current.parent
    }
    return nil
  }
}
