/// A modifier that acts when its view is mounted, updated and unmounted, and changes neither the nodes nor the environment of its content.
///
/// The modifier has the functions, and `ConnectedElement` is the element of all such modifiers:
///
/// ```swift
/// struct Adoption {
///   let model: Model
/// }
///
/// extension Adoption: ConnectedModifier {
///   func connect(to element: Element) { model.adoptions += 1 }
///   func disconnect(from element: Element) { model.adoptions -= 1 }
/// }
/// ```
@MainActor package protocol ConnectedModifier: PrimitiveModifier {
  /// Called once, after the elements of the content have been created.
  func connect(to element: Element)
  /// Called after an update of the modifier and its content. `old` is the modifier before the update.
  func update(from old: Self, at element: Element)
  /// Called when the view has left the tree.
  func disconnect(from element: Element)
}

extension ConnectedModifier {
  package func connect(to element: Element) {}

  package func update(from old: Self, at element: Element) {}

  package func disconnect(from element: Element) {}

  package static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { ConnectedElement.self }
}

/// The element of a `ConnectedModifier`.
final class ConnectedElement<Content: View, Modifier: ConnectedModifier>: PassThroughElement<Content, Modifier> {
  override func didMount() { modifier.connect(to: self) }

  override func didUpdate(from old: Modifier) { modifier.update(from: old, at: self) }

  override func didUnmount() { modifier.disconnect(from: self) }

  override func answer(_ query: inout FactQuery) {
    if Modifier.answers(query) {
      query.environment = environment
      modifier.answer(&query)
    }
    super.answer(&query)
  }
}
