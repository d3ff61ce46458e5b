import Engine

/// A `ForEach` in the list of a lazy container: has elements for the rows that are built, and of the others nothing but the data.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<
  ForEach<Data, ID, Content>
>, LazySegment
{
  private var count: Int
  /// How the rows have become others since the container last heard of it; nil where they have not.
  private var rearrangement: RowRearrangement?
  /// The identity that was looked for last, and where it stood.
  private var found: (id: ID, place: Int)?
  /// The rows that are built, by their places.
  private var rows: [ForEachRowElement<Data, ID, Content>] = []
  /// What the views of rows that are not built had as their state.
  private var saved: [ID: RowState] = [:]
  /// The name under which `saved` is kept where this stands in a row itself.
  private var stateKey: RowStateKey?

  override init(_ view: ForEach<Data, ID, Content>, _ context: ElementContext) {
    count = view.data.count
    super.init(view, context)
    restoreState()
  }

  // MARK: Updates

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    super.update(view)
    if view.data.count != count || !view.identities.areSurelySame(old.data, view.data) { followRows(from: old.data) }
    for row in rows { row.updateBody() }
    list?.owner?.rowsMayDiffer()
  }

  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    list?.owner?.rowsMayDiffer()
    return changed
  }

  /// Finds out how the rows have become those of the new data.
  private func followRows(from old: Data) {
    // The container must know of one change before it hears of the next.
    if rearrangement != nil { list?.owner?.applyListChanges() }
    let measured = list?.owner?.measuredRows(of: self) ?? []
    let matching = RowMatching(
      identities: view.identities, old: old, oldCount: count, new: view.data, measured: measured,
      built: rows.map { .init(place: $0.place, id: $0.id) })
    let change = matching.rearrangement()
    if change.isIdentity(of: count) { return }
    moveRows(RowRelocation(change))
    for id in matching.gone(saved.keys, change) { saved[id] = nil }
    count = change.count
    rearrangement = change
    nodesDidChange()
    preferenceOrderDidChange()
  }

  /// Gives rows that are built their new places, and ends those whose identities are gone.
  private func moveRows(_ relocation: RowRelocation) {
    rows.removeAll { row in
      if let place = relocation.newPlace(of: row.place) {
        row.place = place
        return false
      }
      row.isGone = true
      takeAway(row)
      return true
    }
    rows.sort { $0.place < $1.place }
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

  private func identity(at place: Int) -> ID { view.identities.id(view.data, place) }

  /// What was found last: a scroll view that brings a row into sight asks for it more than once.
  private func place(of id: ID) -> Int? {
    if let found, found.id == id, found.place < count, identity(at: found.place) == id { return found.place }
    guard let place = view.identities.firstPlace(view.data, id) else { return nil }
    found = (id, place)
    return place
  }

  func row(for id: AnyHashable) -> Int? { row(withElementID: id) ?? explicitRow(for: id) }

  func row(withElementID id: AnyHashable) -> Int? { (id.base as? ID).flatMap(place) }

  /// A row whose view was given an identity by `id(_:)`. The views are made, but nothing of them is built.
  private func explicitRow(for id: AnyHashable) -> Int? {
    guard hasIdentity(Content.self) else { return nil }
    return (0..<count).first { explicitIdentity(of: content(at: $0)) == id }
  }

  func id(ofRow row: Int) -> AnyHashable? { AnyHashable(identity(at: row)) }

  func tag(ofRow row: Int) -> AnyHashable? { hasTag(Content.self) ? explicitTag(of: content(at: row)) : nil }

  func traits(ofRow row: Int) -> ListRowTraits? {
    ExplicitRowTraits.arePossible(in: Content.self)
      ? ExplicitRowTraits.of(content(at: row), in: environment) : ListRowTraits()
  }

  func row(forTag tag: AnyHashable) -> Int? {
    guard hasTag(Content.self) else { return nil }
    return (0..<count).first { explicitTag(of: content(at: $0)) == tag }
  }

  // MARK: Rows

  /// The view of a row.
  func content(at place: Int) -> Content {
    view.content(view.data[view.data.index(view.data.startIndex, offsetBy: place)])
  }

  func buildRow(_ place: Int, isPresent: Bool, rowEnvironment: (any RowEnvironment)?, insertion: Insertion?) {
    let index = firstRow(from: place)
    if index < rows.count, rows[index].place == place { return }
    let id = identity(at: place)
    if rows.contains(where: { $0.id == id }) { reportDuplicates() }
    let scope = RowScope(isPresent: isPresent, state: saved.removeValue(forKey: id), rowEnvironment: rowEnvironment)
    let row = ForEachRowElement(owner: self, id: id, place: place, scope: scope, context: childContext.outsideOfList)
    rows.insert(row, at: index)
    row.mount(insertion)
    nodesDidChange()
    if row.preferenceMask != 0 { row.notePreferenceChange(nil) }
  }

  func builtRow(_ place: Int) -> (any LazyRow)? {
    let index = firstRow(from: place)
    return index < rows.count && rows[index].place == place ? rows[index] : nil
  }

  func dropRow(_ place: Int) {
    let index = firstRow(from: place)
    guard index < rows.count, rows[index].place == place else { return }
    let row = rows.remove(at: index)
    saved[row.id] = RowScope.state(of: row)
    if row.preferenceMask != 0 { row.notePreferenceChange(nil) }
    row.unmount()
    nodesDidChange()
  }

  private func firstRow(from place: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func reportDuplicates() {
    graph.warn(
      "ForEach<\(Data.self), \(ID.self)> has elements with the same id; only the first of them keeps its state: give each its own id"
    )
  }

  override func forEachChild(_ body: (Element) -> Void) { rows.forEach(body) }

  override func rowDescription(of child: Element) -> String? {
    (child as? ForEachRowElement<Data, ID, Content>).map { "\($0.id)" }
  }

  // MARK: Inside of a row

  /// The state of a list in a row, for when that row is built again.
  private final class SavedRows {
    let states: [ID: RowState]

    init(_ states: [ID: RowState]) { self.states = states }
  }

  private func restoreState() {
    guard let row = enclosingRow else { return }
    let key = row.key(for: self)
    stateKey = key
    if let known = row.takeState(for: key)?.first as? SavedRows { saved = known.states }
  }

  override func saveState(in state: inout RowState) {
    guard let stateKey else { return }
    var states = saved
    for row in rows { states[row.id] = RowScope.state(of: row) }
    state.keep([states.isEmpty ? nil : SavedRows(states)], under: stateKey)
  }
}
