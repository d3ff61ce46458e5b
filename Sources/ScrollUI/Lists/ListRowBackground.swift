import Engine
import Graphics

/// Puts a view behind each row of a list that the content stands in.
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

/// Keeps a background of its own for each node of its content.
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

  /// Returns whether the list of nodes is another one now.
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

  // Not by a key path: in a generic type that is made anew at every call, which takes longer than all the rest.
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
