import Engine

/// Deleting rows, and moving rows by keys.
extension ListContentElement {
  func deleteItems(_ items: [Int]) -> [Int] {
    var deleted: [Int] = []
    for (entry, rows) in rowsBySegment(items) {
      guard let action = rowAction(of: entry, \.delete) else { continue }
      let allowed = rows.filter { !traits(of: entry, $0).isDeleteDisabled }
      guard !allowed.isEmpty else { continue }
      deleted += allowed.map { entry.start + $0 }
      action(IndexSet(allowed))
    }
    return deleted
  }

  func moveItems(_ items: [Int], by direction: Int) -> Bool {
    var canMove = false
    for (entry, rows) in rowsBySegment(items) {
      guard let action = rowAction(of: entry, \.move) else { continue }
      canMove = true
      let allowed = rows.filter { !traits(of: entry, $0).isMoveDisabled }
      guard let first = allowed.first, let last = allowed.last else { continue }
      // `onMove` destinations are indices before the move.
      let target = direction < 0 ? max(0, first - 1) : min(entry.count, last + 2)
      let isInPlace = last - first + 1 == allowed.count && (first...last + 1).contains(target)
      guard !isInPlace else { continue }
      action(IndexSet(allowed), target)
      let leading = direction < 0 ? target : target - 1
      graph.enqueue("onMove") { [weak self] in self?.reveal(entry.start + leading, ends: []) }
    }
    return canMove
  }

  private func rowsBySegment(_ items: [Int]) -> [(entry: LazySegments.Entry, rows: [Int])] {
    var groups: [(entry: LazySegments.Entry, rows: [Int])] = []
    for item in items {
      guard let (entry, row) = segments.locate(item) else { continue }
      if groups.last?.entry.segment === entry.segment {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((entry, [row]))
      }
    }
    return groups
  }

  func traits(of entry: LazySegments.Entry, _ row: Int) -> ListRowTraits {
    entry.segment.builtRow(row)?.nodes.first?.listRowTraits ?? unbuiltTraits(of: entry, row)
  }

  /// The traits of a row that is not built, from its view and from the modifiers around it.
  func unbuiltTraits(of entry: LazySegments.Entry, _ row: Int) -> ListRowTraits {
    var traits = entry.segment.traits(ofRow: row) ?? traitsByBuilding(row, of: entry)
    var element = (entry.segment as? Element)?.parent
    while let current = element, current !== self {
      if let holder = current as? any RowTraitsHolding { traits = traits.under(holder.rowTraits) }
      element = current.parent
    }
    return traits
  }

  private func traitsByBuilding(_ row: Int, of entry: LazySegments.Entry) -> ListRowTraits {
    // A built row without nodes has no traits; any other row is built temporarily.
    let isBuilt = entry.segment.builtRow(row) != nil
    return isBuilt
      ? ListRowTraits()
      : withBuiltRow(row, of: entry) { $0.nodes.first?.ownRowTraits ?? ListRowTraits() } ?? ListRowTraits()
  }

  /// The action of the innermost modifier around a `ForEach` of the list, or nil.
  func rowAction<Action>(of entry: LazySegments.Entry, _ action: KeyPath<RowActions, Action?>) -> Action? {
    var element = (entry.segment as? Element)?.parent
    while let current = element, current !== self {
      if let found = (current as? any RowActionsHolding)?.rowActions[keyPath: action] { return found }
      // The actions of an outer `ForEach` refer to its own elements, not to these rows.
      if current is any RowBoundary { return nil }
      element = current.parent
    }
    return nil
  }
}
