/// Creates the element of `view`: a `StaticRowElement`, a `CompositeElement` or the element of a `PrimitiveView`.
@MainActor func makeElement<Content: View>(_ view: Content, in context: ElementContext) -> ViewElement<Content> {
  if context.list != nil, !LazyContent.isTransparent(Content.self) { return StaticRowElement(view, context) }
  switch ElementKind.of(Content.self) {
  case .composite: return CompositeElement(view, context)
  case .primitive(let type): return makePrimitive(type, view, context)
  }
}

@MainActor private func makePrimitive<Primitive: PrimitiveView, Content: View>(
  _ type: Primitive.Type, _ view: Content, _ context: ElementContext
) -> ViewElement<Content> {
  // `ElementKind` has established that `Primitive` and `Content` are the same type.
  let element = Primitive.makeElement(unsafeBitCast(view, to: Primitive.self), in: context)
  return unsafeDowncast(element as Element, to: ViewElement<Content>.self)
}

/// The kind of a view type: primitive, or composite with a `body` to evaluate. Cached per type.
@MainActor enum ElementKind {
  case composite
  case primitive(any PrimitiveView.Type)

  private static let kinds = TypeCache<ElementKind>()

  static func of<Content: View>(_ type: Content.Type) -> ElementKind {
    kinds.value(for: type) {
      // Most types have a body, and a cast that fails is slow.
      guard Content.Body.self == Never.self, let primitive = type as? any PrimitiveView.Type else { return .composite }
      return .primitive(primitive)
    }
  }

  /// The type of the body of views of `type`; nil for a type that the framework draws.
  static func bodyType(of type: any View.Type) -> (any View.Type)? {
    guard case .composite = of(type) else { return nil }
    func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
    return body(of: type)
  }
}
