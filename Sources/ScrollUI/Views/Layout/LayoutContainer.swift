import Engine

extension Layout {
  /// Arranges the views of `content` by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// A view that arranges its content by a layout.
struct LayoutContainer<Rules: Layout, Content: View> {
  let layout: Rules
  let content: Content
}

extension LayoutContainer: View, PrimitiveView {
  static var element: ViewElement<Self>.Type { LayoutElement.self }
}

/// The animatable data of a layout, and the driver that applies them.
@MainActor private struct LayoutAttributes<Rules: Layout>: NodeContent {
  let layout: Rules
  let driver: LayoutDriver<Rules>

  func makeNode(_ environment: EnvironmentValues) -> LayoutNode { LayoutNode() }
  func attributes(in environment: EnvironmentValues) -> Rules.AnimatableData { layout.animatableData }

  func apply(_ attributes: Rules.AnimatableData, to node: LayoutNode) {
    guard driver.layout.animatableData != attributes else { return }
    driver.layout.animatableData = attributes
    node.setNeedsLayout()
  }
}

final class LayoutElement<Rules: Layout, Content: View>: ParentElement<LayoutContainer<Rules, Content>, Content> {
  private let node = LayoutNode()
  private let driver: LayoutDriver<Rules>
  private var presenter = AttributePresenter<LayoutAttributes<Rules>>()
  private let comparison = ValueComparison.of(Rules.self)

  required init(_ view: LayoutContainer<Rules, Content>, _ context: ElementContext) {
    driver = LayoutDriver(view.layout)
    super.init(view, context)
    kinds = .arrangesChildren
    node.source = driver
    child = makeElement(view.content, in: childContext)
    updateNodeList()
    presenter.reset(attributes(view), on: [node], of: self)
  }

  private func attributes(_ view: LayoutContainer<Rules, Content>) -> LayoutAttributes<Rules> {
    LayoutAttributes(layout: view.layout, driver: driver)
  }

  override func update(_ view: LayoutContainer<Rules, Content>) {
    let isSame = comparison.areSame(self.view.layout, view.layout)
    super.update(view)
    if !isSame {
      let shown = driver.layout.animatableData
      driver.layout = view.layout
      driver.layout.animatableData = shown
      node.setNeedsLayout()
      presenter.update(attributes(view), on: [node], of: self) { [weak self] in
        if let self { self.attributes(self.view).apply($0, to: self.node) }
      }
    }
    child?.update(view.content)
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() { node.setChildren(child?.nodes ?? []) }

  override func didUnmount() { presenter.stop() }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
}

/// Calls a layout for its node, and owns its cache.
@MainActor final class LayoutDriver<Rules: Layout>: LayoutSource {
  var layout: Rules
  private var cache: Rules.Cache?
  private var isCacheStale = false

  init(_ layout: Rules) { self.layout = layout }

  var name: String { (layout as? AnyLayout)?.name ?? typeName(Rules.self) }

  var stackAxis: Axis? {
    (layout as? AnyLayout).map(\.stackOrientation) ?? Rules.layoutProperties.stackOrientation
  }

  func invalidateCache() { isCacheStale = true }

  private func ask<Result>(_ node: LayoutNode, _ body: (LayoutSubviews, inout Rules.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(of: node)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    ask(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func placeChildren(in bounds: CGRect, proposal: ProposedViewSize, of node: LayoutNode) {
    ask(node) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    ask(node) { layout.explicitAlignment(ofKey: key, in: bounds, proposal, $0, &$1) }
  }

  func suppressesSpacing(along axis: Axis, of node: LayoutNode) -> Bool {
    ask(node) { layout.spacing(subviews: $0, cache: &$1) }.without.contains(Axis.Set(axis))
  }
}
