import Engine

/// Content that can be larger than the room there is, and moves.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    showsIndicators = true
  }

  @_disfavoredOverload
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    ScrollViewElement(view, context)
  }
}

/// Its margins animate.
extension ScrollView: NodeContent {
  func makeNode(_ environment: EnvironmentValues) -> ScrollNode { ScrollNode(axes: axes) }

  func updateNode(_ node: ScrollNode, _ environment: EnvironmentValues) {
    node.axes = axes
    node.traits = environment.scrollTraits(showsIndicators: showsIndicators)
    let anchors = environment.scrollAnchors
    node.anchoring.sizeAnchor = anchors.sizeChanges
    node.anchoring.alignmentAnchor = anchors.alignment
    node.requests.initialAnchor = anchors.initialOffset
  }

  func attributes(in environment: EnvironmentValues) -> ScrollMargins.AnimatableData {
    environment.contentMargins.animatableData
  }

  func apply(_ attributes: ScrollMargins.AnimatableData, to node: ScrollNode) {
    node.margins.animatableData = attributes
  }
}

/// Keeps the node of a scroll view, and lets the modifiers around know of it.
final class ScrollViewElement<Content: View>: ViewElement<ScrollView<Content>>, ScrollViewElementProtocol,
  ScrollObserver
{
  let scrollNode: ScrollNode
  private(set) lazy var loadTriggers = LoadTriggers(scrollNode)
  private var presenter = AttributePresenter<ScrollView<Content>>()
  private var child: ViewElement<Content>?
  private var scopes: [ScrollScope] = []
  private var refresh: (runner: RefreshRunner, controller: RefreshController)?

  override init(_ view: ScrollView<Content>, _ context: ElementContext) {
    scrollNode = view.makeNode(context.environment)
    super.init(view, context)
    readSettings()
    presenter.reset(view, on: [scrollNode], of: self)
    scrollNode.model.add(self)
    child = graph.inserting(nil) { makeElement(view.content, in: childContext) }
    updateNodeList()
    joinScopes()
    if context.environment.flashesScrollIndicatorsOnAppear { flashIndicators() }
  }

  /// When this frame's layout is known.
  private func flashIndicators() {
    graph.enqueue("scrollIndicatorsFlash") { [weak self] in
      if let self, self.isMounted { self.scrollNode.indicators.flash() }
    }
  }

  override func update(_ view: ScrollView<Content>) {
    super.update(view)
    updateNode()
    child?.update(view.content)
  }

  private func updateNode() {
    readSettings()
    presenter.update(view, on: [scrollNode], of: self) { [weak self] in
      if let self { self.view.apply($0, to: self.scrollNode) }
    }
  }

  private func readSettings() {
    let view = view
    readingEnvironment { environment in
      view.updateNode(scrollNode, environment)
      scrollNode.snapping.provider = environment.scrollTargetBehavior.map {
        ScrollTargetSnapProvider($0.behavior, of: self, axes: view.axes, environment: environment)
      }
      updateRefresh(environment)
    }
  }

  /// Shows the action that pulling starts, where there is one.
  private func updateRefresh(_ environment: EnvironmentValues) {
    let runner = view.axes.contains(.vertical) ? environment.refreshRunner : nil
    if refresh?.runner !== runner {
      refresh?.controller.end()
      refresh = runner.map { ($0, RefreshController(scrollNode, $0)) }
    }
    refresh?.controller.setColors(in: environment)
  }

  override func environmentDidChange() {
    updateNode()
    joinScopes()
  }

  private func joinScopes() {
    let new = readingEnvironment { $0.scrollScopes }
    for scope in scopes where !new.contains(where: { $0 === scope }) { scope.leave(self) }
    for scope in new where !scopes.contains(where: { $0 === scope }) { scope.join(self) }
    scopes = new
  }

  func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
    for scope in scopes { scope.notify(self, old, model.activity) }
  }

  /// What the modifiers around say about this scroll view they do not say about those in it.
  override var childEnvironment: EnvironmentValues {
    var environment = environment
    environment.scrollScopes = []
    environment.scrollAnchors = ScrollAnchors()
    if view.axes.contains(.vertical) { environment.refreshRunner = nil }
    return environment
  }

  override func didUnmount() {
    presenter.stop()
    for scope in scopes { scope.leave(self) }
    scopes = []
    refresh?.controller.end()
    refresh = nil
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    scrollNode.setChildren(ImplicitStack.wrap(child?.nodes ?? [], reusing: scrollNode.child))
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(scrollNode) }

  override var arrangesChildren: Bool { true }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
