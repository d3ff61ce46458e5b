import Engine

/// A scrollable view, for content that can be larger than the available space.
///
/// It fills its proposed size along `axes` and has the length of its content across them. Wheel, trackpad, touch,
/// mouse drag and keys scroll it.
public struct ScrollView<Content: View> {
  /// The scrolled view.
  public var content: Content
  /// The scroll axes.
  public var axes: Axis.Set
  /// True if indicators may be visible; `scrollIndicators(_:axes:)` has the details.
  public var showsIndicators: Bool

  /// Creates a scroll view with indicators, by default a vertical one.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    showsIndicators = true
  }

  /// Creates a scroll view and sets the visibility of its indicators: an earlier form of `scrollIndicators(_:axes:)`.
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
  package static var element: ViewElement<Self>.Type { ScrollViewElement.self }
}

/// The margins of the content animate.
extension ScrollView: NodeContent {
  func makeNode(_ environment: EnvironmentValues) -> ScrollNode { ScrollNode(axes: axes) }

  func updateNode(_ node: ScrollNode, _ environment: EnvironmentValues) {
    node.contentAxes = axes
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

/// Owns the node of a scroll view and registers it with the surrounding modifiers.
final class ScrollViewElement<Content: View>: ParentElement<ScrollView<Content>, Content>, ScrollViewElementProtocol,
  ScrollObserver, RowStateKeeping
{
  let scrollNode: ScrollNode
  private(set) lazy var loadTriggers = LoadTriggers(scrollNode)
  private var presenter = AttributePresenter<ScrollView<Content>>()
  private var scopes: [ScrollScope] = []
  private var minimizers: [BarMinimizer] = []
  private var observers: [any ScrollObserver] = []
  private var pull: (action: any PullAction, presentation: any PullPresentation)?

  required init(_ view: ScrollView<Content>, _ context: ElementContext) {
    scrollNode = view.makeNode(context.environment)
    super.init(view, context)
    kinds = .arrangesChildren
    readSettings()
    restorePlace()
    presenter.reset(view, on: [scrollNode], of: self)
    scrollNode.model.add(self)
    child = graph.inserting(nil) { makeElement(view.content, in: childContext) }
    updateNodeList()
    joinScopes()
    if context.environment.flashesScrollIndicatorsOnAppear { flashIndicators() }
  }

  // MARK: Places in rows

  /// The key of the place in the row around the scroll view; nil outside of rows.
  private var rowKey: RowStateKey?

  /// Requests the place that the scroll view had when the row around it was last built.
  private func restorePlace() {
    guard let row = enclosingRow else { return }
    let key = row.key(for: self)
    rowKey = key
    kinds.insert(.keepsState)
    guard let kept = row.takeState(for: key)?.first as? KeptPlace else { return }
    scrollNode.requests.add(ScrollRequest(.place(kept.place), rank: .initial))
  }

  func saveState(in state: inout RowState) {
    guard let rowKey, case .place(let place)? = scrollNode.restorableState else { return }
    state.keep([KeptPlace(place)], under: rowKey)
  }

  override func answer(_ query: inout FactQuery) {
    query.give(KeptStateFact.self, self)
    query.give(ScrollViewFact.self, self)
    super.answer(&query)
  }

  /// Shows the indicators briefly, after the layout of this frame.
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
      updatePullAction(environment)
    }
  }

  /// Attaches the pull action of the environment to a vertical scroll view, or ends it.
  private func updatePullAction(_ environment: EnvironmentValues) {
    let action = view.axes.contains(.vertical) ? environment.pullAction : nil
    if pull?.action !== action {
      pull?.presentation.end()
      pull = action.map { ($0, $0.present(in: scrollNode)) }
    }
    pull?.presentation.setColors(in: environment)
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
    let bars = readingEnvironment { $0.barMinimizers }
    for bar in minimizers where !bars.contains(where: { $0 === bar }) { scrollNode.model.remove(bar) }
    for bar in bars where !minimizers.contains(where: { $0 === bar }) { scrollNode.model.add(bar) }
    minimizers = bars
    let others = readingEnvironment { $0.scrollObservers }
    for other in observers where !others.contains(where: { $0 === other }) { scrollNode.model.remove(other) }
    for other in others where !observers.contains(where: { $0 === other }) { scrollNode.model.add(other) }
    observers = others
  }

  func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
    for scope in scopes { scope.notify(self, old, model.activity) }
  }

  /// Hides the modifiers of this scroll view from the scroll views in its content.
  override var childEnvironment: EnvironmentValues {
    var environment = environment
    environment.scrollScopes = []
    environment.scrollAnchors = ScrollAnchors()
    environment.scrollChainings = ScrollChainings()
    if view.axes.contains(.vertical) {
      environment.pullAction = nil
      environment.barMinimizers = []
    }
    return environment
  }

  override func didUnmount() {
    presenter.stop()
    for scope in scopes { scope.leave(self) }
    scopes = []
    pull?.presentation.end()
    pull = nil
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    scrollNode.setChildren(ImplicitStack.wrap(child?.nodes ?? [], reusing: scrollNode.child))
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(scrollNode) }
}

/// The place of a scroll view in a row that is not built.
private final class KeptPlace {
  let place: ScrollPlace

  init(_ place: ScrollPlace) { self.place = place }
}
