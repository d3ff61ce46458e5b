import Engine

/// The rows of a list, as those who select among them see them.
@MainActor protocol ListRows: AnyObject {
  var itemCount: Int { get }
  /// Items that are built, in order.
  var liveItems: [Int] { get }
  /// What a row stands for in the selection; nil for headers, footers, and rows that cannot be selected.
  func selectionValue(ofItem item: Int) -> AnyHashable?
  func item(forValue value: AnyHashable) -> Int?
  /// The row at a point of the window.
  func item(at point: CGPoint) -> Int?
  /// The row one page further, or before where `direction` is negative.
  func itemOnePage(from item: Int, direction: Int) -> Int
  /// Brings a row into sight, and with it those ends of the content that have room beside it.
  func reveal(_ item: Int, ends: Edge.Set)
  /// The selection, or where the keyboard's focus is, has changed.
  func selectionDidChange()
  /// Calls the actions of those `ForEach` in which items of `items` stand, and that let rows be deleted. Returns those that were.
  func deleteItems(_ items: [Int]) -> [Int]
  /// Lets a row change places with its neighbour. Returns whether that can be.
  func moveItem(_ item: Int, by distance: Int) -> Bool
}

/// Turns clicks and keys into what is selected in a list.
@MainActor final class ListController {
  weak var rows: (any ListRows)?
  var selection = ListSelection.none
  /// Gives the list the keyboard's focus.
  var takeFocus: () -> Void = {}
  private(set) var isFocused = false
  /// The row that keys go on from, and the one that a selection reaches from.
  private var lead: Row?
  private var anchor: Row?

  /// A row by what it stands for, and by where it was.
  private struct Row {
    let value: AnyHashable
    let item: Int
    /// How many values were left when the person took this one out of the selection; nil where it was put in.
    var countWithout: Int?
  }

  nonisolated init() {}

  func focusDidChange(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    rows?.selectionDidChange()
  }

  // MARK: Pointers

  /// A click at a point of the window.
  func click(at point: CGPoint, _ modifiers: Modifiers) {
    guard let rows, selection.mode != .none else { return }
    takeFocus()
    guard let item = rows.item(at: point), let value = rows.selectionValue(ofItem: item) else {
      if modifiers.isEmpty, rows.item(at: point) == nil { selection.replace([]) }
      return
    }
    let row = Row(value: value, item: item)
    if selection.mode == .several, modifiers.contains(.shift), let start = place(of: anchor) ?? selectedItems().first {
      anchor = rows.selectionValue(ofItem: start).map { Row(value: $0, item: start) }
      selection.replace(values(from: start, to: item))
      lead = row
    } else if modifiers.contains(.control) || modifiers.contains(.command) {
      let without = selection.contains(value) ? selection.count - 1 : nil
      selection.toggle(value)
      lead = Row(value: value, item: item, countWithout: without)
      anchor = lead
    } else {
      selection.replace([value])
      (lead, anchor) = (row, row)
    }
  }

  // MARK: Keys

  /// A key that came to the list. Returns whether it was taken.
  func handle(_ key: KeyStroke) -> Bool {
    guard let rows, selection.mode != .none, rows.itemCount > 0 else { return false }
    switch (key.key, key.modifiers) {
    case (.character("A"), .control), (.character("A"), .command):
      guard selection.mode == .several else { return false }
      selection.replace(values(from: 0, to: rows.itemCount - 1))
      return true
    case (.delete, []), (.backspace, []): return deleteSelected()
    case (.upArrow, .option): return move(by: -1)
    case (.downArrow, .option): return move(by: 1)
    case (_, []), (_, .shift): return moveLead(key)
    default: return false
    }
  }

  private static let movingKeys: Set<KeyCode> = [.upArrow, .downArrow, .home, .end, .pageUp, .pageDown]

  private func moveLead(_ key: KeyStroke) -> Bool {
    guard let rows, Self.movingKeys.contains(key.key) else { return false }
    let selected = place(of: lead) == nil ? selectedItems() : []
    let from = place(of: lead) ?? (key.key == .upArrow || key.key == .pageUp ? selected.first : selected.last)
    let last = rows.itemCount - 1
    let target: Int?
    switch key.key {
    case .upArrow: target = from.map { next(from: $0 - 1, -1) ?? $0 } ?? next(from: last, -1)
    case .downArrow: target = from.map { next(from: $0 + 1, 1) ?? $0 } ?? next(from: 0, 1)
    case .home: target = next(from: 0, 1)
    case .end: target = next(from: last, -1)
    case .pageUp: target = from.map { near(rows.itemOnePage(from: $0, direction: -1), 1) } ?? next(from: 0, 1)
    case .pageDown: target = from.map { near(rows.itemOnePage(from: $0, direction: 1), -1) } ?? next(from: last, -1)
    default: return false
    }
    guard let target, let value = rows.selectionValue(ofItem: target) else { return true }
    go(to: Row(value: value, item: target), extends: key.modifiers.contains(.shift), from: from)
    return true
  }

  private func go(to row: Row, extends: Bool, from: Int?) {
    if extends, selection.mode == .several, let start = place(of: anchor) ?? from {
      anchor = rows?.selectionValue(ofItem: start).map { Row(value: $0, item: start) }
      selection.replace(values(from: start, to: row.item))
    } else {
      selection.replace([row.value])
      anchor = row
    }
    lead = row
    rows?.reveal(row.item, ends: ends(at: row.item))
  }

  /// The ends of the content that no row which can be selected lies before: what stands there, as a header or a footer, is seen only
  /// together with this row.
  private func ends(at item: Int) -> Edge.Set {
    var ends: Edge.Set = []
    if next(from: item - 1, -1) == nil { ends.insert(.top) }
    if next(from: item + 1, 1) == nil { ends.insert(.bottom) }
    return ends
  }

  /// The first row from `item` on, or back, that can be selected.
  private func next(from item: Int, _ direction: Int) -> Int? {
    guard let rows else { return nil }
    var item = item
    while item >= 0, item < rows.itemCount {
      if rows.selectionValue(ofItem: item) != nil { return item }
      item += direction
    }
    return nil
  }

  /// The row at `item`, or the nearest one that can be selected, looked for in `direction` first.
  private func near(_ item: Int, _ direction: Int) -> Int? {
    next(from: item, direction) ?? next(from: item, -direction)
  }

  /// Where a row stands now; nil where it has gone, or is not selected any more by the program's doing.
  private func place(of row: Row?) -> Int? {
    guard let rows, let row, selection.contains(row.value) || row.countWithout == selection.count else { return nil }
    if row.item < rows.itemCount, rows.selectionValue(ofItem: row.item) == row.value { return row.item }
    return rows.item(forValue: row.value)
  }

  private func values(from start: Int, to end: Int) -> [AnyHashable] {
    guard let rows else { return [] }
    return (min(start, end)...max(start, end)).compactMap(rows.selectionValue)
  }

  // MARK: Editing

  /// Deletes what is selected, and selects what comes to stand there.
  private func deleteSelected() -> Bool {
    guard let rows, selection.count > 0 else { return false }
    let items = selectedItems()
    guard let last = items.last, let first = items.first else { return false }
    let chosen = Set(items)
    var successor = next(from: last + 1, 1) ?? next(from: first - 1, -1)
    while let place = successor, chosen.contains(place) { successor = next(from: place - 1, -1) }
    let value = successor.flatMap { rows.selectionValue(ofItem: $0) }
    let deleted = rows.deleteItems(items)
    guard !deleted.isEmpty else { return false }
    if deleted.count == items.count {
      selection.replace(value.map { [$0] } ?? [])
      lead = value.map { Row(value: $0, item: first) }
      anchor = lead
    }
    return true
  }

  /// The items that are selected, in order. All of them are looked through only where not all that are selected are built.
  private func selectedItems() -> [Int] {
    guard let rows else { return [] }
    func isSelected(_ item: Int) -> Bool { rows.selectionValue(ofItem: item).map(selection.contains) ?? false }
    if selection.count == 0 { return [] }
    if selection.count == 1, let item = place(of: lead), isSelected(item) { return [item] }
    if selection.count == 1 { return selection.first.flatMap { rows.item(forValue: $0) }.map { [$0] } ?? [] }
    let live = rows.liveItems.filter(isSelected)
    return live.count == selection.count ? live : (0..<rows.itemCount).filter(isSelected)
  }

  /// Moves the selected row by one place.
  private func move(by distance: Int) -> Bool {
    guard let rows, selection.count == 1, let item = selectedItems().first, rows.moveItem(item, by: distance) else {
      return false
    }
    return true
  }
}
