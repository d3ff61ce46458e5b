import Engine

/// A view that is one render node and has no children.
@MainActor protocol LeafView: PrimitiveView {
  associatedtype Node: RenderNode
  func makeNode(_ environment: EnvironmentValues) -> Node
  func updateNode(_ node: Node, _ environment: EnvironmentValues)
}

extension LeafView {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    LeafElement(view, context)
  }
}

final class LeafElement<Content: LeafView>: ViewElement<Content> {
  private var node: Content.Node?
  private let comparison = ValueComparison.of(Content.self)

  override init(_ view: Content, _ context: ElementContext) {
    super.init(view, context)
    node = readingEnvironment { view.makeNode($0) }
  }

  override func update(_ view: Content) {
    if comparison.areSame(self.view, view) { return }
    super.update(view)
    updateNode()
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
