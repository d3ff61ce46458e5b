import Engine

/// A `ForEach` in a lazy container. It has elements for built rows only; the remaining rows exist as data.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<
  ForEach<Data, ID, Content>
>, LazySegment, RowStateKeeping
{
  private var count: Int
  /// The pending rearrangement since the container's last call of `takeRearrangement(kind:)`, or nil if no row has
  /// changed.
  private var rearrangement: RowRearrangement?
  /// The result of the last `index(of:)`.
  private var found: (id: ID, index: Int)?
  /// The built rows, in ascending order of `ForEachRowElement.index`.
  private var rows: [ForEachRowElement<Data, ID, Content>] = []
  /// The identities of `rows`. Finds a duplicate without a search of all rows.
  private var builtIDs: Set<ID> = []
  /// The saved `RowState` of rows that are not built.
  private var saved: [ID: RowState] = [:]
  /// The key of `saved` in the state of the enclosing row, if this `ForEach` is in a row itself.
  private var stateKey: RowStateKey?

  required init(_ view: ForEach<Data, ID, Content>, _ context: ElementContext) {
    count = view.data.count
    super.init(view, context)
    restoreState()
  }

  override func answer(_ query: inout FactQuery) {
    query.give(KeptStateFact.self, self)
    query.give(RowDataFact.self, view.data)
    query.give(RowDescriptionFact.self) { ($0 as? ForEachRowElement<Data, ID, Content>).map { "\($0.id)" } }
    super.answer(&query)
  }

  // MARK: Updates

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    super.update(view)
    if view.data.count != count || !view.identities.areKnownEqual(old.data, view.data) { followRows(from: old.data) }
    for row in rows { row.updateBody() }
    list?.owner?.rowsMayDiffer()
  }

  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    list?.owner?.rowsMayDiffer()
    return changed
  }

  /// Computes how the rows of `old` became the rows of the new data, and applies the rearrangement.
  private func followRows(from old: Data) {
    // A pending change must reach the container before the next is recorded.
    if rearrangement != nil { list?.owner?.applyListChanges() }
    let measured = list?.owner?.measuredRows(of: self) ?? []
    let matching = RowMatching(
      identities: view.identities, old: old, oldCount: count, new: view.data, measured: measured,
      built: rows.map { .init(index: $0.index, id: $0.id) })
    let change = matching.rearrangement()
    if change.isIdentity(of: count) { return }
    moveRows(RowRelocation(change))
    for id in matching.removed(saved.keys, change) { saved[id] = nil }
    count = change.count
    rearrangement = change
    nodesDidChange()
    preferenceOrderDidChange()
  }

  /// Updates the index of each built row, and removes rows whose identity has left the data.
  private func moveRows(_ relocation: RowRelocation) {
    rows.removeAll { row in
      if let index = relocation.newIndex(of: row.index) {
        row.index = index
        return false
      }
      row.isRemoved = true
      builtIDs.remove(row.id)
      removeChild(row)
      return true
    }
    rows.sort { $0.index < $1.index }
  }

  // MARK: The list

  override func appendSegments(to segments: inout LazySegments) { segments.append(self) }

  var rowCount: Int { count }

  var rowKind: ObjectIdentifier { ObjectIdentifier(Content.self) }

  var standsAlone: Bool { false }

  func takeRearrangement(kind: Int) -> RowRearrangement? {
    defer { rearrangement = nil }
    return rearrangement?.ofKind(kind)
  }

  private func identity(at index: Int) -> ID { view.identities.id(view.data, index) }

  /// Checks the last result first: a scroll view that scrolls to a row requests it several times.
  private func index(of id: ID) -> Int? {
    if let found, found.id == id, found.index < count, identity(at: found.index) == id { return found.index }
    guard let index = view.identities.firstIndex(view.data, id) else { return nil }
    found = (id, index)
    return index
  }

  func row(for id: AnyHashable) -> Int? { row(withElementID: id) ?? subviewRow(for: id) ?? explicitRow(for: id) }

  func row(withElementID id: AnyHashable) -> Int? { (id.base as? ID).flatMap(index) }

  /// The row whose view has the explicit identity `id`, given by `id(_:)`. Creates views but builds no elements.
  /// O(n).
  private func explicitRow(for id: AnyHashable) -> Int? {
    guard hasIdentity(Content.self) else { return nil }
    return (0..<count).first { explicitIdentity(of: content(at: $0)) == id }
  }

  func id(ofRow row: Int) -> AnyHashable? { AnyHashable(identity(at: row)) }

  func tag(ofRow row: Int) -> AnyHashable? {
    hasTag(Content.self) ? explicitTag(of: content(at: row)) : subviews.flatMap { $0[row].values.first }
  }

  /// The data of `ForEach(subviews:content:)`, which have tags and identities of their own; nil for other data.
  private var subviews: SubviewsCollection? {
    Data.self == SubviewsCollection.self ? view.data as? SubviewsCollection : nil
  }

  /// The row of the subview with the tag or the identity `id`. O(n).
  private func subviewRow(for id: AnyHashable) -> Int? { subviews?.firstIndex { $0.values.contains(id) } }

  func traits(ofRow row: Int) -> ListRowTraits {
    ExplicitRowTraits.arePossible(in: Content.self)
      ? ExplicitRowTraits.of(content(at: row), in: environment) : ListRowTraits()
  }

  func ids(ofRows rows: Range<Int>) -> (any RowValues)? {
    hasTag(Content.self) || subviews != nil || ExplicitRowTraits.arePossible(in: Content.self)
      ? nil : view.identities.ids(view.data, rows)
  }

  func row(forTag tag: AnyHashable) -> Int? {
    guard hasTag(Content.self) else { return subviewRow(for: tag) }
    return (0..<count).first { explicitTag(of: content(at: $0)) == tag }
  }

  // MARK: Rows

  /// The view of the row at `index`.
  func content(at index: Int) -> Content {
    view.content(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
  }

  func buildRow(_ index: Int, isPresent: Bool, rowEnvironment: (any RowEnvironment)?, insertion: Insertion?) {
    let slot = firstRow(from: index)
    if slot < rows.count, rows[slot].index == index { return }
    let id = identity(at: index)
    if !builtIDs.insert(id).inserted { view.warnOfDuplicates(in: graph) }
    let scope = RowScope(isPresent: isPresent, state: saved.removeValue(forKey: id), rowEnvironment: rowEnvironment)
    let row = ForEachRowElement(owner: self, id: id, index: index, scope: scope, context: childContext.outsideOfList)
    rows.insert(row, at: slot)
    row.mount(insertion)
    nodesDidChange()
    if row.preferenceMask != 0 { row.announcePreferenceChange(nil) }
  }

  func builtRow(_ index: Int) -> (any LazyRow)? {
    let slot = firstRow(from: index)
    return slot < rows.count && rows[slot].index == index ? rows[slot] : nil
  }

  func dropRow(_ index: Int) {
    let slot = firstRow(from: index)
    guard slot < rows.count, rows[slot].index == index else { return }
    let row = rows.remove(at: slot)
    builtIDs.remove(row.id)
    saved[row.id] = RowScope.state(of: row)
    if row.preferenceMask != 0 { row.announcePreferenceChange(nil) }
    row.unmount()
    nodesDidChange()
  }

  /// The position in `rows` of the first row at or after `index`. O(log n).
  private func firstRow(from index: Int) -> Int {
    rows.indices.partition { rows[$0].index >= index }
  }

  override func forEachChild(_ body: (Element) -> Void) { rows.forEach(body) }

  // MARK: Inside of a row

  /// The states of this list's rows, saved in the `RowState` of the enclosing row.
  private final class SavedRows {
    let states: [ID: RowState]

    init(_ states: [ID: RowState]) { self.states = states }
  }

  private func restoreState() {
    guard let row = enclosingRow else { return }
    let key = row.key(for: self)
    stateKey = key
    kinds = .keepsState
    if let former = row.takeState(for: key)?.first as? SavedRows { saved = former.states }
  }

  func saveState(in state: inout RowState) {
    guard let stateKey else { return }
    var states = saved
    for row in rows { states[row.id] = RowScope.state(of: row) }
    state.keep([states.isEmpty ? nil : SavedRows(states)], under: stateKey)
  }
}
