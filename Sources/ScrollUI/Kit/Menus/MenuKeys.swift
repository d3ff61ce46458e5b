import Engine
import Motion

/// Lets the keyboard go through the rows of a menu.
struct MenuKeysModifier {
  let level: MenuLevel

  init(level: MenuLevel) { self.level = level }
}

extension MenuKeysModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    MenuKeysElement(view, context)
  }
}

/// Takes every key that the row with the focus has not: nothing behind a menu gets any.
final class MenuKeysElement<Content: View>: ModifierPassThroughElement<Content, MenuKeysModifier>, KeyHandling {
  /// What has been typed to find a row, and when the last of it was.
  private var typed = (text: "", time: 0.0)

  override init(_ view: ModifiedContent<Content, MenuKeysModifier>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
    view.modifier.level.pointerRests(at: graph.pipeline.input.pointers.location)
    guard view.modifier.level.focusesRow else { return }
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
    view.modifier.level.pointerRests(at: graph.pipeline.input.pointers.location)
    switch key.key {
    case .downArrow: move(by: 1)
    case .upArrow: move(by: -1)
    case .home, .pageUp: focus(rows.first)
    case .end, .pageDown: focus(rows.last)
    case .escape: view.modifier.level.close()
    case .leftArrow: if view.modifier.level.parent != nil { view.modifier.level.close() }
    default: find(key)
    }
    return true
  }

  private var rows: [any FocusTarget] {
    var rows: [any FocusTarget] = []
    func visit(_ element: Element) {
      if let row = element as? any FocusTarget, row.canBecomeFocused { rows.append(row) }
      element.forEachChild(visit)
    }
    visit(self)
    return rows
  }

  private func focus(_ row: (any FocusTarget)?) {
    if let row { graph.focus.focus(row, showsRing: true) }
  }

  /// Goes on, around the ends.
  private func move(by step: Int) {
    let rows = rows
    guard !rows.isEmpty else { return }
    let place = rows.firstIndex { $0 === graph.focus.current }
    focus(rows[place.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)])
  }

  // MARK: Letters

  /// How long a pause ends what is typed, in seconds.
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
