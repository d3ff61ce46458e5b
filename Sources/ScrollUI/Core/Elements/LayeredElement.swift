import Engine

/// A modifier that places secondary views behind or in front of its content: `background`, `overlay`, `mask`,
/// `safeAreaInset`.
struct LayerModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool
  var isMask = false
  /// The edge and spacing of a `safeAreaInset`, whose secondary view lies beside the content; nil for the other
  /// modifiers.
  var bar: SafeAreaInsetNode.Bar?

  @MainActor func makeNode() -> LayeredNode {
    if let bar { return SafeAreaInsetNode(bar: bar, alignment: alignment) }
    return LayeredNode(isBehind: isBehind, isMask: isMask, alignment: alignment)
  }

  @MainActor func updateNode(_ node: LayeredNode) {
    node.alignment = alignment
    if let bar, let node = node as? SafeAreaInsetNode { node.bar = bar }
  }
}

extension LayerModifier: LayeringModifier {
  func show(
    _ secondary: [RenderNode], at primary: RenderNode, in node: LayeredNode, reusing overlap: inout OverlapNode?
  ) {
    let (layers, used) = ImplicitStack.overlap(secondary, alignment: alignment, reusing: overlap)
    overlap = used
    node.setLayers(primary: primary, secondary: layers)
  }
}

/// A modifier that adds a layer with its own view to each node of its content.
@MainActor protocol LayeringModifier: PrimitiveModifier {
  associatedtype Secondary: View
  associatedtype Node: LayeringNode
  /// The view in the layer.
  var secondary: Secondary { get }
  /// True if the layer lies behind the content.
  var isBehind: Bool { get }
  func makeNode() -> Node
  func updateNode(_ node: Node)
  /// Puts the content's node `primary` and the nodes of the layer's view into `node`. `overlap` is the container that the previous call has
  /// used for several nodes.
  func show(_ secondary: [RenderNode], at primary: RenderNode, in node: Node, reusing overlap: inout OverlapNode?)
}

extension LayeringModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { LayeredElement.self }

  func updateNode(_ node: Node) {}
}

/// The element of a `LayeringModifier`: owns a layered node, with its own secondary view, for each node of the content.
final class LayeredElement<Content: View, Modifier: LayeringModifier>: ViewElement<ModifiedContent<Content, Modifier>> {
  private struct Layer {
    let node: Modifier.Node
    let secondary: ViewElement<Modifier.Secondary>
    var overlap: OverlapNode?
  }

  private var child: ViewElement<Content>?
  private var layers: [Layer] = []

  required init(_ view: ModifiedContent<Content, Modifier>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
    _ = layerNodes()
  }

  /// Matches the layers with the content's nodes. Returns true if the list of layers has changed.
  private func layerNodes() -> Bool {
    let nodes = child?.nodes ?? []
    let old = layers
    var cached = NodeMatcher(old) { $0.node.primary }
    layers = nodes.map { node in
      (nodes.count == 1 && old.count == 1 ? old.first : cached.next(for: node)) ?? makeLayer()
    }
    for (index, node) in nodes.enumerated() {
      let layer = layers[index]
      view.modifier.show(layer.secondary.nodes, at: node, in: layer.node, reusing: &layers[index].overlap)
    }
    let kept = Set(layers.map { ObjectIdentifier($0.node) })
    for layer in old where !kept.contains(ObjectIdentifier(layer.node)) { layer.secondary.unmount() }
    return old.count != layers.count || !zip(old, layers).allSatisfy { $0.node === $1.node }
  }

  private func makeLayer() -> Layer {
    Layer(
      node: view.modifier.makeNode(), secondary: makeElement(view.modifier.secondary, in: childContext.outsideOfList))
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    if layerNodes() { nodesDidChange() }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    super.update(view)
    child?.update(view.content)
    for layer in layers {
      view.modifier.updateNode(layer.node)
      layer.secondary.update(view.modifier.secondary)
    }
  }

  // Not by a key path: a generic type creates it again at every call, which takes longer than the rest.
  override func appendNodes(to nodes: inout [RenderNode]) {
    for layer in layers { nodes.append(layer.node) }
  }

  override func appendSegments(to segments: inout LazySegments) { child?.appendSegments(to: &segments) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    for layer in layers { body(layer.secondary) }
  }

  override func answer(_ query: inout FactQuery) {
    query.give(LayeredContentFact.self, child)
    super.answer(&query)
  }

  /// A layer behind comes before the content, so that the view nearest to a reader of sizes is the view that it reads.
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard view.modifier.isBehind else { return super.collect(key, into: &value) }
    for layer in layers { layer.secondary.collect(key, into: &value) }
    child?.collect(key, into: &value)
  }
}

/// The content of an element with layers, without the layers.
enum LayeredContentFact: ElementFact {
  typealias Value = Element
}
