import Engine

/// Rows that are built when the container needs them.
enum StaticRows: SingleRows {
  static func element<Content: View>(of view: Content, in context: ElementContext) -> ViewElement<Content>? {
    LazyContent.isTransparent(Content.self) ? nil : StaticRowElement(view, context)
  }
}

/// A single view in a lazy container's list: a row whose element is created when the container builds it.
final class StaticRowElement<Content: View>: ViewElement<Content>, LazyRow, LazySegment {
  private(set) var scope = RowScope(isPresent: false, state: nil)
  private var content: ViewElement<Content>?
  /// The state of the row's views between `dropRow(_:)` and the next `buildRow`.
  private var saved: RowState?

  override func update(_ view: Content) {
    super.update(view)
    content?.update(view)
  }

  override func forEachChild(_ body: (Element) -> Void) { if let content { body(content) } }

  override func answer(_ query: inout FactQuery) {
    query.give(RowScopeFact.self, scope)
    super.answer(&query)
  }

  // MARK: The list

  override func appendSegments(to segments: inout LazySegments) { segments.append(self) }

  var rowCount: Int { 1 }

  var rowKind: ObjectIdentifier { ObjectIdentifier(Content.self) }

  var standsAlone: Bool { true }

  func takeRearrangement(kind: Int) -> RowRearrangement? { nil }

  override var childEnvironment: EnvironmentValues { environment(addedTo: environment) }

  func buildRow(_ row: Int, isPresent: Bool, rowEnvironment: (any RowEnvironment)?, insertion: Insertion?) {
    guard content == nil else { return }
    scope = RowScope(isPresent: isPresent, state: saved, rowEnvironment: rowEnvironment)
    saved = nil
    content = graph.inserting(insertion) { makeElement(view, in: childContext.outsideOfList) }
    nodesDidChange()
  }

  func builtRow(_ row: Int) -> (any LazyRow)? { content == nil ? nil : self }

  func dropRow(_ row: Int) {
    guard let content else { return }
    saved = RowScope.state(of: self)
    content.unmount()
    self.content = nil
    nodesDidChange()
  }

  func row(for id: AnyHashable) -> Int? { self.id(ofRow: 0) == id ? 0 : nil }

  func row(withElementID id: AnyHashable) -> Int? { row(for: id) }

  func id(ofRow row: Int) -> AnyHashable? { explicitIdentity(of: view) }

  func tag(ofRow row: Int) -> AnyHashable? { explicitTag(of: view) }

  func traits(ofRow row: Int) -> ListRowTraits { ExplicitRowTraits.of(view, in: environment) }

  func ids(ofRows rows: Range<Int>) -> (any RowValues)? { nil }

  func row(forTag tag: AnyHashable) -> Int? { explicitTag(of: view) == tag ? 0 : nil }
}
