import Engine

/// The values that a `searchable` modifier and the modifiers around it give the search field.
struct SearchConfiguration {
  var text = Binding.constant("")
  var tokens: SearchTokens?
  /// The binding of `searchable(text:isPresented:placement:prompt:)`; nil without a binding.
  var isPresented: Binding<Bool>?
  var placement = SearchFieldPlacement.automatic
  var prompt: Text?
  var settings = SearchSettings()
  var submitActions: [SubmitAction] = []
  var isEnabled = true
}

/// The state of a search field: whether a person searches, and the highlighted suggestion.
@MainActor @Observable final class SearchModel {
  /// The minimum width in points of a page with the field in its bar.
  nonisolated static let barWidth: CGFloat = 560

  var configuration = SearchConfiguration()
  /// True while a person searches.
  private(set) var isPresented = false
  /// True if the text has the keyboard's focus, or is to receive it.
  private(set) var isFocused = false
  /// True if the text, the Cancel button or a token has the focus.
  private var isFieldFocused = false
  /// True if the control of the scopes has the focus.
  private var areScopesFocused = false
  /// True if the content is at least `barWidth` wide.
  var isWide = false
  /// The number of `NavigationStack`s inside that show the field in their root page.
  var placementClaims = 0
  /// The width of the field in points.
  var fieldWidth: CGFloat = 0
  /// The suggestion that Return chooses.
  var highlighted: Subview.ID?
  /// True after the menu of suggestions was closed, until the text changes.
  private(set) var areSuggestionsClosed = false

  /// True if the content is in a page of a `NavigationStack`.
  @ObservationIgnored var isInPage = false
  /// The suggestions in the menu, in order.
  @ObservationIgnored var suggestions: [SearchSuggestion] = []
  /// The element of the `searchable` modifier.
  @ObservationIgnored weak var connection: (any SearchKeyRegistration)?
  /// The elements of the text. Two exist while the field moves from its own bar into a page.
  @ObservationIgnored private var fields = WeakList<any SearchFocusTarget>()
  /// Reads the position of the pointer in the window.
  @ObservationIgnored var pointer: () -> CGPoint = { .zero }
  /// The position of the pointer at the last key. A row that opens or scrolls under the pointer is not highlighted.
  @ObservationIgnored private var restingPointer: CGPoint?

  nonisolated init() {}

  // MARK: Text and tokens

  private var settings: SearchSettings { configuration.settings }

  var text: String { configuration.text.wrappedValue }

  var tokens: [SearchTokens.Item] { configuration.tokens?.items() ?? [] }

  /// True without a text and tokens.
  var isEmpty: Bool { text.isEmpty && tokens.isEmpty }

  /// Takes the text that a person has typed. Returns the text to display.
  func type(_ text: String) -> String {
    configuration.text.wrappedValue = text
    openSuggestions()
    setPresented(true)
    return configuration.text.wrappedValue
  }

  func clear() {
    if !text.isEmpty { configuration.text.wrappedValue = "" }
    configuration.tokens?.removeAll()
    highlighted = nil
  }

  // MARK: Presentation

  /// True if the field lies above the content instead of in a page.
  var hasOwnBar: Bool { !isInPage && placementClaims == 0 }

  /// True if a button is shown in place of the field.
  var isMinimized: Bool { settings.isMinimized && !isPresented && isEmpty && !hasOwnBar }

  var style: NavigationSearchNode.Style {
    if isMinimized || isWide && configuration.placement.prefersBar { return .bar }
    return isPresented || configuration.placement.isPinned ? .pinnedDrawer : .drawer
  }

  /// True if the field has a Cancel button.
  var showsCancel: Bool { isPresented && !isWide }

  var showsScopes: Bool {
    settings.scopes != nil && isPresented && !(settings.scopeActivation.needsText && isEmpty)
  }

  func add(_ field: any SearchFocusTarget) { fields.add(field) }

  private var field: (any SearchFocusTarget)? { fields.reversed().first(where: \.isMounted) }

  /// Begins a search: moves the focus to the field.
  func present() {
    setPresented(true)
    openSuggestions()
    isFocused = true
    field?.takeFocus()
  }

  /// Ends the search and clears the field.
  func dismiss() {
    clear()
    leave()
    setPresented(false)
  }

  /// Removes the focus from the field, because the search has ended or its view is hidden.
  func leave() {
    closeSuggestions()
    isFocused = false
    focusDidLeave()
    field?.dropFocus()
  }

  private func setPresented(_ isPresented: Bool) {
    if isPresented != self.isPresented { self.isPresented = isPresented }
    guard let binding = configuration.isPresented, binding.wrappedValue != isPresented else { return }
    binding.wrappedValue = isPresented
  }

  func focusDidMove(in part: SearchFocusModifier.Part, isInside: Bool) {
    switch part {
    case .text:
      guard isInside != isFocused else { return }
      isFocused = isInside
      if isInside { setPresented(true) }
      if isInside { openSuggestions() } else { closeSuggestions() }
    case .field: isFieldFocused = isInside
    case .scopes: areScopesFocused = isInside
    }
  }

  /// True if a part of the search has the focus.
  var hasFocus: Bool { isFocused || isFieldFocused || areScopesFocused }

  /// Ends the search of an empty field that has lost the focus.
  func focusDidLeave() {
    if isPresented, isEmpty { setPresented(false) }
  }

  func submit() {
    closeSuggestions()
    configuration.submitActions.run(.search)
  }

  // MARK: Suggestions

  var showsSuggestions: Bool {
    isFocused && !areSuggestionsClosed && !settings.hidesSuggestionMenu
      && (settings.suggestions != nil || configuration.tokens != nil)
  }

  private func openSuggestions() {
    highlighted = nil
    areSuggestionsClosed = false
    restingPointer = pointer()
  }

  func closeSuggestions() {
    highlighted = nil
    areSuggestionsClosed = true
  }

  /// Applies a suggestion: replaces the text, appends a token or runs an action.
  func choose(_ completion: SearchCompletion) {
    closeSuggestions()
    switch completion {
    case .text(let text): configuration.text.wrappedValue = text
    case .token(let token):
      configuration.tokens?.append(token)
      configuration.text.wrappedValue = ""
    case .action(let action): action()
    }
  }

  /// Highlights the row `id` under the pointer, unless the row has moved under the resting pointer.
  func pointerMoved(to point: CGPoint, over id: Subview.ID) {
    guard point != restingPointer else { return }
    restingPointer = nil
    if highlighted != id { highlighted = id }
  }

  func pointerLeft(_ id: Subview.ID) {
    if highlighted == id { highlighted = nil }
  }

  private func moveHighlight(by step: Int) {
    restingPointer = pointer()
    let index = suggestions.firstIndex { $0.id == highlighted }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : suggestions.count - 1)
    highlighted = suggestions.indices.contains(next) ? suggestions[next].id : nil
  }

  // MARK: Keys

  /// Handles a key before the field does. Returns true if it was handled.
  func handle(_ key: KeyStroke, at selection: TextSelection) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, []): escape()
    case (.downArrow, []) where isFocused && areSuggestionsClosed && settings.suggestions != nil: openSuggestions()
    case (.downArrow, []) where isMenuShown: moveHighlight(by: 1)
    case (.upArrow, []) where isMenuShown: moveHighlight(by: -1)
    case (.return, []), (.keypadEnter, []):
      guard isMenuShown, let row = suggestions.first(where: { $0.id == highlighted }) else { return false }
      choose(row.completion)
    case (.backspace, []):
      guard selection.isCaret, selection.head == 0, let last = tokens.last else { return false }
      configuration.tokens?.remove(last.id)
    default: return false
    }
    return true
  }

  private var isMenuShown: Bool { showsSuggestions && !suggestions.isEmpty }

  /// Closes the menu of suggestions, otherwise clears the field, otherwise ends the search.
  func escape() {
    if isMenuShown {
      closeSuggestions()
    } else if !isEmpty {
      clear()
      closeSuggestions()
    } else {
      dismiss()
    }
  }
}
