import Engine

/// Gives the rows of a `ForEach` texts that a `FindSession` can search.
struct FindableModifier<Data: Collection> {
  let data: Data
  let texts: RowTexts<Data>
}

extension FindableModifier: BehaviorModifier {
  typealias Behavior = FindableBehavior<Data>
}

/// Opens the find bar of its container, and passes changes of the data to it.
final class FindableBehavior<Data: Collection>: ElementBehavior<FindableModifier<Data>>, RowTextSource, KeyHandling {
  private lazy var ownMarks = TextMarks()
  private weak var container: (any LazyListOwner)?

  var marks: TextMarks? { ownMarks }

  override func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.textMarks = ownMarks
    return environment
  }

  override func answer(_ query: inout FactQuery) { query.give(RowTextsFact.self, self) }

  /// The open finder of the container.
  private var finder: FindController? {
    updateContainer()
    return container.flatMap { graph.finders.finder(of: $0) }
  }

  /// Keeps the last container, which the element does not find any more when it is removed.
  private func updateContainer() { if let owner = element.list?.owner { container = owner } }

  override func didMount() { graph.add(self) }

  override func didUpdate(from old: FindableModifier<Data>) {
    guard let finder, !isKnownEqual(old.data, modifier.data) else { return }
    finder.setNeedsSearch()
  }

  override func didUnmount() {
    graph.remove(self)
    finder?.setNeedsSearch()
  }

  func texts(of rows: Range<Int>, maximumBytes: Int) -> [String] {
    modifier.texts.read(modifier.data, rows, maximumBytes)
  }

  // MARK: Keys

  /// Before the actions of other views, such as Escape of a navigation stack. The container with the focus comes first, then a container
  /// with an open bar.
  var keyPriority: Int {
    let isOpen = finder != nil
    return container?.hasFocus == true ? 3 : isOpen ? 2 : 1
  }

  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase != .up else { return false }
    switch (key.key, key.modifiers) {
    case (.character("F"), .control), (.character("F"), .command):
      updateContainer()
      guard let container else { return false }
      graph.finders.open(container)
      return true
    default: return finder?.handle(key) == true
    }
  }
}

extension EnvironmentValues {
  /// The marks of a search in the surrounding rows.
  @Entry var textMarks: TextMarks?
}

extension DynamicViewContent {
  /// Lets people find rows of a `List` or of a lazy container by their text.
  ///
  /// Control-F opens a bar over the container with a field, the number of matches, and buttons for the next and the previous match. Return
  /// and F3 go to the next match, with Shift to the previous; Escape closes the bar. Matches are marked in the rows, and by ticks
  /// beside the scroll bar.
  ///
  /// The search reads `text` of every element, so that it finds rows that were never built. Case and diacritics make no difference. It
  /// reads at most 12,288 texts in a frame, on the main actor, and compares them outside of it; `text` should return a stored string, or
  /// at least take less than a third of a microsecond.
  ///
  /// ```swift
  /// List {
  ///   ForEach(lines) { line in Text(line.text) }
  ///     .findable { $0.text }
  /// }
  /// ```
  ///
  /// - Parameter text: Returns the text of an element as its row shows it.
  @inlinable public func findable(text: @escaping (Data.Element) -> String) -> some DynamicViewContent<Data> {
    findable(RowTexts(text))
  }

  @usableFromInline func findable(_ texts: RowTexts<Data>) -> some DynamicViewContent<Data> {
    modifier(FindableModifier(data: data, texts: texts))
  }
}

extension List where Content: DynamicViewContent {
  /// Lets people find rows by their text; see `DynamicViewContent.findable(text:)`.
  ///
  /// - Parameter text: Returns the text of an element as its row shows it.
  @MainActor @inlinable public func findable(text: @escaping (Content.Data.Element) -> String) -> some View {
    findable(RowTexts(text))
  }

  @MainActor @usableFromInline func findable(_ texts: RowTexts<Content.Data>) -> some View {
    List<SelectionValue, _>(selection: selection, content: content.findable(texts))
  }
}
