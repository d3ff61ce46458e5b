import Engine

/// A row of a `ForEach` in a lazy container.
final class ForEachRowElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: Element, LazyRow {
  // `index` and `scope` precede `id`: their offsets in an instance do not depend on the type `ID`.
  /// The row's index in the `ForEach`.
  var index: Int
  let scope: RowScope
  let id: ID
  private unowned let owner: LazyForEachElement<Data, ID, Content>
  private var content: ViewElement<Content>?

  init(
    owner: LazyForEachElement<Data, ID, Content>, id: ID, index: Int, scope: RowScope, context: ElementContext
  ) {
    self.owner = owner
    self.id = id
    self.index = index
    self.scope = scope
    super.init(context)
  }

  override var childEnvironment: EnvironmentValues { environment(addedTo: environment) }

  func mount(_ insertion: Insertion?) {
    let view = makeContent()
    content = graph.inserting(insertion) { makeElement(view, in: childContext) }
  }

  /// True if the row's element was removed from the data and only its outgoing nodes remain. `index` then belongs to
  /// another row.
  var isRemoved = false

  /// The row's view. The closure belongs to the surrounding body but runs here, so its reads are tracked as
  /// dependencies of this row.
  private func makeContent() -> Content { graph.track(self) { owner.content(at: index) } }

  override func updateBody() {
    guard !isRemoved else { return }
    content?.update(makeContent())
  }

  override func forEachChild(_ body: (Element) -> Void) { if let content { body(content) } }

  override func answer(_ query: inout FactQuery) {
    query.give(RowScopeFact.self, scope)
    query.give(ViewNameFact.self, "a row of ForEach<\(Data.self), \(ID.self)>")
  }
}
