import Engine

/// Shows what floats over the window.
@MainActor protocol PopupLayerOwner: AnyObject {
  func showPopups(_ model: PopupModel)
}

/// The top of the tree: shows its content's nodes in the window, and over them what floats.
final class RootElement<Content: View>: ViewElement<Content>, PopupLayerOwner {
  private var child: ViewElement<Content>?
  private var popups: ViewElement<PopupStack>?

  override init(_ view: Content, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view, in: childContext)
  }

  func showPopups(_ model: PopupModel) {
    guard popups == nil else { return }
    popups = makeElement(PopupStack(model: model), in: childContext)
    setNeedsNodeList()
  }

  override var arrangesChildren: Bool { true }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    if let popups { body(popups) }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { child?.appendNodes(to: &nodes) }

  override var floatingNodes: [RenderNode] { popups?.nodes ?? [] }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() { showNodes() }
}

extension Element {
  /// Puts this element's nodes into the window, in a column when there are several, as SwiftUI does.
  func showNodes() {
    let content = ImplicitStack.wrap(nodes, reusing: graph.pipeline.root.children.first)
    graph.pipeline.root.setChildren(content + floatingNodes)
  }
}
