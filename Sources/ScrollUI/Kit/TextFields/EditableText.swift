import Engine

/// Editable text without a frame: the content of text fields and text editors.
struct EditableText: View, LeafView {
  let text: String
  /// The placeholder that is shown while `text` is empty.
  var prompt = ""
  /// The purpose of the text for assistive technologies; empty for `prompt`.
  var name = ""
  var kind = Kind.field
  /// True if bullets are displayed in place of the characters.
  var isSecret = false
  /// Receives the edited text and returns the text to display, so that a binding may reject or change an edit.
  let changed: @MainActor (String) -> String
  var submitted: @MainActor () -> Void = {}
  var focusChanged: @MainActor (Bool) -> Void = { _ in }
  /// Called with a key before the text handles it, except during a composition of an input method. Returns true if it
  /// was handled.
  var keyPressed: @MainActor (KeyStroke, TextSelection) -> Bool = { _, _ in false }

  /// The number of lines of the text.
  enum Kind: Equatable {
    /// A single line.
    case field
    /// The number of lines that the text needs, within the line limits of the environment.
    case growingField
    /// Any number of lines, scrolled by the enclosing scroll view.
    case document
  }

  static var element: ViewElement<EditableText>.Type { EditableTextElement.self }

  func makeNode(_ environment: EnvironmentValues) -> TextEditingNode {
    let model = TextEditingModel(text, isSingleLine: kind == .field)
    model.isSecret = isSecret
    if kind == .document { model.select(TextSelection(caret: 0)) }
    let node = TextEditingNode(model: model, lines: lines(in: environment), appearance: appearance(in: environment))
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: TextEditingNode, _ environment: EnvironmentValues) {
    node.lines = lines(in: environment)
    node.name = name
    node.appearance = appearance(in: environment)
    node.isEnabled = environment.isEnabled
    node.textScale = environment.displayScale
    node.isCaretSteady = environment.accessibilityReduceMotion
    node.setText(text)
    let (changed, submitted, focusChanged) = (changed, submitted, focusChanged)
    node.textChanged = { [unowned node] text in node.setText(changed(text)) }
    node.submitted = submitted
    node.focusChanged = focusChanged
  }

  private func lines(in environment: EnvironmentValues) -> TextEditingNode.Lines {
    switch kind {
    case .field: .single
    case .growingField:
      .growing(minimum: max(1, environment.reservedLines), maximum: environment.lineLimit)
    case .document: .document
    }
  }

  private func appearance(in environment: EnvironmentValues) -> TextEditingNode.Appearance {
    var style = EditableTextLayout.Style(font: environment.resolvedFont)
    style.alignment = environment.paragraphStyle.alignment
    style.direction = environment.layoutDirection
    style.lineSpacing = environment.paragraphStyle.lineSpacing
    let color = HierarchicalShapeStyle.primary.rgba(in: environment)
    let accent = Color.accentColor.rgba(in: environment)
    var appearance = TextEditingNode.Appearance(
      style: style, color: color, promptColor: PlaceholderTextShapeStyle().rgba(in: environment), caretColor: accent,
      selectionColor: accent.opacity(0.3))
    appearance.prompt = prompt
    return appearance
  }
}

/// The element of an editable text, a target of the keyboard's focus.
final class EditableTextElement: LeafElement<EditableText>, FocusTarget {
  private var menu: EditingMenuPresenter?

  required init(_ view: EditableText, _ context: ElementContext) {
    super.init(view, context)
    node?.textFocusChanged = { [weak self] in self?.nodeDidChangeFocus($0) }
    node?.holdsFocus = { [weak self] in self.map { $0.graph.focus.current === $0 } ?? false }
    node?.menuRequested = { [weak self] in self?.showMenu(at: $0) }
    node?.menuReleased = { [weak self] in self?.menu?.release(isAtOrigin: $0) }
    node?.focusMoved = { [weak self] in self?.graph.focus.move(forward: $0) ?? false }
  }

  private func showMenu(at point: CGPoint) {
    guard let node else { return }
    let menu = menu ?? EditingMenuPresenter(node, in: graph)
    self.menu = menu
    menu.show(at: point, environment: environment)
  }

  override func answer(_ query: inout FactQuery) { query.give(FocusTargetFact.self, self) }

  var canBecomeFocused: Bool { node?.isEnabled ?? false }
  var editsText: Bool { true }

  /// Called when a click gives the node the focus or Escape removes it.
  private func nodeDidChangeFocus(_ isFocused: Bool) {
    if isFocused {
      graph.focus.focus(self, showsRing: false)
    } else if graph.focus.current === self {
      graph.focus.focus(nil, showsRing: false)
    }
  }

  /// Selects the text of a single-line field that receives the focus by Tab, as forms do.
  func focusDidChange(isFocused: Bool, showsRing: Bool) {
    guard let node else { return }
    guard isFocused else { return node.resignFocus() }
    if node.becomeFocused(), showsRing, node.lines == .single {
      node.model.select(TextSelection(0..<node.model.state.buffer.length))
    }
  }

  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up, let node else { return false }
    if node.model.state.composition == nil, view.keyPressed(key, node.model.selection) { return true }
    return node.handleKey(key, at: graph.pipeline.time)
  }

  override func didUnmount() {
    super.didUnmount()
    graph.focus.forget(self)
    if let menu { graph.enqueue("popup") { menu.hide() } }
  }
}

extension Color {
  /// The background of fields and editors.
  package static let fieldBackground = Color(.adaptive(light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x2A2A2D)))
}
