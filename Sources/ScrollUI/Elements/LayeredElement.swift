import Engine
import Graphics

/// A modifier that puts other views behind or in front of its content: backgrounds and overlays.
struct LayerModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool
  let isMask: Bool
  /// How the other views stand beside the content, if they do.
  let bar: SafeAreaInsetNode.Bar?

  init(
    secondary: Secondary, alignment: Alignment, isBehind: Bool, isMask: Bool = false,
    bar: SafeAreaInsetNode.Bar? = nil
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    self.isMask = isMask
    self.bar = bar
  }

  @MainActor func makeNode() -> LayeredNode {
    if let bar { return SafeAreaInsetNode(bar: bar, alignment: alignment) }
    return LayeredNode(isBehind: isBehind, isMask: isMask, alignment: alignment)
  }

  @MainActor func updateNode(_ node: LayeredNode) {
    node.alignment = alignment
    if let bar, let node = node as? SafeAreaInsetNode { node.bar = bar }
  }
}

extension LayerModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    LayeredElement(view, context)
  }
}

/// Keeps a layered node, with a secondary view of its own, for each node of its content.
final class LayeredElement<Content: View, Secondary: View>: ViewElement<
  ModifiedContent<Content, LayerModifier<Secondary>>
>
{
  private struct Layer {
    let node: LayeredNode
    let secondary: ViewElement<Secondary>
    var overlap: OverlapNode?
  }

  private var child: ViewElement<Content>?
  private var layers: [Layer] = []

  override init(_ view: ModifiedContent<Content, LayerModifier<Secondary>>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
    _ = layerNodes()
  }

  private func layerNodes() -> Bool {
    let nodes = child?.nodes ?? []
    let old = layers
    var known = KnownByPosition(old) { $0.node.primary }
    layers = nodes.map { node in
      (nodes.count == 1 && old.count == 1 ? old.first : known.next(for: node)) ?? makeLayer()
    }
    for (index, node) in nodes.enumerated() { fill(index, primary: node) }
    let kept = Set(layers.map { ObjectIdentifier($0.node) })
    for layer in old where !kept.contains(ObjectIdentifier(layer.node)) { layer.secondary.unmount() }
    return old.count != layers.count || !zip(old, layers).allSatisfy { $0.node === $1.node }
  }

  private func makeLayer() -> Layer {
    let modifier = view.modifier
    return Layer(
      node: modifier.makeNode(),
      secondary: makeElement(modifier.secondary, in: childContext.outsideOfList))
  }

  private func fill(_ index: Int, primary: RenderNode?) {
    let (secondary, overlap) = ImplicitStack.overlap(
      layers[index].secondary.nodes, alignment: view.modifier.alignment, reusing: layers[index].overlap)
    layers[index].overlap = overlap
    layers[index].node.setLayers(primary: primary, secondary: secondary)
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    if layerNodes() { nodesDidChange() }
  }

  override func update(_ view: ModifiedContent<Content, LayerModifier<Secondary>>) {
    super.update(view)
    child?.update(view.content)
    for layer in layers {
      view.modifier.updateNode(layer.node)
      layer.secondary.update(view.modifier.secondary)
    }
  }

  // Not by a key path: in a generic type that is made anew at every call, which takes longer than all the rest.
  override func appendNodes(to nodes: inout [RenderNode]) {
    for layer in layers { nodes.append(layer.node) }
  }

  override func appendSegments(to segments: inout LazySegments) { child?.appendSegments(to: &segments) }

  override func forEachChildAsMade(_ body: (Element) -> Void) {
    if let child { body(child) }
    for layer in layers { body(layer.secondary) }
  }

  /// In the order in which their preferences count: what lies behind comes first, so that the view nearest to a reader of sizes
  /// is the one it reads.
  override func forEachChild(_ body: (Element) -> Void) {
    if view.modifier.isBehind { for layer in layers { body(layer.secondary) } }
    if let child { body(child) }
    if !view.modifier.isBehind { for layer in layers { body(layer.secondary) } }
  }
}

/// An element whose content can be told from its layers.
@MainActor protocol LayeredContent {
  func forEachContentElement(_ body: (Element) -> Void)
}

extension LayeredElement: LayeredContent {
  func forEachContentElement(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
