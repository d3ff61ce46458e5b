import Engine

/// A primitive view with a single render node around the nodes of its `content`.
@MainActor protocol ContainerView: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View
  /// The type of the render node.
  associatedtype Node: RenderNode
  /// The views whose nodes the container arranges.
  var content: Content { get }
  /// Creates the render node; called once, when the element is created.
  func makeNode(_ environment: EnvironmentValues) -> Node
  /// Applies the view's new values or a changed environment to `node`.
  func updateNode(_ node: Node, _ environment: EnvironmentValues)
  /// Inserts the nodes of `content` into `node`. The default makes them its children.
  func setNodes(_ nodes: [RenderNode], in node: Node)
}

extension ContainerView {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    ContainerElement(view, context)
  }

  func setNodes(_ nodes: [RenderNode], in node: Node) { node.setChildren(nodes) }
}

/// The element of a `ContainerView`: owns its node and the element of its content.
final class ContainerElement<Container: ContainerView>: ViewElement<Container> {
  private var node: Container.Node?
  private var child: ViewElement<Container.Content>?

  override init(_ view: Container, _ context: ElementContext) {
    super.init(view, context)
    node = readingEnvironment { view.makeNode($0) }
    child = graph.inserting(nil) { makeElement(view.content, in: childContext) }
    updateNodeList()
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    if let node { view.setNodes(child?.nodes ?? [], in: node) }
  }

  override func update(_ view: Container) {
    super.update(view)
    updateNode()
    child?.update(view.content)
  }

  private func updateNode() {
    guard let node else { return }
    readingEnvironment { view.updateNode(node, $0) }
  }

  override func environmentDidChange() { updateNode() }

  override func appendNodes(to nodes: inout [RenderNode]) {
    if let node { nodes.append(node) }
  }

  override var arrangesChildren: Bool { true }

  override var onlyChild: Element? { child }
}
