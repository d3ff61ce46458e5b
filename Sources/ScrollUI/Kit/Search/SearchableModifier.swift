import Engine

/// Adds a search field to a view: in the page of a `NavigationStack`, or above the view.
struct SearchableModifier {
  let text: Binding<String>
  var tokens: SearchTokens?
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var model = SearchModel()
  @Environment(\.searchSettings) private var settings
  @Environment(\.submitActions) private var submitActions
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(
    text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement, prompt: Text?
  ) {
    self.text = text
    self.tokens = tokens
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let model = model
    content
      .modifier(SearchEnvironment(model: model))
      .onGeometryChange(for: Bool.self) {
        $0.size.width >= SearchModel.barWidth
      } action: {
        model.isWide = $0
      }
      .transformPreference(NavigationSettingsKey.self) { $0.search = $0.search ?? model }
      .safeAreaBar(edge: .top, spacing: 0) { SearchBar(model: model) }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        guard let isPresented, isPresented != model.isPresented else { return }
        if isPresented { model.present() } else { model.dismiss() }
      }
      .onAppear { model.connection?.setTakesKey(true) }
      .onDisappear {
        model.connection?.setTakesKey(false)
        model.leave()
      }
      .modifier(SearchConnection(model: model, configuration: configuration))
  }

  private var configuration: SearchConfiguration {
    SearchConfiguration(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt, settings: settings,
      submitActions: submitActions, isEnabled: isEnabled)
  }
}

/// The environment of the content. A type of its own, so that the beginning of a search does not update the `SearchableModifier`.
private struct SearchEnvironment {
  let model: SearchModel
}

extension SearchEnvironment: ViewModifier {
  func body(content: Content) -> some View {
    let model = model
    content
      .environment(\.isSearching, model.isPresented)
      .environment(\.dismissSearch, DismissSearchAction { model.dismiss() })
      .environment(\.searchSettings, SearchSettings())
      .environment(\.outerSearch, model)
  }
}

/// The element shows the search field of its content, as a page of a `NavigationStack` does.
enum SearchFieldHostFact: ElementFact {
  typealias Value = Void
}

/// Passes the values of a `SearchableModifier` to its model, and handles the keys of the search.
private struct SearchConnection {
  let model: SearchModel
  let configuration: SearchConfiguration
}

extension SearchConnection: BehaviorModifier {
  typealias Behavior = SearchConnectionBehavior
}

/// Registers the keys of a `SearchModel`.
@MainActor protocol SearchKeyRegistration: AnyObject {
  /// Sets whether Control-F opens the search. False while the view is hidden.
  func setTakesKey(_ takesKey: Bool)
}

private final class SearchConnectionBehavior: ElementBehavior<SearchConnection>, KeyHandling, SearchKeyRegistration {
  private var isUpdateQueued = false

  /// True while Control-F presents the search.
  private var takesKey = false

  required init(_ modifier: SearchConnection, at element: Element) {
    modifier.model.isInPage = element.nearestFact(SearchFieldHostFact.self) != nil
    modifier.model.configuration = modifier.configuration
    super.init(modifier, at: element)
  }

  override func didMount() {
    modifier.model.connection = self
    modifier.model.pointer = { [unowned graph] in graph.pipeline.input.pointers.location }
    graph.add(self)
  }

  /// The model is changed in the observe phase, since views are evaluated now.
  override func didUpdate(from old: SearchConnection) {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    graph.enqueue("searchable") { [weak self] in
      guard let self else { return }
      isUpdateQueued = false
      modifier.model.configuration = modifier.configuration
    }
  }

  override func didUnmount() {
    graph.remove(self)
  }

  func setTakesKey(_ takesKey: Bool) { self.takesKey = takesKey }

  // MARK: Keys

  /// Before the actions of other views, such as Escape of a `NavigationStack`. A search that takes Control-F comes before containers with
  /// `findable(text:)`, except the container with the focus.
  var keyPriority: Int { takesKey ? 2 : 1 }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    let model = modifier.model
    guard phase != .up, model.configuration.isEnabled else { return false }
    switch (key.key, key.modifiers) {
    case (.character("F"), .control), (.character("F"), .command): model.present()
    case (.escape, []) where model.isPresented: model.escape()
    default: return false
    }
    return true
  }
}

/// Tells the search around a `NavigationStack` that the stack's root page shows its field.
struct SearchPlacementClaim: ConnectedModifier {
  let model: SearchModel?

  func connect(to element: Element) { change(by: 1, at: element) }

  func update(from old: SearchPlacementClaim, at element: Element) {
    guard old.model !== model else { return }
    old.disconnect(from: element)
    connect(to: element)
  }

  func disconnect(from element: Element) { change(by: -1, at: element) }

  private func change(by count: Int, at element: Element) {
    guard let model else { return }
    element.graph.enqueue("searchable") { model.placementClaims += count }
  }
}
