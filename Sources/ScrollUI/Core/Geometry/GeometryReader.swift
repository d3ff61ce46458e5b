import Engine

/// Shows content that depends on the reader's own size and place. Takes all room it is offered.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    GeometryReaderElement(view, context)
  }
}

/// Makes the reader's content when its size is known, and again when something that the content has read changes.
final class GeometryReaderElement<Content: View>: ViewElement<GeometryReader<Content>>, GeometryReaderSource,
  GeometryObserver
{
  private let node = GeometryReaderNode()
  private let reads = GeometryReads()
  private var child: ViewElement<Content>?
  private var overlap: OverlapNode?

  override init(_ view: GeometryReader<Content>, _ context: ElementContext) {
    super.init(view, context)
    node.source = self
    graph.add(self)
  }

  /// The content is made in the layout phase the first time, since it may depend on the size.
  func updateContent(for size: CGSize) {
    if child == nil || reads.isStale { graph.collectingNodeLists(updateBody) }
  }

  override func update(_ view: GeometryReader<Content>) {
    super.update(view)
    if child != nil { updateBody() }
  }

  override func updateBody() {
    let content = graph.evaluate(self) {
      reads.record { view.content(GeometryProxy(node: node)) }
    }
    if let child {
      child.update(content)
    } else {
      child = makeElement(content, in: childContext)
      updateNodeList()
    }
  }

  override func environmentDidChange() {
    if child != nil { setNeedsBody() }
  }

  func compareGeometry() {
    if child != nil, !isDirty, reads.isStale { setNeedsBody() }
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() {
    let (nodes, overlap) = ImplicitStack.overlap(child?.nodes ?? [], alignment: .topLeading, reusing: overlap)
    self.overlap = overlap
    node.setChildren(nodes)
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(node) }

  override func didUnmount() { graph.remove(self) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
