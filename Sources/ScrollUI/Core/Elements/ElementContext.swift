import Engine

/// The position of a new element in the tree: its parent, environment, list and identity.
struct ElementContext {
  let graph: ViewGraph
  let parent: Element?
  let environment: EnvironmentValues
  /// The list of the lazy container that the element is a part of; nil in rows and outside of lazy containers.
  var list: LazyList?
  /// The identity that distinguishes the element from siblings of the same type.
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

  /// The innermost `TransactionScope` around the new element.
  @MainActor var transactionScope: TransactionScope? { parent?.childTransactionScope }

  /// The same context without `list` and `identity`.
  var outsideOfList: ElementContext { ElementContext(graph: graph, parent: parent, environment: environment) }

  /// The same context for a part of `list`, without `identity`.
  func inList(_ list: LazyList) -> ElementContext {
    ElementContext(graph: graph, parent: parent, environment: environment, list: list)
  }

  /// The same context with the identity `id`.
  func identified(by id: some Hashable) -> ElementContext {
    ElementContext(graph: graph, parent: parent, environment: environment, list: list, identity: AnyHashable(id))
  }
}

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
