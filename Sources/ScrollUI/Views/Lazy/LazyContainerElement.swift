import Engine

/// A view that is a lazy container around its content.
@MainActor protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  func makeNode(_ environment: EnvironmentValues) -> LazyNode
  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues)
}

extension LazyContainerView {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    LazyContainerElement(view, context)
  }
}

/// Keeps the list of a lazy container, and makes the rows that its node asks for.
class LazyContainerElement<Container: LazyContainerView>: ViewElement<Container>, LazyListOwner, RowSource {
  private let ownList = LazyList()
  private(set) final var node: LazyNode?
  private var child: ViewElement<Container.Content>?
  private(set) final var segments = LazySegments()
  /// The numbers of the kinds of rows.
  private var kinds: [RowKind: Int] = [:]
  /// The change in which the list last became another one, if that was animated.
  private var change: TransactionChange?
  /// Rows are being built or ended, which changes the list of nodes but not the list.
  private var isBuilding = false

  override init(_ view: Container, _ context: ElementContext) {
    super.init(view, context)
    let node = readingEnvironment { view.makeNode($0) }
    self.node = node
    node.source = self
    ownList.owner = self
    child = graph.inserting(nil) { makeElement(view.content, in: childContext.inList(ownList)) }
    applyListChanges()
  }

  override func update(_ view: Container) {
    super.update(view)
    updateNode()
    child?.update(view.content)
  }

  private func updateNode() {
    guard let node else { return }
    readingEnvironment { view.updateNode(node, $0) }
  }

  override func environmentDidChange() { updateNode() }

  /// The container that takes the place of this one keeps the rows that are seen.
  override func didUnmount() { node?.handOverRows() }

  override func appendNodes(to nodes: inout [RenderNode]) {
    if let node { nodes.append(node) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }

  // MARK: The list

  override func childNodesDidChange() { listDidChange() }

  func listDidChange() {
    if !isBuilding, node != nil { setNeedsNodeList() }
  }

  override func updateNodeList() {
    applyListChanges()
    node?.nodesDidChange()
  }

  func applyListChanges() {
    guard let node, let child else { return }
    var new = LazySegments()
    child.appendSegments(to: &new)
    let items = rearrangement(to: new)
    let isSame = items.isIdentity(of: segments.count)
    let groups = isSame && new.entries.count == segments.entries.count ? nil : self.groups(of: new)
    let successors = isSame ? [:] : successors(in: new)
    segments = new
    if !isSame { change = graph.transaction.animation == nil ? nil : graph.change }
    if let groups { node.rearrange(items, groups: groups, successors: successors) }
  }

  private func rearrangement(to new: LazySegments) -> RowRearrangement {
    let old = Dictionary(
      segments.entries.map { (ObjectIdentifier($0.segment), $0) }, uniquingKeysWith: { first, _ in first })
    var items = RowRearrangement()
    for entry in new.entries {
      let kind = kind(of: entry)
      let change = entry.segment.takeRearrangement(kind: kind)
      guard let former = old[ObjectIdentifier(entry.segment)] else {
        items.append(.new(entry.count, kind: kind))
        continue
      }
      guard let change else {
        items.append(.kept(former.start..<former.start + former.count))
        continue
      }
      for piece in change.pieces {
        switch piece {
        case .kept(let range): items.append(.kept(former.start + range.lowerBound..<former.start + range.upperBound))
        case .new: items.append(piece)
        }
      }
    }
    return items
  }

  /// The rows of segments that are new which have the ids of rows that are seen, by these, whose segments are gone.
  private func successors(in new: LazySegments) -> [Int: Int] {
    let (former, present) = (segments.identities, new.identities)
    guard let node, !former.isSubset(of: present) else { return [:] }
    let added = new.entries.filter { !former.contains(ObjectIdentifier($0.segment)) }
    var successors: [Int: Int] = [:]
    for item in node.heldItems {
      guard let (entry, row) = segments.locate(item), !present.contains(ObjectIdentifier(entry.segment)),
        let id = entry.segment.id(ofRow: row)
      else { continue }
      for entry in added {
        guard let row = entry.segment.row(withElementID: id) else { continue }
        successors[item] = entry.start + row
        break
      }
    }
    return successors
  }

  private func kind(of entry: LazySegments.Entry) -> Int {
    let key = RowKind(
      type: entry.segment.rowKind, role: entry.role, standsAlone: entry.segment.standsAlone)
    if let kind = kinds[key] { return kind }
    kinds[key] = kinds.count
    return kinds.count - 1
  }

  /// Rows whose lengths are likely to be alike.
  private struct RowKind: Hashable {
    let type: ObjectIdentifier
    let role: LazyRole
    let standsAlone: Bool
  }

  private func groups(of segments: LazySegments) -> [LazyGroup] {
    segments.entries.map {
      LazyGroup(role: $0.role, section: $0.section, kind: kind(of: $0), count: $0.count)
    }
  }

  func rowsMayDiffer() { node?.rowsMayDiffer() }

  func measuredRows(of segment: any LazySegment) -> [Range<Int>] {
    guard let node, let entry = segments.entries.first(where: { $0.segment === segment }) else { return [] }
    return node.measuredItems(in: entry.start..<entry.start + entry.count).map {
      $0.lowerBound - entry.start..<$0.upperBound - entry.start
    }
  }

  // MARK: Rows

  func buildItem(_ item: Int, isPresent: Bool, isEntering: Bool) {
    guard isEntering, let change else { return build(item, isPresent: isPresent, nil) }
    let insertion = Insertion()
    graph.making(change, in: transactionScope) {
      build(item, isPresent: isPresent, insertion)
      guard !insertion.hasTransition, let animation = graph.pipeline.change.animation else { return }
      for node in nodes(ofItem: item) { graph.pipeline.fade(node, from: 0, to: 1, animation) }
    }
  }

  private func build(_ item: Int, isPresent: Bool, _ insertion: Insertion?) {
    guard let (entry, row) = segments.locate(item) else { return }
    let listRow = listRow(ofItem: item, role: entry.role)
    building { entry.segment.buildRow(row, isPresent: isPresent, listRow: listRow, insertion: insertion) }
  }

  /// What an item that is about to be built hands down as a row of a list; nil outside of lists.
  func listRow(ofItem item: Int, role: LazyRole) -> ListRowEnvironment? { nil }

  func dropItem(_ item: Int) {
    guard let (entry, row) = segments.locate(item) else { return }
    building { entry.segment.dropRow(row) }
  }

  /// Builds a row that is not built only to look at it.
  func withBuiltRow<Result>(_ row: Int, of entry: LazySegments.Entry, _ look: (any LazyRow) -> Result) -> Result? {
    building {
      entry.segment.buildRow(
        row, isPresent: false, listRow: listRow(ofItem: entry.start + row, role: entry.role), insertion: nil)
    }
    defer { building { entry.segment.dropRow(row) } }
    return entry.segment.builtRow(row).map(look)
  }

  private func building(_ body: () -> Void) {
    let wasBuilding = isBuilding
    isBuilding = true
    graph.collectingNodeLists(body)
    isBuilding = wasBuilding
  }

  func nodes(ofItem item: Int) -> [RenderNode] {
    guard let (entry, row) = segments.locate(item) else { return [] }
    return entry.segment.builtRow(row)?.nodes ?? []
  }

  func setPresence(ofItem item: Int, _ isPresent: Bool) {
    guard let (entry, row) = segments.locate(item) else { return }
    entry.segment.builtRow(row)?.scope.setPresent(isPresent)
  }

  func item(for id: AnyHashable) -> Int? {
    for entry in segments.entries {
      if let row = entry.segment.row(for: id) { return entry.start + row }
    }
    return nil
  }

  func item(withElementID id: AnyHashable) -> Int? {
    for entry in segments.entries {
      if let row = entry.segment.row(withElementID: id) { return entry.start + row }
    }
    return nil
  }

  func id(ofItem item: Int) -> AnyHashable? {
    guard let (entry, row) = segments.locate(item) else { return nil }
    return entry.segment.id(ofRow: row)
  }
}
