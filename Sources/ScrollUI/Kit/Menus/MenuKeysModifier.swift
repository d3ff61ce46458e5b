import Engine

/// Handles keyboard navigation through the rows of a `MenuPopup`.
struct MenuKeysModifier {
  let level: MenuLevel
}

extension MenuKeysModifier: BehaviorModifier {
  typealias Behavior = MenuKeysBehavior
}

/// Consumes all keys that the focused row does not handle, so that views behind the menu receive no `KeyStroke`.
final class MenuKeysBehavior: ElementBehavior<MenuKeysModifier>, KeyHandling {
  private var typing = PrefixTyping()

  override func didMount() {
    graph.add(self)
    modifier.level.pointerRests(at: graph.pipeline.input.pointers.location)
    guard modifier.level.focusesRow else { return }
    graph.enqueue("menu") { [weak self] in self?.focusInitialRow() }
  }

  private func focusInitialRow() {
    let rows = rows
    let present = rows.first { row in row.nodes.contains { $0.popupAnchor != nil } }
    if let row = present ?? rows.first { graph.focus.focus(row, showsRing: true, glides: false) }
  }

  override func didUnmount() { graph.remove(self) }

  var keyPriority: Int { 1 }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up else { return true }
    modifier.level.pointerRests(at: graph.pipeline.input.pointers.location)
    switch key.key.inReadingDirection(environment.layoutDirection) {
    case .downArrow: move(by: 1)
    case .upArrow: move(by: -1)
    case .home, .pageUp: focus(rows.first)
    case .end, .pageDown: focus(rows.last)
    case .escape: modifier.level.close()
    case .leftArrow: if modifier.level.parent != nil { modifier.level.close() }
    default: find(key)
    }
    return true
  }

  private var rows: [any FocusTarget] { focusTargets }

  private func focus(_ row: (any FocusTarget)?) {
    if let row { graph.focus.focus(row, showsRing: true) }
  }

  /// Moves the focus by `step` rows and wraps around at the ends.
  private func move(by step: Int) {
    let rows = rows
    guard !rows.isEmpty else { return }
    let index = rows.firstIndex { $0 === graph.focus.current }
    focus(rows[index.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)])
  }

  /// Focuses the next row with a title that begins with the typed characters.
  private func find(_ key: KeyStroke) {
    guard let search = typing.take(key, at: graph.pipeline.time) else { return }
    let rows = rows
    let present = rows.firstIndex { $0 === graph.focus.current }
    let start = present.map { search.includesPresent ? $0 : $0 + 1 } ?? 0
    focus((rows[start...] + rows[..<start]).first { Self.title(of: $0).hasPrefix(search.prefix) })
  }

  private static func title(of row: any FocusTarget) -> String {
    row.nodes.flatMap(\.texts).map(\.string).joined().lowercased()
  }
}
