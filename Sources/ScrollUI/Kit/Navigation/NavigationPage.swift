import Engine

/// A page of a navigation stack: the content, and the bar that the content requests by `NavigationSettingsKey`.
struct NavigationPage<Content: View>: View {
  let model: NavigationModel
  /// The number of pages below; 0 for the root.
  let level: Int
  let content: Content
  @Environment(\.outerSearch) private var outerSearch
  @State private var upperMinimizer = BarMinimizer()
  @State private var lowerMinimizer = BarMinimizer()

  var body: some View {
    let search = level == 0 && outerSearch?.isInPage == false ? outerSearch : nil
    NavigationPageContent(
      content: content.transformEnvironment(\.self) {
        $0.outerSearch = nil
        $0.barMinimizers += [upperMinimizer, lowerMinimizer]
      }, upperMinimizer: upperMinimizer, lowerMinimizer: lowerMinimizer
    ) { settings in
      NavigationBar(model: model, level: level, settings: settings.showing(search))
    }
    .modifier(SearchPlacementClaim(model: search))
    .background(Color.windowBackground)
    .environment(\.dismiss, DismissAction { [weak model, level] in if level > 0 { model?.pop(to: level - 1) } })
    .environment(\.isPresented, level > 0)
    .modifier(EditModeScope())
  }
}

/// The content and the parts of the bars that are made from its settings.
struct NavigationPageContent<Content: View>: View, PrimitiveView {
  let content: Content
  let upperMinimizer: BarMinimizer
  let lowerMinimizer: BarMinimizer
  let bar: (NavigationSettings) -> NavigationBar

  static var element: ViewElement<Self>.Type { NavigationPageElement.self }
}

/// Reads the settings of the content and passes the parts of the page to its node.
final class NavigationPageElement<Content: View>: ViewElement<NavigationPageContent<Content>>, PreferenceReader {
  private let node = NavigationPageNode()
  private var content: ViewElement<Content>?
  private var parts: [PartElement] = []
  private var settings = NavigationSettings()

  /// The views of the bar, each with separate nodes.
  private typealias PartElement = ViewElement<ModifiedContent<NavigationBarPart, FocusEntryModifier>>

  required init(_ view: NavigationPageContent<Content>, _ context: ElementContext) {
    super.init(view, context)
    kinds = .arrangesChildren
    node.upperMinimizer = view.upperMinimizer
    node.lowerMinimizer = view.lowerMinimizer
    content = graph.inserting(nil) { makeElement(view.content, in: childContext) }
    var collected: NavigationSettings?
    content?.collect(NavigationSettingsKey.self, into: &collected)
    settings = collected ?? settings
    parts = graph.inserting(nil) {
      NavigationBarPart.Kind.allCases.map { makeElement(part($0), in: childContext) }
    }
    updateNodeList()
    applySettings()
  }

  private var bar: NavigationBar { view.bar(settings) }

  /// A part of the bars, with the `BarMinimizer.restore()` of its bar when the keyboard's focus moves into it.
  private func part(_ kind: NavigationBarPart.Kind) -> ModifiedContent<NavigationBarPart, FocusEntryModifier> {
    let minimizer = kind == .bottom ? view.lowerMinimizer : view.upperMinimizer
    return ModifiedContent(
      content: NavigationBarPart(bar: bar, kind: kind),
      modifier: FocusEntryModifier { [weak minimizer] in minimizer?.restore() })
  }

  override func update(_ view: NavigationPageContent<Content>) {
    super.update(view)
    content?.update(view.content)
    updateBody()
  }

  override func updateBody() {
    graph.clearMark(of: self)
    applySettings()
    for (part, kind) in zip(parts, NavigationBarPart.Kind.allCases) {
      part.update(self.part(kind))
    }
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  private func applySettings() {
    let bar = bar
    if bar.model.title(at: bar.level) != settings.title {
      // Back buttons read the title: it changes when all bodies are evaluated.
      graph.enqueue("navigation title") { [settings] in bar.model.setTitle(settings.title, at: bar.level) }
    }
    node.titleIsLeading = settings.role == .editor || settings.role == .browser
    node.shortensLeadingItems = bar.level > 0 && !settings.hidesBackButton
    node.keepsBackground = settings.backgroundVisibility == .visible
    view.upperMinimizer.settings = settings.upperMinimization
    view.lowerMinimizer.settings = settings.lowerMinimization
  }

  override func updateNodeList() {
    let nodes = parts.map { ImplicitStack.wrap($0.nodes, reusing: nil).first }
    var shown = NavigationPageNode.Parts()
    shown.largeTitle = nodes[0]
    shown.background = nodes[1]
    shown.title = nodes[2]
    shown.leadingItems = nodes[3]
    shown.trailingItems = nodes[4]
    shown.bottomBar = nodes[5]
    shown.search = nodes[6]
    shown.scopes = nodes[7]
    node.setParts(content: content?.nodes ?? [], shown)
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(node) }

  override func answer(_ query: inout FactQuery) { query.give(SearchFieldHostFact.self, ()) }

  override func forEachChild(_ body: (Element) -> Void) {
    for part in parts { body(part) }
    if let content { body(content) }
  }

  // MARK: Preferences

  var readerName: String { "the bar of a navigation stack" }

  /// Settings of this page do not propagate to enclosing pages.
  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(NavigationSettingsKey.self) { graph.schedule(self) }
    return key != ObjectIdentifier(NavigationSettingsKey.self)
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if Key.self != NavigationSettingsKey.self { super.collect(key, into: &value) }
  }

  func reducePreference() {
    var collected: NavigationSettings?
    content?.collect(NavigationSettingsKey.self, into: &collected)
    settings = collected ?? NavigationSettings()
    setNeedsBody()
  }

  override func didUnmount() { graph.cancel(self) }
}
