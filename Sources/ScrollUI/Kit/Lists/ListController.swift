import Engine

/// The data behind the rows of a list as `ListController` needs it, beside the rows of its `lazyNode`. Items are indices over all sections,
/// headers and footers included. Points are in window coordinates.
@MainActor protocol ListRows: ListRowSource {
  var lazyNode: LazyNode? { get }
  /// The value that represents a row in the selection; nil for headers, footers and rows that cannot be selected.
  func selectionValue(ofItem item: Int) -> AnyHashable?
  /// The selection values of the rows in `items` that can be selected, in ascending order. Builds no rows.
  func selectableRuns(in items: Range<Int>) -> [SelectableRun]
  func item(forValue value: AnyHashable) -> Int?
  /// Finds the next row from `item` on with a text that begins with `prefix`, or the first row of the next section with such a label. The
  /// completion gets the item; it is called at once or in a later frame, unless a later search replaces this search. False without texts.
  func findRow(withPrefix prefix: String, from item: Int, completion: @escaping (Int) -> Void) -> Bool
  /// Called after the selection or the keyboard's focus changed.
  func selectionDidChange()
  /// Calls the `onDelete` actions for the given items, or else performs the destructive swipe actions of those that are built. Returns the
  /// items that an `onDelete` action has deleted; nil if there is no action.
  func deleteItems(_ items: [Int]) -> [Int]?
  /// The rows between which the items of a drag can be inserted.
  func insertions(of items: [DragItem]) -> [ListRowInsertion]
  /// The swipe actions of the row at `point` as rows of a menu; nil without actions.
  func menuActions(at point: CGPoint) -> AnyView?
  /// True if the row at `point` has swipe actions or a context menu.
  func hasMenu(at point: CGPoint) -> Bool
  /// Opens the context menu of the row at `point`, or a menu with its swipe actions.
  func openMenu(at point: CGPoint)
  /// Handles the release of the button that has opened the menu.
  func releaseMenu(isAtOrigin: Bool)
  /// True if rows have actions besides a click: they can be deleted or moved, or have swipe actions or a context menu. O(built rows).
  var offersRowActions: Bool { get }
}

/// Translates clicks and keys into changes of a list's selection.
@MainActor final class ListController {
  weak var rows: (any ListRows)?
  private var lazy: LazyNode? { rows?.lazyNode }
  /// The moves and swipes of the rows.
  var interaction: RowInteraction? { lazy?.list?.interaction }
  /// True while the list is edited.
  var isEditing = false
  /// The insertion of dragged items.
  weak var insertion: ListInsertion?
  var selection = ListSelection.none
  /// Called after a click has selected a row.
  var rowWasChosen: RowChoice?
  /// The menu and the primary action of the rows; nil without `contextMenu(forSelectionType:menu:primaryAction:)`.
  var rowsMenu: RowsMenu?
  /// The row outside of the selection for which `rowsMenu` is open.
  var menuRow: AnyHashable? {
    didSet { if menuRow != oldValue { rows?.selectionDidChange() } }
  }
  private var doubleClick = DoubleClick()
  /// Gives the list the keyboard's focus.
  var takeFocus: () -> Void = {}
  private(set) var isFocused = false
  /// The row from which keyboard navigation continues, and the fixed end of a range selection.
  private var lead: Row?
  private var anchor: Row?
  /// The row that keys act on in a list without a selection. Clicks leave it where it is.
  private(set) var cursor: AnyHashable?
  /// The index of the sections, which jumps to rows of the present content.
  private(set) lazy var sectionIndex = SectionIndexModel(
    jump: { [weak self] in self?.lazy?.jump(to: $0) }, topItem: { [weak self] in self?.lazy?.topItem })
  private var typing = PrefixTyping()

  /// A row by its selection value, with its last item index as a hint.
  private struct Row {
    let value: AnyHashable
    let item: Int
    /// The number of selected values after a click deselected this row; nil if the row was selected.
    var countWithout: Int?
  }

  nonisolated init() {}

  private var itemCount: Int { lazy?.itemCount ?? 0 }

  /// The time of the frame in seconds.
  private var time: Double { lazy?.host?.time ?? 0 }

  private func row(ofItem item: Int) -> ListRowNode? { lazy?.listRows(ofItem: item).first }

  /// The built row that keys act on: the selected row from which the arrow keys continue.
  private var keyRow: ListRowNode? { (index(of: lead) ?? selectedItems().first).flatMap(row) }

  func focusDidChange(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    if !isFocused { interaction?.closeSwipe() }
    if isFocused, selection.mode == .none {
      if let item = index(of: lead) { lazy?.reveal(item: item) } else { placeCursor() }
    }
    rows?.selectionDidChange()
  }

  // MARK: Cursor

  /// The `selection`; in a list without a selection, the `cursor`.
  var keySelection: ListSelection {
    guard selection.mode == .none else { return selection }
    return .cursor(at: cursor) { [weak self] in
      self?.cursor = $0
      self?.rows?.selectionDidChange()
    }
  }

  /// True if the row at `cursor` shows the focus of the list.
  var showsCursor: Bool { isFocused && selection.mode == .none && cursor != nil }

  /// Places the cursor at the first row in the viewport.
  private func placeCursor() {
    let rows = rows
    let items = lazy?.liveItems.filter { rows?.selectionValue(ofItem: $0) != nil } ?? []
    let item = items.first { lazy?.showsWhole(item: $0) == true } ?? items.first
    lead = item.flatMap { item in rows?.selectionValue(ofItem: item).map { Row(value: $0, item: item) } }
    cursor = lead?.value
  }

  /// Moves the `cursor` from a removed row to the row that took its position.
  func rowsDidChange() {
    guard selection.mode == .none, cursor != nil, let rows, let lead else { return }
    let item = index(of: lead) ?? near(min(lead.item, itemCount - 1), 1)
    self.lead = item.flatMap { item in rows.selectionValue(ofItem: item).map { Row(value: $0, item: item) } }
    cursor = self.lead?.value
  }

  // MARK: Pointers

  /// Handles a click at a point in window coordinates.
  func click(at point: CGPoint, _ modifiers: Modifiers) {
    guard let rows, interaction?.openMarkedRow(at: point) != true, selection.mode != .none else { return }
    takeFocus()
    guard let item = lazy?.item(atWindowPoint: point), let value = rows.selectionValue(ofItem: item) else {
      if modifiers.isEmpty, !isEditing, lazy?.item(atWindowPoint: point) == nil { selection.replace([]) }
      return
    }
    let row = Row(value: value, item: item)
    let isDoubleClick = modifiers.isEmpty && doubleClick.take(value, at: time)
    if selection.mode == .several, modifiers.contains(.shift), let start = index(of: anchor) ?? selectedItems().first {
      anchor = rows.selectionValue(ofItem: start).map { Row(value: $0, item: start) }
      selection.replace(values(from: start, to: item))
      lead = row
    } else if modifiers.contains(.control) || modifiers.contains(.command)
      || isEditing && selection.mode == .several
    {
      let without = selection.contains(value) ? selection.count - 1 : nil
      selection.toggle(value)
      lead = Row(value: value, item: item, countWithout: without)
      anchor = lead
    } else {
      selection.replace([[value]])
      (lead, anchor) = (row, row)
      rowWasChosen?()
      if isDoubleClick { rowsMenu?.primaryAction?(.row(value)) }
    }
  }

  // MARK: Assistive technologies

  /// Selects a row, which replaces a single selection, or deselects it.
  func setSelected(_ isSelected: Bool, item: Int) {
    guard let value = rows?.selectionValue(ofItem: item), selection.contains(value) != isSelected else { return }
    if selection.mode == .several {
      selection.toggle(value)
    } else {
      selection.replace(isSelected ? [[value]] : [])
    }
    lead = isSelected ? Row(value: value, item: item) : nil
    anchor = lead
  }

  /// Selects all rows or none. Returns false if only a single row can be selected.
  func setAllSelected(_ isSelected: Bool) -> Bool {
    guard selection.mode == .several || !isSelected && selection.mode == .one else { return false }
    selection.replace(isSelected && itemCount > 0 ? values(from: 0, to: itemCount - 1) : [])
    return true
  }

  /// True if the list can select `value`.
  func canSelect(_ value: AnyHashable) -> Bool { selection.mode != .none && selection.accepts(value) }

  // MARK: Keys

  /// Handles a key press. True if the key was consumed.
  func handle(_ key: KeyStroke) -> Bool {
    guard let lazy, itemCount > 0 else { return false }
    interaction?.closeSwipe()
    if key.opensMenu { return openMenu() }
    switch (key.key, key.modifiers) {
    case (.character("A"), .control), (.character("A"), .command):
      guard selection.mode == .several else { return false }
      keySelection.replace(values(from: 0, to: itemCount - 1))
      return true
    case (.delete, []), (.backspace, []): return deleteSelected()
    case (.return, []): return activate()
    case (.space, []) where selection.mode == .none: return pressRow() || find(key)
    case (.leftArrow, []), (.rightArrow, []):
      return disclose(key.key.inReadingDirection(lazy.isRightToLeft ? .rightToLeft : .leftToRight) == .rightArrow)
    case (.upArrow, .option): return move(by: -1)
    case (.downArrow, .option): return move(by: 1)
    case (_, []), (_, .shift): return moveLead(key) || find(key)
    default: return false
    }
  }

  private static let movingKeys: Set<KeyCode> = [.upArrow, .downArrow, .home, .end, .pageUp, .pageDown]

  private func moveLead(_ key: KeyStroke) -> Bool {
    guard let rows, let lazy, Self.movingKeys.contains(key.key) else { return false }
    let selected = index(of: lead) == nil ? selectedItems() : []
    let from = index(of: lead) ?? (key.key == .upArrow || key.key == .pageUp ? selected.first : selected.last)
    let last = itemCount - 1
    let target: Int?
    switch key.key {
    case .upArrow: target = from.map { next(from: $0 - 1, -1) ?? $0 } ?? next(from: last, -1)
    case .downArrow: target = from.map { next(from: $0 + 1, 1) ?? $0 } ?? next(from: 0, 1)
    case .home: target = next(from: 0, 1)
    case .end: target = next(from: last, -1)
    case .pageUp: target = from.map { near(lazy.itemOnePage(from: $0, direction: -1), 1) } ?? next(from: 0, 1)
    case .pageDown: target = from.map { near(lazy.itemOnePage(from: $0, direction: 1), -1) } ?? next(from: last, -1)
    default: return false
    }
    guard let target, let value = rows.selectionValue(ofItem: target) else { return true }
    go(to: Row(value: value, item: target), extends: key.modifiers.contains(.shift), from: from)
    return true
  }

  /// Shows the rows below the selected row of a tree by its `RowDisclosure`, or goes to the first of them; or hides them, or goes to the row above.
  private func disclose(_ opens: Bool) -> Bool {
    guard let rows, let item = index(of: lead) ?? selectedItems().first, let row = row(ofItem: item)?.disclosure else {
      return false
    }
    if row.isExpanded == !opens {
      row.setExpanded(opens)
      return true
    }
    let target = opens ? (row.isExpanded == true ? next(from: item + 1, 1) : nil) : row.parent.flatMap(rows.item)
    guard let target, let value = rows.selectionValue(ofItem: target) else { return true }
    go(to: Row(value: value, item: target), extends: false, from: nil)
    return true
  }

  /// Goes to the next row that begins with the typed characters.
  private func find(_ key: KeyStroke) -> Bool {
    guard let rows, let search = typing.take(key, at: time) else { return false }
    let present = index(of: lead) ?? selectedItems().first
    let start = present.map { search.includesPresent ? $0 : $0 + 1 } ?? 0
    return rows.findRow(withPrefix: search.prefix, from: start) { [weak self] item in
      guard let self, let target = next(from: item, 1), let value = self.rows?.selectionValue(ofItem: target) else {
        return
      }
      go(to: Row(value: value, item: target), extends: false, from: nil, margin: ListMetrics.rowHeight)
    }
  }

  private func go(to row: Row, extends: Bool, from: Int?, margin: CGFloat = 0) {
    if extends, selection.mode == .several, let start = index(of: anchor) ?? from {
      anchor = rows?.selectionValue(ofItem: start).map { Row(value: $0, item: start) }
      keySelection.replace(values(from: start, to: row.item))
    } else {
      keySelection.replace([[row.value]])
      anchor = row
    }
    lead = row
    lazy?.reveal(item: row.item, ends: ends(at: row.item), margin: margin)
  }

  /// The ends of the content without a selectable row between them and `item`. A header or footer there becomes visible
  /// only together with this row.
  private func ends(at item: Int) -> Edge.Set {
    var ends: Edge.Set = []
    if next(from: item - 1, -1) == nil { ends.insert(.top) }
    if next(from: item + 1, 1) == nil { ends.insert(.bottom) }
    return ends
  }

  /// The first selectable row from `item` on, in `direction`.
  private func next(from item: Int, _ direction: Int) -> Int? {
    guard let rows else { return nil }
    let items = 0..<itemCount
    var item = item
    while items.contains(item) {
      if rows.selectionValue(ofItem: item) != nil { return item }
      item += direction
    }
    return nil
  }

  /// The nearest selectable row to `item`, searched in `direction` first.
  private func near(_ item: Int, _ direction: Int) -> Int? {
    next(from: item, direction) ?? next(from: item, -direction)
  }

  /// The present item of a row; nil if the row was removed or the program deselected it.
  private func index(of row: Row?) -> Int? {
    guard let rows, let row, keySelection.contains(row.value) || row.countWithout == keySelection.count else {
      return nil
    }
    if row.item < itemCount, rows.selectionValue(ofItem: row.item) == row.value { return row.item }
    return rows.item(forValue: row.value)
  }

  private func values(from start: Int, to end: Int) -> [any RowValues] {
    rows?.selectableRuns(in: min(start, end)..<max(start, end) + 1).map(\.values) ?? []
  }

  // MARK: Editing

  /// Deletes the selected rows and selects the row that takes their position.
  private func deleteSelected() -> Bool {
    guard let rows, keySelection.count > 0 else { return false }
    let items = selectedItems()
    guard let last = items.last, let first = items.first else { return false }
    var successor = next(from: last + 1, 1) ?? next(from: first - 1, -1)
    while let index = successor, items.containsInOrder(index) { successor = next(from: index - 1, -1) }
    let value = successor.flatMap { rows.selectionValue(ofItem: $0) }
    guard let deleted = rows.deleteItems(items) else { return false }
    if deleted.count == items.count {
      keySelection.replace(value.map { [[$0]] } ?? [])
      lead = value.map { Row(value: $0, item: first) }
      anchor = lead
    }
    return true
  }

  /// Opens the menu of the `keyRow` at the beginning of the row. Returns false without a menu.
  private func openMenu() -> Bool {
    guard let rows, let row = keyRow else { return false }
    let card = row.convert(row.card, to: nil)
    let inset = min(24, card.width / 2)
    let point = CGPoint(x: row.isRightToLeft ? card.maxX - inset : card.minX + inset, y: card.midY)
    guard rows.hasMenu(at: point) else { return false }
    rows.openMenu(at: point)
    return true
  }

  /// Presses the first control of the `keyRow`, or else does its tap gesture. Returns false if the row has neither.
  func pressRow() -> Bool {
    guard let press = keyRow.flatMap(GestureNode.press) else { return false }
    press()
    return true
  }

  /// The selected items in ascending order. Compares the values of all rows only if some selected rows are not built; a
  /// single selection is found directly.
  func selectedItems() -> [Int] {
    guard let rows else { return [] }
    func isSelected(_ item: Int) -> Bool { rows.selectionValue(ofItem: item).map(keySelection.contains) ?? false }
    if keySelection.count == 0 { return [] }
    if keySelection.count == 1, let item = index(of: lead), isSelected(item) { return [item] }
    if keySelection.count == 1 { return keySelection.first.flatMap { rows.item(forValue: $0) }.map { [$0] } ?? [] }
    let live = lazy?.liveItems.filter(isSelected) ?? []
    if live.count == keySelection.count { return live }
    return rows.selectableRuns(in: 0..<itemCount).flatMap { run in
      keySelection.offsets(run.values).map { run.start + $0 }
    }
  }

  /// Moves the selected rows by a row; `direction` is -1 or 1.
  private func move(by direction: Int) -> Bool {
    guard let rows, keySelection.count > 0 else { return false }
    return rows.moveItems(selectedItems(), by: direction)
  }
}
