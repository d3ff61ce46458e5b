import Engine

/// Keeps a view and its state both while it is shown and while it is hidden: a page under another page, an unselected
/// tab.
///
/// The view is created when it is first shown. Each change runs `onAppear` or `onDisappear`. A hidden view takes no
/// part in layout, drawing and input.
package struct PresenceModifier: PrimitiveModifier {
  let isPresent: Bool
  /// The key of a preference that the view contributes also while it is hidden; nil without a preference.
  var keptPreference: ObjectIdentifier?

  package static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { PresenceElement.self }
}

/// The element of a `PresenceModifier`. Like a row of a lazy container, its content outlives its visibility.
final class PresenceElement<Content: View>: ParentElement<ModifiedContent<Content, PresenceModifier>, Content>, LazyRow,
  PresenceDependent
{
  private(set) lazy var scope = RowScope(isPresent: isPresent, state: nil)
  private let node = PresenceNode()
  private weak var outer: RowScope?

  required init(_ view: ModifiedContent<Content, PresenceModifier>, _ context: ElementContext) {
    super.init(view, context)
    outer = enclosingRow
    outer?.add(self)
    showContent()
  }

  /// True if the content is shown and the enclosing row, if any, is present.
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

  /// Contributes preferences while the content is shown; while it is hidden, `PresenceModifier.keptPreference` alone.
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if view.modifier.isPresent || ObjectIdentifier(Key.self) == view.modifier.keptPreference {
      super.collect(key, into: &value)
    }
  }

  private func showContent() {
    kinds = view.modifier.isPresent ? .arrangesChildren : [.arrangesChildren, .hidesContent]
    if child == nil, view.modifier.isPresent {
      child = graph.inserting(nil) { makeElement(view.content, in: childContext.outsideOfList) }
    }
    updateNodeList()
  }

  override func answer(_ query: inout FactQuery) {
    query.give(RowScopeFact.self, scope)
    super.answer(&query)
  }

  override func childNodesDidChange() { setNeedsNodeList() }

  /// Shows or hides the nodes without an animation, even within an animated change.
  override func updateNodeList() {
    let nodes = view.modifier.isPresent ? child?.nodes ?? [] : []
    graph.making(TransactionChange(), in: nil) { node.show(nodes) }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
}

extension View {
  /// Keeps the view and its state while `isShown` is false. It is then not laid out, not drawn and receives no input.
  nonisolated package func keptAlive(isShown: Bool) -> some View {
    modifier(PresenceModifier(isPresent: isShown))
  }
}
