import Engine

/// Deleting rows, and moving rows by keys.
extension ListContentElement {
  func deleteItems(_ items: [Int]) -> [Int]? {
    let deleted = callDelete(items)
    return deleted.isEmpty && !performDestructiveActions(items) ? nil : deleted
  }

  /// Calls the `onDelete` actions for the given items. Returns the items that allowed deletion.
  func callDelete(_ items: [Int]) -> [Int] {
    var deleted: [Int] = []
    for (entry, rows) in rowsBySegment(items) {
      guard let action = rowAction(of: entry, \.delete) else { continue }
      let allowed = self.rows(rows, of: entry, without: DeleteDisabled.self)
      guard !allowed.isEmpty else { continue }
      deleted += allowed.map { entry.start + $0 }
      action(IndexSet(ascending: allowed))
    }
    return deleted
  }

  func moveItems(_ items: [Int], by direction: Int) -> Bool {
    var canMove = false
    let groups = rowsBySegment(items)
    for (entry, rows) in groups {
      guard rowAction(of: entry, \.move) != nil else { continue }
      canMove = true
      let allowed = IndexSet(ascending: self.rows(rows, of: entry, without: MoveDisabled.self))
      guard let first = allowed.first, let last = allowed.last else { continue }
      // `onMove` destinations are indices before the move.
      let target = direction < 0 ? max(0, first - 1) : min(entry.count, last + 2)
      guard move(allowed, of: entry, to: target) else {
        // The block is at the end of its collection.
        if groups.count == 1 { moveAcross(allowed, of: entry, by: direction) }
        continue
      }
      let leading = direction < 0 ? target : target - 1
      graph.enqueue("onMove") { [weak self] in self?.node?.reveal(item: entry.start + leading) }
    }
    return canMove
  }

  /// Moves rows at the end of their collection to the neighboring collection of a `reorderContainer`.
  private func moveAcross(_ rows: IndexSet, of entry: LazySegments.Entry, by direction: Int) {
    guard let first = rowAction(of: entry, \.moveAcross)?(rows, direction) else { return }
    let leading = direction < 0 ? first : first + rows.count - 1
    graph.enqueue("onMove") { [weak self] in self?.node?.reveal(item: leading) }
  }

  /// The rows of each segment among `items`, which are in ascending order.
  func rowsBySegment(_ items: [Int]) -> [(entry: LazySegments.Entry, rows: [Int])] {
    var groups: [(entry: LazySegments.Entry, rows: [Int])] = []
    var remainder = items[...]
    while let first = remainder.first, let (entry, _) = segments.locate(first) {
      let rows = remainder.prefix { $0 < entry.items.upperBound }
      groups.append((entry, rows.map { $0 - entry.start }))
      remainder = remainder[rows.endIndex...]
    }
    return groups
  }

  /// The traits of a row: those of its nodes while it is built, otherwise those that its type and the modifiers around it show.
  func traits(of entry: LazySegments.Entry, _ row: Int) -> ListRowTraits {
    entry.segment.builtRow(row)?.nodes.first?.listRowTraits
      ?? entry.segment.traits(ofRow: row).under(surroundingTraits(of: entry))
  }

  /// The traits that modifiers around a `ForEach` set for its rows.
  func surroundingTraits(of entry: LazySegments.Entry) -> ListRowTraits {
    entry.facts(RowTraitsFact.self, below: self).reduce(ListRowTraits()) { $0.under($1) }
  }

  /// The rows of an entry, in ascending order, for which a property is false. Reads the traits of built rows alone if the type of
  /// the rows has no modifier that sets traits.
  func rows<Property: ListRowProperty>(
    _ rows: [Int], of entry: LazySegments.Entry, without property: Property.Type
  ) -> [Int] where Property.Value == Bool {
    guard entry.segment.ids(ofRows: 0..<0) != nil else {
      return rows.filter { !traits(of: entry, $0)[property] }
    }
    let built = liveItems.filter(entry.items.contains).map { $0 - entry.start }
    if surroundingTraits(of: entry)[property] {
      return built.filter { rows.containsInOrder($0) && !traits(of: entry, $0)[property] }
    }
    let disabled = Set(built.filter { traits(of: entry, $0)[property] })
    return disabled.isEmpty ? rows : rows.filter { !disabled.contains($0) }
  }

  /// The action of a `ForEach` of the list, or of the innermost modifier around it; nil without one.
  func rowAction<Action>(of entry: LazySegments.Entry, _ action: KeyPath<RowActions, Action?>) -> Action? {
    let own = entry.segment.element.fact(RowDataFact.self).map { RowActions(editing: $0) }
    return own?[keyPath: action]
      ?? entry.facts(RowActionsFact.self, below: self).lazy.compactMap { $0[keyPath: action] }.first
  }
}

/// The keys of a list without a selection, which act on a single row.
extension ListContentElement {
  var offersRowActions: Bool {
    let isChangeable = segments.entries.contains { entry in
      entry.role == .row && !entry.items.isEmpty
        && (rowAction(of: entry, \.delete) != nil || rowAction(of: entry, \.move) != nil)
    }
    return isChangeable || liveItems.contains { node?.listRows(ofItem: $0).first.map { hasMenu($0) } ?? false }
  }

}

/// The actions of rows for assistive technologies.
extension ListContentElement {
  func actions(ofRow row: ListRowNode, item: Int) -> [ListRowAction] {
    let edges = [HorizontalEdge.leading, .trailing]
    return edges.flatMap { swipeActions(ofRow: row, item: item, at: $0) } + moves(ofRow: row, item: item)
  }

  /// The moves of a row by a place up and down in its `ForEach`, except at the ends.
  private func moves(ofRow row: ListRowNode, item: Int) -> [ListRowAction] {
    guard isMovable(item: item), let (entry, index) = segments.locate(item),
      !traits(of: entry, index)[MoveDisabled.self]
    else { return [] }
    let table = environment.stringTable
    return [("Move up", -1), ("Move down", 1)].filter { (0..<entry.count).contains(index + $0.1) }.map {
      name, direction in
      ListRowAction(name: Text(LocalizedStringKey(name)).plainText(in: table)) { [weak self, weak row] in
        guard let self, let row, let item = node?.list?.interaction.item(of: row) else { return }
        _ = moveItems([item], by: direction)
      }
    }
  }
}

extension IndexSet {
  /// The set of numbers in ascending order. O(1) for each run of consecutive numbers, after a scan.
  fileprivate init(ascending numbers: [Int]) {
    self.init()
    var start = 0
    for end in numbers.indices where end + 1 == numbers.count || numbers[end + 1] != numbers[end] + 1 {
      insert(integersIn: numbers[start]...numbers[end])
      start = end + 1
    }
  }
}

extension Array<Int> {
  /// True if the array, which is in ascending order, contains `number`. O(log n).
  func containsInOrder(_ number: Int) -> Bool {
    let index = indices.partition { self[$0] >= number }
    return index < count && self[index] == number
  }
}
