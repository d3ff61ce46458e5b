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
