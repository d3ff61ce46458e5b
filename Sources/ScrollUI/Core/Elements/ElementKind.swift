/// Creates the element of `view`: a row of `LazyList.rows`, a `CompositeElement` or the element of a `PrimitiveView`.
@MainActor func makeElement<Content: View>(_ view: Content, in context: ElementContext) -> ViewElement<Content> {
  if let row = context.list?.rows.element(of: view, in: context) { return row }
  guard let type = Content.elementKind.primitive else { return CompositeElement(view, context) }
  return makePrimitive(type, view, context)
}

@MainActor private func makePrimitive<Primitive: PrimitiveView, Content: View>(
  _ type: Primitive.Type, _ view: Content, _ context: ElementContext
) -> ViewElement<Content> {
  // `Primitive` and `Content` are the same type, that of `elementKind`.
  let element = Primitive.makeElement(unsafeBitCast(view, to: Primitive.self), in: context)
  return unsafeDowncast(element as Element, to: ViewElement<Content>.self)
}

/// The kind of a view type: implemented by the framework, or with a `body` to evaluate.
///
/// `View.elementKind` has it. The compiler chooses the value where a type conforms to `View`: a cast of the type to an internal protocol
/// would search all conformances of the program, 20 to 40 µs for each type of view before the first picture.
public struct ElementKind {
  /// The view type, if the framework implements it; nil for a type with a `body`.
  package let primitive: (any PrimitiveView.Type)?
  /// The view type, if it is a `StructuralView`; otherwise nil.
  package let structural: (any StructuralView.Type)?
  /// The view type, if it is a `FactView`; otherwise nil.
  let offering: (any FactView.Type)?

  init(
    primitive: (any PrimitiveView.Type)? = nil, structural: (any StructuralView.Type)? = nil,
    offering: (any FactView.Type)? = nil
  ) {
    self.primitive = primitive
    self.structural = structural
    self.offering = offering
  }

  /// The type of the body of views of `type`; nil for a type that the framework implements.
  @MainActor static func bodyType(of type: any View.Type) -> (any View.Type)? {
    guard type.elementKind.primitive == nil else { return nil }
    func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
    return body(of: type)
  }
}
