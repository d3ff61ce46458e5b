import Engine

/// Connects the elements of a list with the lazy container that shows it, its `owner`.
@MainActor final class LazyList {
  weak var owner: (any LazyListOwner)?
  /// Makes the elements of single views of the list.
  let rows: any SingleRows.Type

  init(rows: any SingleRows.Type) { self.rows = rows }

  /// Reports a change of the list, or of the nodes of its rows.
  func rowsDidChange() { owner?.listDidChange() }
}

/// Makes the elements of the single views of a `LazyList`, those that are not part of a `ForEach`.
@MainActor protocol SingleRows {
  /// The element of a view that is a row; nil for a view that the list divides into rows.
  static func element<Content: View>(of view: Content, in context: ElementContext) -> ViewElement<Content>?
}

/// The lazy container of a `LazyList`.
@MainActor protocol LazyListOwner: ElementPart {
  /// The node of the container; nil before its first layout.
  var lazyNode: LazyNode? { get }
  var segments: LazySegments { get }
  /// The identity of the element of a row; nil for a row without an element. An item is an index over all rows of the container.
  func id(ofItem item: Int) -> AnyHashable?
  /// The row whose element has the identity `id`. Builds no rows.
  func item(withElementID id: AnyHashable) -> Int?
  /// The nodes of a row, if it is built.
  func nodes(ofItem item: Int) -> [RenderNode]
  /// The rows that a pointer moves together with `item`, in ascending order and itself included.
  func movedItems(with item: Int) -> [Int]
  /// Called if the list or the nodes of its rows change.
  func listDidChange()
  /// Called if the views of rows that are not built may have changed, for example after a change of the environment.
  func rowsMayDiffer()
  /// Applies the pending rearrangements of all segments; see `LazySegment.takeRearrangement(kind:)`.
  func applyListChanges()
  /// The indices of the rows of `segment` with a measured length, in ascending order.
  func measuredRows(of segment: any LazySegment) -> [Range<Int>]
}

/// The collection of a `ForEach` that is a `LazySegment`.
enum RowDataFact: ElementFact {
  typealias Value = any Collection
}

/// Consecutive rows of a list that are managed by the same element, built or not.
@MainActor protocol LazySegment: ElementPart {
  var rowCount: Int { get }
  /// The kind of the rows. Rows of the same kind share a length estimate.
  var rowKind: ObjectIdentifier { get }
  /// True if the segment is a single view, false if its rows belong to a `ForEach`.
  var standsAlone: Bool { get }
  /// The rearrangement since the last call, or nil if no row has changed.
  func takeRearrangement(kind: Int) -> RowRearrangement?
  /// Builds a row.
  ///
  /// - Parameters:
  ///   - row: The index in the segment.
  ///   - isPresent: True if the row is visible; false if it is built ahead.
  ///   - rowEnvironment: The environment values that the container adds for the row, or nil outside of lists.
  ///   - insertion: The animated change that inserts the row, or nil.
  func buildRow(_ row: Int, isPresent: Bool, rowEnvironment: (any RowEnvironment)?, insertion: Insertion?)
  /// The `LazyRow` at an index if it is built, otherwise `nil`.
  func builtRow(_ row: Int) -> (any LazyRow)?
  /// Removes the element of a built row and keeps the state of its views.
  func dropRow(_ row: Int)
  /// The index of the row with the identity `id`, from the data or from `id(_:)`. Builds no rows.
  func row(for id: AnyHashable) -> Int?
  /// The index of the row whose element has the identity `id`. Builds no rows and creates no views.
  func row(withElementID id: AnyHashable) -> Int?
  /// The identity of the element at an index, or `nil`.
  func id(ofRow row: Int) -> AnyHashable?
  /// The tag set by `tag(_:)` on a row, if it can be read without building the row.
  func tag(ofRow row: Int) -> AnyHashable?
  /// The `ListRowTraits` that can be read without building the row.
  func traits(ofRow row: Int) -> ListRowTraits
  /// The identities of `rows`, an array with the type of the identities; nil if the view of a row has a tag or traits in its type, which
  /// are read for each row. Creates no views. O(n).
  func ids(ofRows rows: Range<Int>) -> (any RowValues)?
  /// The index of the row with the explicit `tag`. Builds no rows.
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
    /// The indices of the rows in the list.
    var items: Range<Int> { start..<start + count }
  }

  /// The label of consecutive rows in the section index of a `List`.
  struct IndexLabel: Equatable {
    let text: String
    /// The index of the first row in the `LazyList`.
    let item: Int
  }

  private(set) var entries: [Entry] = []
  /// The labels of the sections, in ascending order of their rows.
  private(set) var indexLabels: [IndexLabel] = []
  /// The number of rows in all `entries`.
  private(set) var count = 0
  private var role = LazyRole.row
  private var section: Int?
  private var sectionCount = 0

  mutating func append(_ segment: any LazySegment) {
    let entry = Entry(segment: segment, start: count, count: segment.rowCount, role: role, section: section)
    entries.append(entry)
    count += entry.count
  }

  /// Gives the rows of the next `append(_:)` a label in the section index.
  mutating func appendIndexLabel(_ text: String) { indexLabels.append(IndexLabel(text: text, item: count)) }

  /// The label of the section that contains a row; nil before the first label. O(log n) in the number of labels.
  func indexLabel(ofRow row: Int) -> String? {
    let next = indexLabels.indices.partition { indexLabels[$0].item > row }
    return next > 0 ? indexLabels[next - 1].text : nil
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

  /// The object identities of the segments in `entries`.
  var identities: Set<ObjectIdentifier> { Set(entries.map { ObjectIdentifier($0.segment) }) }

  /// The segment that contains a row of the list, and the index of the row in it. Complexity: O(log n) in the number
  /// of segments.
  func locate(_ row: Int) -> (entry: Entry, row: Int)? {
    guard row >= 0, row < count else { return nil }
    // Empty segments share the start index of the segment after them.
    var index = entries.indices.partition { entries[$0].start > row } - 1
    while entries[index].count == 0 { index -= 1 }
    return (entries[index], row - entries[index].start)
  }
}

extension Range<Int> {
  /// The first number for which `isLater` is true, or `upperBound`. `isLater` must be true for all numbers after it.
  func partition(by isLater: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isLater(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ElementPart {
  /// The `RowScope` of the `LazyRow` that contains this place. Walks up the tree.
  var enclosingRow: RowScope? { element.nearestFact(RowScopeFact.self) }
}
