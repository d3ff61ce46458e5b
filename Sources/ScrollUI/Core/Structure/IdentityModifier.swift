import Engine

/// Binds the identity of its content to a value. A changed value replaces the view and its state.
struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    IdentityElement(view, context)
  }
}

/// The element of `id(_:)`: replaces its child when the identity changes, and adds the identity to the nodes.
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
    child = insertChild(view.content)
    if let old { removeChild(old) }
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

/// A modifier that sets the identity of its content.
@MainActor protocol IdentityGiving {
  /// The identity as a type-erased value.
  var identity: AnyHashable { get }
}

extension IdentityModifier: IdentityGiving {
  var identity: AnyHashable { AnyHashable(id) }
}

/// True if a modifier in `type` sets an identity, which can then be read without creating an element.
@MainActor func hasIdentity<Content: View>(_ type: Content.Type) -> Bool {
  (type as? any ModifiedView.Type)?.hasModifier { $0 is any IdentityGiving.Type } == true
}

/// The identity of the outermost `id(_:)` on `view`; nil if a modifier in its type does not set an identity.
@MainActor func explicitIdentity<Content: View>(of view: Content) -> AnyHashable? {
  (view as? any ModifiedView)?.firstModifierValue { ($0 as? any IdentityGiving)?.identity }
}

nonisolated extension View {
  /// Sets the identity of the view, by which `ScrollViewReader` and `scrollPosition` find it. A changed `id` replaces
  /// the view and its state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
