import Engine

/// Draws a background behind each list row that contains the modified content.
struct ListRowBackgroundModifier<Background: View> {
  let background: Background?

  init(background: Background?) { self.background = background }
}

extension ListRowBackgroundModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ListRowBackgroundElement(view, context)
  }
}

/// Maintains a separate background for each node of the content.
final class ListRowBackgroundElement<Content: View, Background: View>: ViewElement<
  ModifiedContent<Content, ListRowBackgroundModifier<Background>>
>
{
  private struct Layer {
    let node: ListRowBackgroundNode
    let background: ViewElement<Background?>
  }

  private var child: ViewElement<Content>?
  private var layers: [Layer] = []

  override init(_ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
    _ = layerNodes()
  }

  /// Matches layers with the content's nodes. True if the list of layer nodes changed.
  private func layerNodes() -> Bool {
    let nodes = child?.nodes ?? []
    let old = layers
    var known = KnownByPosition(old) { $0.node.primary }
    layers = nodes.map { node in
      (nodes.count == 1 && old.count == 1 ? old.first : known.next(for: node)) ?? makeLayer()
    }
    for (layer, node) in zip(layers, nodes) {
      layer.node.setLayers(primary: node, background: layer.background.nodes)
    }
    let kept = Set(layers.map { ObjectIdentifier($0.node) })
    for layer in old where !kept.contains(ObjectIdentifier(layer.node)) { layer.background.unmount() }
    return old.count != layers.count || !zip(old, layers).allSatisfy { $0.node === $1.node }
  }

  private func makeLayer() -> Layer {
    Layer(
      node: ListRowBackgroundNode(), background: makeElement(view.modifier.background, in: childContext.outsideOfList))
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    if layerNodes() { nodesDidChange() }
  }

  override func update(_ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>) {
    super.update(view)
    child?.update(view.content)
    for layer in layers { layer.background.update(view.modifier.background) }
  }

  // No key path here: in a generic type each call instantiates the key path, which costs more than the loop.
  override func appendNodes(to nodes: inout [RenderNode]) {
    for layer in layers { nodes.append(layer.node) }
  }

  override func appendSegments(to segments: inout LazySegments) { child?.appendSegments(to: &segments) }

  override func forEachChildAsMade(_ body: (Element) -> Void) {
    if let child { body(child) }
    for layer in layers { body(layer.background) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    for layer in layers { body(layer.background) }
    if let child { body(child) }
  }
}

extension ListRowBackgroundElement: LayeredContent {
  func forEachContentElement(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
