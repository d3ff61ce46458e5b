import Engine

/// Binds the identity of its content to a value. A changed value replaces the view and its state.
struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { IdentityElement.self }

  static func answers(_ query: FactQuery) -> Bool { query.asks(for: IdentityFact.self) }

  func answer(_ query: inout FactQuery) {
    query.give(IdentityFact.self, AnyHashable(id))
  }
}

/// The identity of a view, by `id(_:)`.
enum IdentityFact: ElementFact {
  typealias Value = AnyHashable
}

/// The element of `id(_:)`: replaces its child when the identity changes, and adds the identity to the nodes.
final class IdentityElement<Content: View, ID: Hashable>: PassThroughElement<Content, IdentityModifier<ID>> {
  override func update(_ view: Modified) {
    guard modifier.id != view.modifier.id else { return super.update(view) }
    self.view = view
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
}

/// True if a modifier in `type` sets an identity, which can then be read without creating an element.
@MainActor func hasIdentity<Content: View>(_ type: Content.Type) -> Bool {
  type.hasModifierFact(IdentityFact.self)
}

/// The identity of the outermost `id(_:)` on `view`; nil if a modifier in its type does not set an identity.
@MainActor func explicitIdentity<Content: View>(of view: Content) -> AnyHashable? {
  view.outermostModifierFact(IdentityFact.self, in: EnvironmentValues())
}

nonisolated extension View {
  /// Sets the identity of the view, by which `ScrollViewReader` and `scrollPosition` find it. A changed `id` replaces
  /// the view and its state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
