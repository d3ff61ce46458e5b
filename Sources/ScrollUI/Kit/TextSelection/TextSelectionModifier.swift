import Engine

/// Lets people select each `Text` of its content, or keeps them from it.
struct TextSelectionModifier {
  let isEnabled: Bool
}

extension TextSelectionModifier: BehaviorModifier {
  typealias Behavior = TextSelectionBehavior
}

/// The behavior of a `TextSelectionModifier`. The outermost modifier that enables selection has the `TextSelectionScope` and handles its keys.
final class TextSelectionBehavior: ElementBehavior<TextSelectionModifier>, KeyHandling {
  private var ownScope: TextSelectionScope?

  override func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.textSelection.isEnabled = modifier.isEnabled
    if modifier.isEnabled, environment.textSelection.scope == nil { environment.textSelection.scope = scope() }
    return environment
  }

  private func scope() -> TextSelectionScope {
    if let ownScope { return ownScope }
    let scope = TextSelectionScope(
      selector: graph.textSelections.selector, appearance: TextSelectionScope.Appearance(environment))
    scope.owner = element
    scope.roots = { [weak self] in self?.roots ?? [] }
    ownScope = scope
    return scope
  }

  /// The nodes with the texts. Around rows of a container this is its `LazyNode`, which knows the order of rows that are not built.
  private var roots: [RenderNode] {
    element.list?.owner?.lazyNode.map { [$0] } ?? nodes
  }

  override func didMount() { if ownScope != nil { graph.add(self) } }

  override func environmentDidChange(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    ownScope?.appearance = TextSelectionScope.Appearance(environment)
    return changed
  }

  override func didUnmount() {
    guard let ownScope else { return }
    graph.remove(self)
    ownScope.selector.forget(ownScope)
  }

  // MARK: Keys

  /// Before the actions of other views, such as Escape of a navigation stack.
  var keyPriority: Int { 1 }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up, let ownScope, ownScope.selector.scope === ownScope,
      let command = EditingCommand(key, in: .multiLine)
    else { return false }
    return ownScope.selector.perform(command)
  }
}

extension TextSelectionScope.Appearance {
  init(_ environment: EnvironmentValues) {
    self.init(
      active: Color.accentColor.rgba(in: environment).opacity(0.3),
      inactive: Color.inactiveSelection.rgba(in: environment),
      onColor: RGBAColor.black.opacity(0.3), isLight: environment.colorScheme == .light)
  }
}

extension Color {
  /// The fill of `TextSelectionScope.Appearance.inactive`.
  fileprivate static let inactiveSelection = Color(
    .adaptive(light: RGBAColor(hex: 0x1C1C1E).opacity(0.16), dark: RGBAColor(hex: 0xF2F2F7).opacity(0.2)))
}

nonisolated extension View {
  /// Lets people select the texts of this view, or keeps them from it.
  ///
  /// All texts of the view are selected together: a drag of the mouse goes from text to text, through the rows of lists and lazy stacks as well.
  /// Rows that leave the window stay selected. A double press selects words, a triple press paragraphs; Shift extends the selection by
  /// the mouse and by the keys that move a caret. Control-A selects all texts, Control-C copies, Escape clears. A finger that rests on a
  /// text selects a word, with handles at both ends.
  ///
  /// Texts in buttons and menus stay unselected, and texts inside of a `textSelection(.disabled)` too. Copying asks rows that are not built
  /// for their texts by `selectable(text:)` or `findable(text:)`.
  ///
  /// ```swift
  /// List(messages) { message in Text(message.text) }
  ///   .selectable { $0.text }
  ///   .textSelection(.enabled)
  /// ```
  ///
  /// - Parameter selectability: `enabled` or `disabled`.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
  }
}
