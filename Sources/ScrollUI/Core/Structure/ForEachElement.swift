import Engine

/// The element of a `ForEach`: matches its children by identity.
///
/// A child that moves keeps its state. A child whose identity has disappeared from the data is removed.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<
  ForEach<Data, ID, Content>
>
{
  private var ids: [ID] = []
  private var children: [ViewElement<Content>] = []

  required init(_ view: ForEach<Data, ID, Content>, _ context: ElementContext) {
    super.init(view, context)
    kinds = [.arrangesChildren, .rowBoundary]
    ids = view.identities.all(view.data)
    reportDuplicates()
    children = zip(ids, contents()).map { makeElement($1, in: childContext.identified(by: $0)) }
  }

  /// The views of the data's elements.
  ///
  /// The `content` closure belongs to the enclosing body but runs here, so its reads are recorded for this element.
  private func contents() -> [Content] {
    graph.track(self) { view.data.map(view.content) }
  }

  override func updateBody() {
    let contents = contents()
    for index in children.indices where index < contents.count { children[index].update(contents[index]) }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    super.update(view)
    let newIDs = view.identities.all(view.data)
    if newIDs == ids {
      updateBody()
    } else {
      updateKeyed(newIDs)
    }
  }

  private func updateKeyed(_ newIDs: [ID]) {
    var childrenByID = Dictionary(zip(ids, children), uniquingKeysWith: { first, _ in first })
    let old = children
    ids = newIDs
    reportDuplicates()
    children = zip(newIDs, contents()).map { id, content in
      guard let child = childrenByID.removeValue(forKey: id) else { return insertChild(content, identity: id) }
      child.update(content)
      return child
    }
    let kept = Set(children.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) { removeChild(child) }
    nodesDidChange()
    preferenceOrderDidChange()
  }

  private func reportDuplicates() {
    if Set(ids).count < ids.count { view.warnOfDuplicates(in: graph) }
  }

  override func forEachChild(_ body: (Element) -> Void) { children.forEach(body) }

  override func answer(_ query: inout FactQuery) {
    query.give(RowDescriptionFact.self) { [self] child in children.firstIndex { $0 === child }.map { "\(ids[$0])" } }
    super.answer(&query)
  }

  /// Appends the children's nodes and adds the identity of its data element to each, by which scroll views find it.
  override func appendNodes(to nodes: inout [RenderNode]) {
    for (child, id) in zip(children, ids) {
      let first = nodes.count
      child.appendNodes(to: &nodes)
      for node in nodes[first...] { node.addIdentity(AnyHashable(id)) }
    }
  }
}

extension ForEach where Content: View {
  @MainActor func warnOfDuplicates(in graph: ViewGraph) {
    graph.warn(
      "ForEach<\(Data.self), \(ID.self)> has elements with the same id; only the first of them keeps its state: give each its own id"
    )
  }
}
