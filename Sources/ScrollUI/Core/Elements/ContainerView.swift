import Engine

/// A primitive view with a single render node around the nodes of its `content`.
@MainActor protocol ContainerView: PrimitiveView, NodeMaking {
  /// The type of the content.
  associatedtype Content: View
  /// The views whose nodes the container arranges.
  var content: Content { get }
  /// Inserts the nodes of `content` into `node`. The default makes them its children.
  func setNodes(_ nodes: [RenderNode], in node: Node)
}

extension ContainerView {
  package static var element: ViewElement<Self>.Type { ContainerElement.self }

  func setNodes(_ nodes: [RenderNode], in node: Node) { node.setChildren(nodes) }
}

/// The element of a `ContainerView`: owns its node and the element of its content.
class ContainerElement<Container: ContainerView>: ParentElement<Container, Container.Content> {
  private(set) final var node: Container.Node?

  required init(_ view: Container, _ context: ElementContext) {
    super.init(view, context)
    kinds = .arrangesChildren
    let node = readingEnvironment { view.makeNode($0) }
    self.node = node
    didMakeNode(node)
    child = graph.inserting(nil) { makeElement(view.content, in: contentContext) }
    showContent()
  }

  /// Called before the element of the content is created.
  func didMakeNode(_ node: Container.Node) {}

  /// The context of the content's element.
  var contentContext: ElementContext { childContext }

  /// Shows the content's nodes in `node`.
  func showContent() {
    if let node { view.setNodes(child?.nodes ?? [], in: node) }
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() { showContent() }

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
}
