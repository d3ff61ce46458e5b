import Engine

/// An open menu in a chain of nested menus. Pointer state is held by the outermost level.
@MainActor @Observable final class MenuLevel {
  /// The enclosing menu; nil for the menu of a `MenuAnchor`.
  @ObservationIgnored private(set) weak var parent: MenuLevel?
  /// Closes this menu.
  @ObservationIgnored var close: () -> Void = {}
  /// True if the rows are the options of a `Picker`. The menu then opens with the selected option over the button.
  @ObservationIgnored var isPicker = false
  /// True if a row has the focus when the menu opens: the selected option of a picker, otherwise the first row. If
  /// false, the first key press focuses a row.
  @ObservationIgnored var focusesRow = false
  /// The row under the pointer, and the action of `choose(byKey:)`. Outermost level only.
  @ObservationIgnored private var pointedRow: (id: ObjectIdentifier, choose: () -> Void)?
  /// The number of open menus under the pointer. Outermost level only.
  @ObservationIgnored private var pointedMenus = 0
  /// The pointer's position when a menu opened or a key was pressed. A row that scrolls or opens under the resting
  /// pointer is not highlighted. Outermost level only.
  @ObservationIgnored private var restingPointer: CGPoint?
  /// The row with the open submenu.
  var openRow: ObjectIdentifier?

  nonisolated init(parent: MenuLevel? = nil) { self.parent = parent }

  /// Creates the level of a `MenuAnchor`'s menu; `close` closes the menu.
  init(close: @escaping () -> Void) { self.close = close }

  private var outermost: MenuLevel { parent?.outermost ?? self }

  /// Closes all menus of the chain, by `close` of the outermost level.
  func closeAll() { outermost.close() }

  // MARK: Pointer

  /// Records the resting position of the pointer while the keyboard is in use.
  func pointerRests(at point: CGPoint) {
    outermost.restingPointer = point
    outermost.pointedRow = nil
  }

  /// True if the pointer moved to `point`; false if a row moved under the resting pointer.
  func pointerHasMoved(to point: CGPoint) -> Bool {
    guard outermost.restingPointer != point else { return false }
    outermost.restingPointer = nil
    return true
  }

  /// Called when the pointer enters a `MenuRow`; `choose` activates the row. True if the pointer was not over this row
  /// before.
  func pointerEntered(_ row: ObjectIdentifier, choose: @escaping () -> Void) -> Bool {
    defer { outermost.pointedRow = (row, choose) }
    return outermost.pointedRow?.id != row
  }

  func pointerLeft(_ row: ObjectIdentifier) {
    if outermost.pointedRow?.id == row { outermost.pointedRow = nil }
  }

  /// Called when the pointer enters or leaves this menu.
  func pointerMoved(isInside: Bool) { outermost.pointedMenus += isInside ? 1 : -1 }

  /// Handles the release of the button that opened the menu: activates the row under the pointer, or closes the menus
  /// if the pointer is outside.
  ///
  /// - Parameter isAtOrigin: True if the pointer has not moved since it opened the menu, which then stays open.
  func release(isAtOrigin: Bool) {
    guard !isAtOrigin else { return }
    if let pointedRow = outermost.pointedRow {
      pointedRow.choose()
    } else if outermost.pointedMenus == 0 {
      closeAll()
    }
  }
}

/// Equality by identity. A view without an open menu then has no state that a lazy row must preserve.
extension MenuLevel: Equatable {
  nonisolated static func == (one: MenuLevel, other: MenuLevel) -> Bool { one === other }
}

extension EnvironmentValues {
  /// The menu that contains the view as a row; nil outside of menus.
  @Entry var menuLevel: MenuLevel?
}
