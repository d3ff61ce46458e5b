import Engine

/// Where a new element stands.
struct ElementContext {
  let graph: ViewGraph
  let parent: Element?
  let environment: EnvironmentValues
  /// The lazy container's list that it is a part of; nil for one that is part of none, or of a row.
  var list: LazyList?
  /// What tells it apart from its siblings of the same type.
  var identity: AnyHashable?

  init(
    graph: ViewGraph, parent: Element?, environment: EnvironmentValues, list: LazyList? = nil,
    identity: AnyHashable? = nil
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.list = list
    self.identity = identity
  }

  /// The innermost scope of a transaction modifier around the new element.
  @MainActor var transactionScope: TransactionScope? { parent?.childTransactionScope }

  /// The same place, for what is not part of the list.
  var outsideOfList: ElementContext { ElementContext(graph: graph, parent: parent, environment: environment) }

  func inList(_ list: LazyList) -> ElementContext {
    ElementContext(graph: graph, parent: parent, environment: environment, list: list)
  }

  /// The same place, for a child of an identity.
  func identified(by id: some Hashable) -> ElementContext {
    ElementContext(graph: graph, parent: parent, environment: environment, list: list, identity: AnyHashable(id))
  }
}

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

  private static let kinds = TypeCache<ElementKind>()

  static func of(_ type: any View.Type) -> ElementKind {
    kinds.value(for: type) { (type as? any PrimitiveView.Type).map(ElementKind.primitive) ?? .composite }
  }

  /// The type of the body of views of `type`; nil for a type that the framework draws.
  static func bodyType(of type: any View.Type) -> (any View.Type)? {
    guard case .composite = of(type) else { return nil }
    func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
    return body(of: type)
  }
}
