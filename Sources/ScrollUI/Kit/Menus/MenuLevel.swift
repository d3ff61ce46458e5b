import Engine
import Observation

/// One menu of those that are open inside of each other.
@MainActor @Observable final class MenuLevel {
  /// The menu that this one belongs to; nil for the one that a button has opened.
  @ObservationIgnored private(set) weak var parent: MenuLevel?
  /// Takes this menu away.
  @ObservationIgnored var close: () -> Void = {}
  /// Whether the rows are the options of a picker, which opens at the present one.
  @ObservationIgnored var isPicker = false
  /// Whether a row has the focus when the menu opens: the present item of a picker, or else the first row. Otherwise the first key
  /// decides.
  @ObservationIgnored var focusesRow = false
  /// The row under the pointer. Only the outermost menu keeps it.
  @ObservationIgnored private var pointedRow: (id: ObjectIdentifier, choose: () -> Void)?
  /// How many of the open menus the pointer is over. Only the outermost menu keeps it.
  @ObservationIgnored private var pointedMenus = 0
  /// Where the pointer was when a menu opened or a key was used: a row that comes to lie there is not meant. Only the outermost menu
  /// keeps it.
  @ObservationIgnored private var restingPointer: CGPoint?
  /// The row whose menu is open.
  var openRow: ObjectIdentifier?

  nonisolated init(parent: MenuLevel? = nil) { self.parent = parent }

  /// A menu that a button has opened; `close` takes it away.
  init(close: @escaping () -> Void) { self.close = close }

  private var outermost: MenuLevel { parent?.outermost ?? self }

  /// Takes all menus away.
  func closeAll() { outermost.close() }

  // MARK: Pointer

  /// Notes where the pointer rests while the keyboard is used.
  func pointerRests(at point: CGPoint) {
    outermost.restingPointer = point
    outermost.pointedRow = nil
  }

  /// Whether the pointer has come to `point`, rather than a row to the pointer.
  func isMeant(at point: CGPoint) -> Bool {
    guard outermost.restingPointer != point else { return false }
    outermost.restingPointer = nil
    return true
  }

  /// The pointer is over a row, which `choose` chooses. Returns whether it was over another one before.
  func pointerEntered(_ row: ObjectIdentifier, choose: @escaping () -> Void) -> Bool {
    defer { outermost.pointedRow = (row, choose) }
    return outermost.pointedRow?.id != row
  }

  func pointerLeft(_ row: ObjectIdentifier) {
    if outermost.pointedRow?.id == row { outermost.pointedRow = nil }
  }

  /// The pointer comes over this menu, or leaves it.
  func pointerMoved(isInside: Bool) { outermost.pointedMenus += isInside ? 1 : -1 }

  /// Ends the press that has opened the menu: chooses the row under the pointer, and closes the menu where the pointer is beside it.
  ///
  /// - Parameter isAtOrigin: whether the pointer is still where it opened the menu, which stays open then.
  func release(isAtOrigin: Bool) {
    guard !isAtOrigin else { return }
    if let pointedRow = outermost.pointedRow {
      pointedRow.choose()
    } else if outermost.pointedMenus == 0 {
      closeAll()
    }
  }
}

/// The same menu. So a view without an open menu has nothing that a lazy row would have to keep.
extension MenuLevel: Equatable {
  nonisolated static func == (one: MenuLevel, other: MenuLevel) -> Bool { one === other }
}

private struct MenuLevelKey: EnvironmentKey {
  static var defaultValue: MenuLevel? { nil }
}

extension EnvironmentValues {
  /// The menu in which the view is a row; nil outside of menus.
  var menuLevel: MenuLevel? {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }
}
