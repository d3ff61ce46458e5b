import Engine

/// A `ForEach` in the list of a lazy container: knows all identities, and has elements for the rows that are built.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<
  ForEach<Data, ID, Content>
>, LazySegment
{
  private var ids: [ID]
  /// The identities that the container knows of; nil where they are the same.
  private var knownIDs: [ID]?
  /// The rows that are built, by their places.
  private var rows: [ForEachRowElement<Data, ID, Content>] = []
  /// What the views of rows that are not built had as their state.
  private var saved: [ID: RowState] = [:]
  /// The name under which `saved` is kept where this stands in a row itself.
  private var stateKey: RowStateKey?

  override init(_ view: ForEach<Data, ID, Content>, _ context: ElementContext) {
    ids = view.identities.all(view.data)
    super.init(view, context)
    restoreState()
  }

  // MARK: Updates

  override func update(_ view: ForEach<Data, ID, Content>) {
    let isSame = ForEachIdentities<Data, ID>.areSurelySame(self.view.data, view.data)
    super.update(view)
    if !isSame { updateIDs(view.identities.all(view.data)) }
    for row in rows { row.updateBody() }
  }

  private func updateIDs(_ new: [ID]) {
    let identities = view.identities
    let start = identities.commonStart(ids, new)
    if start == ids.count, start == new.count { return }
    // The container must know of one change before it hears of the next.
    if knownIDs != nil { list?.owner?.applyListChanges() }
    knownIDs = ids
    let end = identities.commonEnd(ids, new, start)
    moveRows(new, start: start, end: end)
    ids = new
    nodesDidChange()
    preferenceOrderDidChange()
  }

  /// Gives rows that are built their new places, and ends those whose identities are gone. `start` and `end` say how many identities
  /// are the same on both sides.
  private func moveRows(_ new: [ID], start: Int, end: Int) {
    let change = new.count - ids.count
    let gone = start..<(ids.count - end)
    var places: [ID: Int] = [:]
    let wanted = Set(rows.filter { gone.contains($0.place) }.map(\.id)).union(saved.keys)
    if !wanted.isEmpty {
      for place in start..<(new.count - end) where wanted.contains(new[place]) && places[new[place]] == nil {
        places[new[place]] = place
      }
    }
    rows.removeAll { row in
      if row.place >= gone.upperBound {
        row.place += change
      } else if row.place >= start {
        guard let place = places.removeValue(forKey: row.id) else {
          takeAway(row)
          return true
        }
        row.place = place
      }
      return false
    }
    rows.sort { $0.place < $1.place }
    if !saved.isEmpty {
      for id in ids[gone] where places[id] == nil { saved[id] = nil }
    }
  }

  // MARK: The list

  override func appendSegments(to segments: inout LazySegments) { segments.append(self) }

  var rowCount: Int { ids.count }

  var rowKind: ObjectIdentifier { ObjectIdentifier(Content.self) }

  var standsAlone: Bool { false }

  /// Rows that nothing is known of need not be followed: only those that are measured or built are looked for where the list has
  /// changed in its middle.
  func takeRearrangement(kind: Int) -> RowRearrangement? {
    guard let old = knownIDs else { return nil }
    var list = RowRearrangement()
    let start = view.identities.commonStart(old, ids)
    let end = view.identities.commonEnd(old, ids, start)
    list.append(.kept(0..<start))
    let middle = start..<(ids.count - end)
    let known = self.list?.owner?.knownRows(of: self).filter { (start..<(old.count - end)).contains($0) } ?? []
    if known.isEmpty {
      list.append(.new(middle.count, kind: kind))
    } else {
      var places = Dictionary(known.map { (old[$0], $0) }, uniquingKeysWith: { first, _ in first })
      for place in middle {
        if let former = places.removeValue(forKey: ids[place]) {
          list.append(.kept(former..<former + 1))
        } else {
          list.append(.new(1, kind: kind))
        }
      }
    }
    list.append(.kept(old.count - end..<old.count))
    knownIDs = nil
    return list
  }

  func row(for id: AnyHashable) -> Int? {
    if let id = id.base as? ID, let place = view.identities.firstIndex(ids, id) { return place }
    return explicitRow(for: id)
  }

  /// A row whose view was given an identity by `id(_:)`. The views are made, but nothing of them is built.
  private func explicitRow(for id: AnyHashable) -> Int? {
    guard Content.self is any ExplicitlyIdentified.Type else { return nil }
    return ids.indices.first { explicitIdentity(of: content(at: $0)) == id }
  }

  func id(ofRow row: Int) -> AnyHashable? { AnyHashable(ids[row]) }

  func tag(ofRow row: Int) -> AnyHashable? { givesTags(Content.self) ? explicitTag(of: content(at: row)) : nil }

  func row(forTag tag: AnyHashable) -> Int? {
    guard givesTags(Content.self) else { return nil }
    return ids.indices.first { explicitTag(of: content(at: $0)) == tag }
  }

  // MARK: Rows

  /// The view of a row.
  func content(at place: Int) -> Content {
    view.content(view.data[view.data.index(view.data.startIndex, offsetBy: place)])
  }

  func buildRow(_ place: Int, isPresent: Bool, listRow: ListRowEnvironment?) {
    let index = firstRow(from: place)
    if index < rows.count, rows[index].place == place { return }
    let id = ids[place]
    if rows.contains(where: { $0.id == id }) { reportDuplicates() }
    let scope = RowScope(isPresent: isPresent, state: saved.removeValue(forKey: id), listRow: listRow)
    let row = ForEachRowElement(owner: self, id: id, place: place, scope: scope, context: childContext.outsideOfList)
    rows.insert(row, at: index)
    row.mount()
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
    if !states.isEmpty { state.slots[stateKey] = [SavedRows(states)] }
  }
}

/// A row of a `ForEach` in a lazy container.
final class ForEachRowElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: Element, LazyRow {
  let id: ID
  let scope: RowScope
  /// The row's place among those of the `ForEach`.
  var place: Int
  private unowned let owner: LazyForEachElement<Data, ID, Content>
  private var content: ViewElement<Content>?

  init(
    owner: LazyForEachElement<Data, ID, Content>, id: ID, place: Int, scope: RowScope, context: ElementContext
  ) {
    self.owner = owner
    self.id = id
    self.place = place
    self.scope = scope
    super.init(context)
  }

  override var childEnvironment: EnvironmentValues { rowEnvironment(environment) }

  func mount() {
    let view = makeContent()
    content = graph.inserting(nil) { makeElement(view, in: childContext) }
  }

  /// The row's view. Its closure is a part of the body around, but runs here: what it reads is noted for this row.
  private func makeContent() -> Content { graph.track(self) { owner.content(at: place) } }

  override func updateBody() {
    isDirty = false
    content?.update(makeContent())
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let content { body(content) }
  }

  override var viewName: String { "a row of ForEach<\(Data.self), \(ID.self)>" }
}
