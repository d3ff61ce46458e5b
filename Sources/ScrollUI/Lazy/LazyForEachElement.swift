import Engine

/// A `ForEach` in the list of a lazy container: knows all identities, and has elements for the rows that are built.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<
  ForEach<Data, ID, Content>
>, LazySegment
{
  private var ids: [ID]
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
    ids = view.identities.all(view.data)
    super.init(view, context)
    restoreState()
  }

  // MARK: Updates

  override func update(_ view: ForEach<Data, ID, Content>) {
    let isSame = ForEachIdentities<Data, ID>.areSurelySame(self.view.data, view.data)
    super.update(view)
    if !isSame { updateIDs() }
    for row in rows { row.updateBody() }
  }

  /// Takes the identities of the new data. Those at the beginning and the end that are the same are only compared: a few rows that come
  /// or go are no reason to make a list of all.
  private func updateIDs() {
    let (identities, data) = (view.identities, view.data)
    let start = identities.commonStart(ids, data)
    let count = data.count
    if start == ids.count, start == count { return }
    // The container must know of one change before it hears of the next.
    if rearrangement != nil { list?.owner?.applyListChanges() }
    let end = identities.commonEnd(ids, data, start)
    let gone = start..<(ids.count - end)
    let new = identities.part(data, start..<(count - end))
    let change = rearrangement(replacing: gone, with: new)
    moveRows(new, replacing: gone)
    ids.replaceSubrange(gone, with: new)
    rearrangement = change
    nodesDidChange()
    preferenceOrderDidChange()
  }

  /// How the rows become others when `new` stand in place of those in `gone`. Rows that nothing is known of need not be followed: only
  /// those that are measured or built are looked for where the list has changed in its middle.
  private func rearrangement(replacing gone: Range<Int>, with new: [ID]) -> RowRearrangement {
    var change = RowRearrangement()
    change.append(.kept(0..<gone.lowerBound))
    let known = list?.owner?.knownRows(of: self).filter(gone.contains) ?? []
    if known.isEmpty {
      change.append(.new(new.count, kind: 0))
    } else {
      var places = Dictionary(known.map { (ids[$0], $0) }, uniquingKeysWith: { first, _ in first })
      for id in new {
        if let former = places.removeValue(forKey: id) {
          change.append(.kept(former..<former + 1))
        } else {
          change.append(.new(1, kind: 0))
        }
      }
    }
    change.append(.kept(gone.upperBound..<ids.count))
    return change
  }

  /// Gives rows that are built their new places, and ends those whose identities are gone. `new`: the identities in place of those in
  /// `gone`.
  private func moveRows(_ new: [ID], replacing gone: Range<Int>) {
    let change = new.count - gone.count
    var places: [ID: Int] = [:]
    let wanted = Set(rows.filter { gone.contains($0.place) }.map(\.id)).union(saved.keys)
    if !wanted.isEmpty {
      for (place, id) in new.enumerated() where wanted.contains(id) && places[id] == nil {
        places[id] = gone.lowerBound + place
      }
    }
    let kept = places
    rows.removeAll { row in
      if row.place >= gone.upperBound {
        row.place += change
      } else if row.place >= gone.lowerBound {
        guard let place = places.removeValue(forKey: row.id) else {
          row.isGone = true
          takeAway(row)
          return true
        }
        row.place = place
      }
      return false
    }
    rows.sort { $0.place < $1.place }
    if !saved.isEmpty {
      for id in ids[gone] where kept[id] == nil { saved[id] = nil }
    }
  }

  // MARK: The list

  override func appendSegments(to segments: inout LazySegments) { segments.append(self) }

  var rowCount: Int { ids.count }

  var rowKind: ObjectIdentifier { ObjectIdentifier(Content.self) }

  var standsAlone: Bool { false }

  func takeRearrangement(kind: Int) -> RowRearrangement? {
    defer { rearrangement = nil }
    return rearrangement?.ofKind(kind)
  }

  /// What was found last: a scroll view that brings a row into sight asks for it more than once.
  private func place(of id: ID) -> Int? {
    if let found, found.id == id, found.place < ids.count, ids[found.place] == id { return found.place }
    guard let place = view.identities.firstIndex(ids, id) else { return nil }
    found = (id, place)
    return place
  }

  func row(for id: AnyHashable) -> Int? {
    if let id = id.base as? ID, let place = place(of: id) { return place }
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

  func buildRow(_ place: Int, isPresent: Bool, listRow: ListRowEnvironment?, insertion: Insertion?) {
    let index = firstRow(from: place)
    if index < rows.count, rows[index].place == place { return }
    let id = ids[place]
    if rows.contains(where: { $0.id == id }) { reportDuplicates() }
    let scope = RowScope(isPresent: isPresent, state: saved.removeValue(forKey: id), listRow: listRow)
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

  func mount(_ insertion: Insertion?) {
    let view = makeContent()
    content = graph.inserting(insertion) { makeElement(view, in: childContext) }
  }

  /// Only its picture is still there: its place is another row's.
  fileprivate(set) var isGone = false

  /// The row's view. Its closure is a part of the body around, but runs here: what it reads is noted for this row.
  private func makeContent() -> Content { graph.track(self) { owner.content(at: place) } }

  override func updateBody() {
    isDirty = false
    guard !isGone else { return }
    content?.update(makeContent())
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let content { body(content) }
  }

  override var viewName: String { "a row of ForEach<\(Data.self), \(ID.self)>" }
}
