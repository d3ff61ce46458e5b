import Engine

/// Connects the elements of a list with the lazy container that shows it.
@MainActor final class LazyList {
  weak var owner: (any LazyListOwner)?

  /// Reports a change of the list, or of the nodes of its rows.
  func noteChange() { owner?.listDidChange() }
}

/// A lazy container, as its list sees it.
@MainActor protocol LazyListOwner: AnyObject {
  /// Called if the list or the nodes of its rows change.
  func listDidChange()
  /// Called if the views of rows that are not built may have changed.
  func rowsMayDiffer()
  /// Applies the pending rearrangements of all segments.
  func applyListChanges()
  /// The rows of a segment with a measured length, in ascending order.
  func measuredRows(of segment: any LazySegment) -> [Range<Int>]
}

/// Consecutive rows of a list that are managed by the same element, built or not.
@MainActor protocol LazySegment: AnyObject {
  var rowCount: Int { get }
  /// The kind of the rows. Rows of the same kind share a length estimate.
  var rowKind: ObjectIdentifier { get }
  /// True if the segment is a single view, false if its rows belong to a `ForEach`.
  var standsAlone: Bool { get }
  /// The rearrangement since the last call, or nil if no row has changed.
  func takeRearrangement(kind: Int) -> RowRearrangement?
  /// `rowEnvironment`: what the row hands down as a row of a list. `insertion`: the animated change that brings it in; nil where none does.
  func buildRow(_ row: Int, isPresent: Bool, rowEnvironment: (any RowEnvironment)?, insertion: Insertion?)
  /// The row that is built; nil where it isn't.
  func builtRow(_ row: Int) -> (any LazyRow)?
  /// Removes the element of a built row and keeps the state of its views.
  func dropRow(_ row: Int)
  /// The index of the row with an identity, from the data or from `id(_:)`. Builds no rows.
  func row(for id: AnyHashable) -> Int?
  /// The index of the row whose element has an identity. Builds no rows and creates no views.
  func row(withElementID id: AnyHashable) -> Int?
  /// The identity of the element at an index.
  func id(ofRow row: Int) -> AnyHashable?
  /// The explicit tag of a row if it can be read without building the row.
  func tag(ofRow row: Int) -> AnyHashable?
  /// The list traits of a row if they can be read without building the row, otherwise nil.
  func traits(ofRow row: Int) -> ListRowTraits?
  /// The index of the row with an explicit tag. Builds no rows.
  func row(forTag tag: AnyHashable) -> Int?
}

/// The segments of a list in order, each with the index of its first row.
@MainActor struct LazySegments {
  /// A segment, its rows in the list, and their role.
  struct Entry {
    let segment: any LazySegment
    let start: Int
    let count: Int
    let role: LazyRole
    let section: Int?
  }

  private(set) var entries: [Entry] = []
  /// The number of rows in all segments.
  private(set) var count = 0
  private var role = LazyRole.row
  private var section: Int?
  private var sectionCount = 0

  mutating func append(_ segment: any LazySegment) {
    let entry = Entry(segment: segment, start: count, count: segment.rowCount, role: role, section: section)
    entries.append(entry)
    count += entry.count
  }

  /// Adds the segments appended by `body` as a section of their own.
  mutating func appendSection(_ body: (inout LazySegments) -> Void) {
    let outer = section
    section = sectionCount
    sectionCount += 1
    body(&self)
    section = outer
  }

  /// Adds the segments appended by `body` as the header or footer of the current section.
  mutating func append(as role: LazyRole, _ body: (inout LazySegments) -> Void) {
    let outer = self.role
    self.role = role
    body(&self)
    self.role = outer
  }

  /// The identities of all segments.
  var identities: Set<ObjectIdentifier> { Set(entries.map { ObjectIdentifier($0.segment) }) }

  /// The segment that contains a row of the list, and the index of the row in it. Complexity: O(log n) in the number
  /// of segments.
  func locate(_ row: Int) -> (entry: Entry, row: Int)? {
    guard row >= 0, row < count else { return nil }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start > row { high = middle } else { low = middle + 1 }
    }
    // Empty segments share the start index of the segment after them.
    var place = low - 1
    while entries[place].count == 0 { place -= 1 }
    return (entries[place], row - entries[place].start)
  }
}

extension Element {
  /// The scope of the lazy container's row that contains this element. Walks up the tree.
  final var enclosingRow: RowScope? {
    var element = parent
    while let current = element {
      if let row = current as? any LazyRow { return row.scope }
      element = current.parent
    }
    return nil
  }
}
