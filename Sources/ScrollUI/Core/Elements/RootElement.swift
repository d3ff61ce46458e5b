import Engine

/// The element that shows a view over the window's content.
@MainActor protocol OverlayOwner: AnyObject {
  /// True after the first call of `showOverlay(_:)`.
  var hasOverlay: Bool { get }
  /// Adds `overlay` above the content.
  func showOverlay<Overlay: View>(_ overlay: Overlay)
}

/// The root element itself.
enum OverlayOwnerFact: ElementFact {
  typealias Value = any OverlayOwner
}

/// The root of the tree: shows the nodes of its content in the window, with the nodes of the overlay above.
final class RootElement<Content: View>: ViewElement<Content>, OverlayOwner {
  private var child: ViewElement<Content>?
  private var overlay: Element?

  required init(_ view: Content, _ context: ElementContext) {
    super.init(view, context)
    kinds = .arrangesChildren
    child = makeElement(view, in: childContext)
  }

  var hasOverlay: Bool { overlay != nil }

  func showOverlay<Overlay: View>(_ overlay: Overlay) {
    self.overlay = makeElement(overlay, in: childContext)
    setNeedsNodeList()
  }

  override func answer(_ query: inout FactQuery) {
    query.give(OverlayOwnerFact.self, self)
    super.answer(&query)
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    if let overlay { body(overlay) }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { child?.appendNodes(to: &nodes) }

  override func childNodesDidChange() { setNeedsNodeList() }

  /// Shows the nodes of the content in the window, with those of the overlay above. Several nodes form a column, as in SwiftUI.
  override func updateNodeList() {
    let content = ImplicitStack.wrap(nodes, reusing: graph.pipeline.root.children.first)
    graph.pipeline.root.setChildren(content + (overlay?.nodes ?? []))
  }
}
