import Engine

/// A container whose content depends on the container's own size and position.
///
/// It takes the proposed size, 10 points along an axis without a proposal. Its content lies at the top leading corner;
/// several views overlap.
public struct GeometryReader<Content: View> {
  /// Builds the content. Called in the layout phase when the size changes, and again when geometry, state or
  /// environment values that it has read change.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: Builds the content from the geometry of the reader.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
  package static var element: ViewElement<Self>.Type { GeometryReaderElement.self }
}

/// The element of a `GeometryReader`: creates the content at the first layout, and again when a value that the content
/// has read changes.
final class GeometryReaderElement<Content: View>: ParentElement<GeometryReader<Content>, Content>, GeometryReaderSource,
  GeometryObserver
{
  private let node = GeometryReaderNode()
  private let reads = GeometryReads()
  private var overlap: OverlapNode?

  required init(_ view: GeometryReader<Content>, _ context: ElementContext) {
    super.init(view, context)
    node.source = self
    graph.add(self)
  }

  /// Updates the content in the layout phase, if it does not exist or has read geometry that has changed.
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
}
