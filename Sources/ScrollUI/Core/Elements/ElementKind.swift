/// Makes the element that will stand for `view` from now on.
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
  // `ElementKind` has found that both types are the same.
  let element = Primitive.makeElement(unsafeBitCast(view, to: Primitive.self), in: context)
  return unsafeDowncast(element as Element, to: ViewElement<Content>.self)
}

/// Whether the framework draws a type of view or its body has to be asked; found once for each type.
@MainActor enum ElementKind {
  case composite
  case primitive(any PrimitiveView.Type)

  private static var known: [ObjectIdentifier: ElementKind] = [:]

  static func of(_ type: any View.Type) -> ElementKind {
    let id = ObjectIdentifier(type)
    if let kind = known[id] { return kind }
    let kind = (type as? any PrimitiveView.Type).map(ElementKind.primitive) ?? .composite
    known[id] = kind
    return kind
  }
}
