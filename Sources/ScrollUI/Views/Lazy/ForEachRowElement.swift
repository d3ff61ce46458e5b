import Engine

/// A row of a `ForEach` in a lazy container.
final class ForEachRowElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: Element, LazyRow {
  let id: ID
  let scope: RowScope
  /// The row's place among those of the `ForEach`.
  var place: Int
  private unowned let owner: LazyForEachElement<Data, ID, Content>
  private var content: ViewElement<Content>?

  init(
    owner: LazyForEachElement<Data, ID, Content>, id: ID, place: Int, scope: RowScope, context: ElementContext
  ) {
    self.owner = owner
    self.id = id
    self.place = place
    self.scope = scope
    super.init(context)
  }

  override var childEnvironment: EnvironmentValues { rowEnvironment(environment) }

  func mount(_ insertion: Insertion?) {
    let view = makeContent()
    content = graph.inserting(insertion) { makeElement(view, in: childContext) }
  }

  /// Only its picture is still there: its place is another row's.
  var isGone = false

  /// The row's view. Its closure is a part of the body around, but runs here: what it reads is noted for this row.
  private func makeContent() -> Content { graph.track(self) { owner.content(at: place) } }

  override func updateBody() {
    guard !isGone else { return }
    content?.update(makeContent())
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let content { body(content) }
  }

  override var viewName: String { "a row of ForEach<\(Data.self), \(ID.self)>" }
}
