import Engine

/// Ties a view's identity to a value: another value is another view, with new state.
struct IdentityModifier<ID: Hashable> {
  let id: ID

  init(id: ID) { self.id = id }
}

extension IdentityModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    IdentityElement(view, context)
  }
}

final class IdentityElement<Content: View, ID: Hashable>: ViewElement<ModifiedContent<Content, IdentityModifier<ID>>> {
  private var child: ViewElement<Content>?

  override init(_ view: ModifiedContent<Content, IdentityModifier<ID>>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
  }

  override func update(_ view: ModifiedContent<Content, IdentityModifier<ID>>) {
    let isSame = self.view.modifier.id == view.modifier.id
    super.update(view)
    guard !isSame else {
      child?.update(view.content)
      return
    }
    let old = child
    child = bringIn(view.content)
    if let old { takeAway(old) }
    nodesDidChange()
  }

  override func appendNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child?.appendNodes(to: &nodes)
    for node in nodes[first...] { node.addIdentity(AnyHashable(view.modifier.id)) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

nonisolated extension View {
  /// Gives the view an identity. A change of it makes a new view with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
