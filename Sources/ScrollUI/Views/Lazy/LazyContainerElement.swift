import Engine

/// A view that arranges its content in a lazy container.
@MainActor protocol LazyContainerView: ContainerView where Node == LazyNode {}

extension LazyContainerView {
  package static var element: ViewElement<Self>.Type { LazyContainerElement.self }
}

/// Maintains the list of a lazy container, and builds the rows that its node requests.
class LazyContainerElement<Container: LazyContainerView>: ContainerElement<Container>, LazyListOwner, RowSource {
  private let ownList = LazyList(rows: StaticRows.self)
  private(set) final var segments = LazySegments()
  /// The number of each `RowKind`, in the order of first use.
  private var kindNumbers: [RowKind: Int] = [:]
  /// The animated change that last changed the list, or nil if the last change was not animated.
  private var change: TransactionChange?
  /// True while rows are built or dropped. The list of nodes then changes, but not the list of rows.
  private var isBuilding = false

  override func didMakeNode(_ node: LazyNode) {
    kinds = []
    node.source = self
    ownList.owner = self
  }

  override var contentContext: ElementContext { childContext.inList(ownList) }

  override func showContent() { applyListChanges() }

  override func didUnmount() { node?.handOverRows() }

  final var lazyNode: LazyNode? { node }

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
    if !isSame, let selector = graph.pipeline.services.object(TextSelector.self), selector.scope != nil {
      selector.rowsDidMove(in: node, by: RowRelocation(items))
    }
  }

  /// The rearrangement from `segments` to `new`: rows of known segments are kept or moved, rows of added segments are
  /// new.
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

  /// The successors of visible rows whose segments were removed: the rows of added segments with the same element
  /// identity.
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
    if let kind = kindNumbers[key] { return kind }
    kindNumbers[key] = kindNumbers.count
    return kindNumbers.count - 1
  }

  /// A key for rows with probably similar lengths, which share an estimate.
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
    let rowEnvironment = rowEnvironment(ofItem: item, role: entry.role)
    building { entry.segment.buildRow(row, isPresent: isPresent, rowEnvironment: rowEnvironment, insertion: insertion) }
  }

  /// The list environment of a row that is about to be built, or nil outside of lists.
  func rowEnvironment(ofItem item: Int, role: LazyRole) -> (any RowEnvironment)? { nil }

  func dropItem(_ item: Int) {
    guard let (entry, row) = segments.locate(item) else { return }
    building { entry.segment.dropRow(row) }
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

  func movedItems(with item: Int) -> [Int] { [item] }

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

  func texts(ofItems items: Range<Int>) -> [String?] {
    var texts: [String?] = []
    while texts.count < items.count, let (entry, row) = segments.locate(items.lowerBound + texts.count) {
      let rows = row..<min(entry.count, row + items.count - texts.count)
      let copied = copiedTexts(of: entry, rows)
      texts += copied
      texts += [String?](repeating: nil, count: rows.count - copied.count)
    }
    return texts
  }

  /// The texts of rows of a segment that can be selected; empty if they are unknown.
  private func copiedTexts(of entry: LazySegments.Entry, _ rows: Range<Int>) -> [String?] {
    guard entry.segment.environment.textSelection.selection != nil else { return [] }
    let sources = entry.facts(RowTextsFact.self, below: self)
    let source = sources.first { $0.marks == nil } ?? sources.first
    return source?.texts(of: rows).prefix(rows.count).map { $0 } ?? []
  }
}
