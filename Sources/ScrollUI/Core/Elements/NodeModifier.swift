import Engine

/// A modifier that wraps each node of its content in a render node.
@MainActor protocol NodeModifier: PrimitiveModifier, NodeContent where Node: UnaryNode {
  /// The name of the modifier in reports.
  static var name: String { get }
  /// Connects a wrapping node with its window. Called after each call of `makeNode` and of `updateNode`. The default is empty.
  func connect(_ node: Node, to graph: ViewGraph, _ environment: EnvironmentValues)
  /// Called with the wrapping nodes when the modified view has been unmounted.
  func dismantle(_ nodes: [Node])
}

extension NodeModifier {
  package static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { NodeModifierElement.self }

  static var name: String { typeName(Self.self) }

  func connect(_ node: Node, to graph: ViewGraph, _ environment: EnvironmentValues) {}

  func dismantle(_ nodes: [Node]) {}
}

/// The element of a `NodeModifier`: owns a wrapping node for each node of the content.
final class NodeModifierElement<Content: View, Modifier: NodeModifier>: PassThroughElement<Content, Modifier> {
  private var wrappers: [Modifier.Node] = []
  private var presenter = AttributePresenter<Modifier>()

  override func didMount() {
    _ = wrapNodes()
    presenter.reset(modifier, on: wrappers, of: self)
  }

  /// Matches the wrappers with the content's nodes. Returns true if the list of wrappers has changed.
  private func wrapNodes() -> Bool {
    let nodes = child?.nodes ?? []
    if nodes.count == 1, wrappers.count == 1 {
      wrappers[0].child = nodes[0]
      return false
    }
    let old = wrappers
    wrappers = old.isEmpty ? nodes.map(wrap) : rewrap(nodes)
    return !old.isIdentical(to: wrappers)
  }

  private func wrap(_ node: RenderNode) -> Modifier.Node {
    let wrapper = readingEnvironment { environment in
      let made = view.modifier.makeNode(environment)
      view.modifier.connect(made, to: graph, environment)
      return made
    }
    wrapper.child = node
    return wrapper
  }

  /// The wrappers for a changed list of nodes. Nodes that already have a wrapper keep it.
  private func rewrap(_ nodes: [RenderNode]) -> [Modifier.Node] {
    var formerWrappers = NodeMatcher(wrappers) { $0.child }
    return nodes.map { formerWrappers.next(for: $0) ?? wrap($0) }
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    guard wrapNodes() else { return }
    presenter.reset(view.modifier, on: wrappers, of: self)
    nodesDidChange()
  }

  /// Updates the nodes before the content.
  override func update(_ view: Modified) {
    self.view = view
    updateNodes()
    child?.update(view.content)
  }

  private func updateNodes() {
    for wrapper in wrappers {
      readingEnvironment { environment in
        view.modifier.updateNode(wrapper, environment)
        view.modifier.connect(wrapper, to: graph, environment)
      }
    }
    presenter.update(view.modifier, on: wrappers, of: self) { [weak self] in self?.show($0) }
  }

  private func show(_ attributes: Modifier.Attributes) {
    for wrapper in wrappers { view.modifier.apply(attributes, to: wrapper) }
  }

  override func environmentDidChange() { updateNodes() }

  override func didUnmount() {
    presenter.stop()
    view.modifier.dismantle(wrappers)
  }

  override func answer(_ query: inout FactQuery) {
    query.give(ViewNameFact.self, Modifier.name)
    if Modifier.answers(query) {
      query.environment = environment
      modifier.answer(&query)
    }
  }

  override func appendNodes(to nodes: inout [RenderNode]) {
    for wrapper in wrappers { nodes.append(wrapper) }
  }
}

/// Wraps each node of its content in a `Node` with a value that does not animate.
struct NodeValueModifier<Node: UnaryNode, Value> {
  let value: Value
  let make: @MainActor (Value) -> Node
  let set: @MainActor (Node, Value) -> Void

  /// Creates a modifier with the nodes that `make` creates. `set` changes the value of a node.
  init(
    _ value: Value, _ make: @escaping @MainActor (Value) -> Node, set: @escaping @MainActor (Node, Value) -> Void
  ) {
    self.value = value
    self.make = make
    self.set = set
  }

  /// Creates a modifier with nodes that have no value.
  init(_ make: @escaping @MainActor () -> Node) where Value == Void { self.init((), make, set: { _, _ in }) }
}

extension NodeValueModifier: NodeModifier {
  static var name: String { typeName(Node.self) }

  func makeNode(_ environment: EnvironmentValues) -> Node { updated(make(value), environment) }

  func updateNode(_ node: Node, _ environment: EnvironmentValues) { set(node, value) }
}
