import Engine
import Motion

/// Handles keyboard navigation through the rows of a `MenuPopup`.
struct MenuKeysModifier {
  let level: MenuLevel
}

extension MenuKeysModifier: BehaviorModifier {
  typealias Behavior = MenuKeysBehavior
}

/// Consumes all keys that the focused row does not handle, so that views behind the menu receive no `KeyStroke`.
final class MenuKeysBehavior: ElementBehavior<MenuKeysModifier>, KeyHandling {
  /// The characters typed so far to find a row by `title(of:)`, and the time of the last key in seconds.
  private var typed = (text: "", time: 0.0)

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

  // MARK: Letters

  /// The pause in seconds after which typing starts a new search.
  private static var pause: Double { 1 }

  private func find(_ key: KeyStroke) {
    guard key.modifiers.isSubset(of: .shift), let letter = KeyEquivalent(key)?.character,
      letter.isLetter || letter.isNumber
    else { return }
    let now = graph.pipeline.time
    typed = ((now - typed.time).isLonger(than: Self.pause) ? "" : typed.text, now)
    typed.text += letter.lowercased()
    focus(rows.first { Self.title(of: $0).hasPrefix(typed.text) })
  }

  private static func title(of row: any FocusTarget) -> String {
    var title = ""
    func visit(_ node: RenderNode) {
      if let text = node as? TextNode { title += text.spans.map(\.text).joined() }
      node.children.forEach(visit)
    }
    row.nodes.forEach(visit)
    return title.lowercased()
  }
}
