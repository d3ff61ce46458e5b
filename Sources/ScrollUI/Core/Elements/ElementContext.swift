import Engine

/// The position of a new element in the tree: its parent, environment, list and identity.
package struct ElementContext {
  let graph: ViewGraph
  let parent: Element?
  let environment: EnvironmentValues
  /// The list of the lazy container that the element is a part of; nil in rows and outside of lazy containers.
  var list: LazyList?
  /// The identity that distinguishes the element from siblings of the same type.
  var identity: AnyHashable?

  /// The innermost `TransactionScope` around the new element.
  @MainActor var transactionScope: TransactionScope? { parent?.transactionScope }

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
