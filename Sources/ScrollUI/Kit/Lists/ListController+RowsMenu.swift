import Engine

/// The menu and the primary action of the rows.
extension ListController {
  /// The row with a focus ring: the `cursor` while it shows the focus, otherwise the `menuRow`.
  var ringedRow: AnyHashable? { showsCursor ? cursor : menuRow }

  /// The items of `rowsMenu` for the row at a point: for the whole selection if the row is selected, otherwise for the row alone.
  func menuItems(at point: CGPoint) -> AnyView? {
    guard let rowsMenu, let rows else { return nil }
    let value = rows.lazyNode?.item(atWindowPoint: point).flatMap(rows.selectionValue)
    let items = rowsMenu.items(value.map(target(at:)) ?? .nothing)
    if items != nil, let value, !selection.contains(value) { menuRow = value }
    return items
  }

  private func target(at value: AnyHashable) -> RowsMenu.Target {
    if selection.contains(value), let values = selection.values { .selection(values) } else { .row(value) }
  }

  /// Does the actions of a selected row, or presses the control of the row at the cursor. Returns false without an action.
  func activate() -> Bool {
    guard let rowWasChosen, keySelection.count > 0 else {
      return selection.mode == .none ? pressRow() : performPrimaryAction()
    }
    rowWasChosen()
    _ = performPrimaryAction()
    return true
  }

  /// Does the primary action for the selected rows. Returns false without an action or a selected row.
  private func performPrimaryAction() -> Bool {
    guard let action = rowsMenu?.primaryAction, let first = selection.first else { return false }
    action(target(at: first))
    return true
  }
}

/// Finds the second of two clicks on a row.
struct DoubleClick {
  /// The row and the time of a click that a second click can follow.
  private var first: (value: AnyHashable, time: Double)?

  /// True if a click at `time`, in seconds, is the second on the row of `value`.
  mutating func take(_ value: AnyHashable, at time: Double) -> Bool {
    let isSecond = first.map { $0.value == value && time < $0.time + GestureMetrics.multiTapInterval } ?? false
    first = isSecond ? nil : (value, time)
    return isSecond
  }
}
