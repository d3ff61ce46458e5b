import Engine

/// Keeps a view, with all its state, while it is shown and while it is not: a page under another one, a tab that is not selected.
///
/// The view is made when it is shown for the first time. It appears and disappears with each change; out of sight it takes no part in
/// layout, drawing and input.
struct PresenceModifier {
  let isPresent: Bool

  init(isPresent: Bool) { self.isPresent = isPresent }
}

extension PresenceModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PresenceElement(view, context)
  }
}

/// Like a row of a lazy container, what is in it lives longer than it is seen.
final class PresenceElement<Content: View>: ViewElement<ModifiedContent<Content, PresenceModifier>>, LazyRow,
  PresenceDependent
{
  private(set) lazy var scope = RowScope(isPresent: isPresent, state: nil)
  private let node = PresenceNode()
  private var child: ViewElement<Content>?
  private weak var outer: RowScope?

  override init(_ view: ModifiedContent<Content, PresenceModifier>, _ context: ElementContext) {
    super.init(view, context)
    outer = enclosingRow
    outer?.add(self)
    showContent()
  }

  /// Whether it is shown, and what it is in, too.
  private var isPresent: Bool { view.modifier.isPresent && outer?.isPresent ?? true }

  func presenceDidChange(_ isPresent: Bool) { scope.setPresent(self.isPresent) }

  override func update(_ view: ModifiedContent<Content, PresenceModifier>) {
    let wasShown = self.view.modifier.isPresent
    super.update(view)
    child?.update(view.content)
    guard view.modifier.isPresent != wasShown else { return }
    showContent()
    scope.setPresent(isPresent)
    preferenceOrderDidChange()
  }

  /// What is out of sight says nothing to the views around.
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if !hidesContent { super.collect(key, into: &value) }
  }

  private func showContent() {
    if child == nil, view.modifier.isPresent {
      child = graph.inserting(nil) { makeElement(view.content, in: childContext.outsideOfList) }
    }
    updateNodeList()
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  /// Comes and goes at once, whatever is animated around it.
  override func updateNodeList() {
    let nodes = view.modifier.isPresent ? child?.nodes ?? [] : []
    graph.making(TransactionChange(), in: nil) { node.show(nodes) }
  }

  override var hidesContent: Bool { !view.modifier.isPresent }

  override var arrangesChildren: Bool { true }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(node) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}
