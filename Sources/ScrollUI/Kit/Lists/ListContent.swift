import Engine

/// The lazy rows of a list, inside of its scroll view.
struct ListContent<Content: View> {
  let content: Content
  let controller: ListController
  let selection: ListSelection
}

extension ListContent: View, LazyContainerView {
  static var element: ViewElement<Self>.Type { ListContentElement.self }

  func makeNode(_ environment: EnvironmentValues) -> LazyNode {
    updated(LazyNode(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0), environment)
  }

  func updateNode(_ node: LazyNode, _ environment: EnvironmentValues) {
    node.spacing = environment.listRowSpacing ?? 0
    node.pinnedEdges = environment.listStyle.pinsHeaders ? .headers : []
  }
}

/// Builds the rows of a list and supplies their appearance and selection state.
final class ListContentElement<Content: View>: LazyContainerElement<ListContent<Content>> {
  private var style = ListStyleKind.plain
  private var header = Prominence.standard
  private(set) var listAppearance = ListAppearance()

  required init(_ view: ListContent<Content>, _ context: ElementContext) {
    super.init(view, context)
    node?.listStyling = self
    view.controller.rows = self
    takeView()
  }

  override func update(_ view: ListContent<Content>) {
    super.update(view)
    view.controller.rows = self
    takeView()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    takeView()
  }

  private func takeView() {
    view.controller.selection = view.selection
    let isFocused = view.controller.isFocused
    let isSelectable = view.selection.mode != .none
    readingEnvironment {
      style = $0.listStyle
      header = $0.headerProminence
      listAppearance = $0.listStyle.appearance(in: $0, isFocused: isFocused, isSelectable: isSelectable)
    }
    updateRows()
  }

  /// Passes the current row environment to the rows that are built.
  private func updateRows() {
    node?.listAppearanceDidChange()
    for item in node?.liveItems ?? [] {
      guard let (entry, row) = segments.locate(item), let built = entry.segment.builtRow(row) else { continue }
      built.setRowEnvironment(listRow(ofItem: item, role: entry.role))
    }
  }

  // MARK: Rows

  override func rowEnvironment(ofItem item: Int, role: LazyRole) -> (any RowEnvironment)? {
    listRow(ofItem: item, role: role)
  }

  private func listRow(ofItem item: Int, role: LazyRole) -> ListRowEnvironment {
    let isProminent = role == .row && view.controller.isFocused && isSelected(item)
    return ListRowEnvironment(role: role, style: style, header: header, isProminent: isProminent)
  }

  private func isSelected(_ item: Int) -> Bool {
    view.selection.count > 0 && value(ofItem: item) { _, _ in ListRowTraits() }.map(view.selection.contains) ?? false
  }

  /// A tag in a nested view becomes readable only when the row is built; the row environment is then updated.
  override func buildItem(_ item: Int, isPresent: Bool, isEntering: Bool) {
    super.buildItem(item, isPresent: isPresent, isEntering: isEntering)
    guard view.controller.isFocused, view.selection.count > 0, let (entry, row) = segments.locate(item) else { return }
    entry.segment.builtRow(row)?.setRowEnvironment(listRow(ofItem: item, role: entry.role))
  }
}

extension ListContentElement: ListRowStyling {
  func isSelected(_ row: ListRowNode, item: Int) -> Bool { isSelected(item) }
}

extension ListContentElement: ListRows {
  var itemCount: Int { segments.count }

  var liveItems: [Int] { node?.liveItems ?? [] }

  func selectionValue(ofItem item: Int) -> AnyHashable? { value(ofItem: item, traitsOfUnbuilt: unbuiltTraits(of:_:)) }

  private func value(
    ofItem item: Int, traitsOfUnbuilt: (LazySegments.Entry, Int) -> ListRowTraits
  ) -> AnyHashable? {
    guard let (entry, row) = segments.locate(item), entry.role == .row else { return nil }
    let accepts = view.selection.accepts
    let first = entry.segment.builtRow(row)?.nodes.first
    if (first?.listRowTraits ?? traitsOfUnbuilt(entry, row)).isSelectionDisabled { return nil }
    if let tag = first?.outermostInList.viewTag, accepts(tag) { return tag }
    if let tag = entry.segment.tag(ofRow: row), accepts(tag) { return tag }
    return entry.segment.id(ofRow: row).flatMap { accepts($0) ? $0 : nil }
  }

  func item(forValue value: AnyHashable) -> Int? {
    if let live = liveItems.first(where: { selectionValue(ofItem: $0) == value }) { return live }
    for entry in segments.entries where entry.role == .row {
      if let row = entry.segment.row(forTag: value) ?? entry.segment.row(for: value) { return entry.start + row }
    }
    return nil
  }

  func item(at point: CGPoint) -> Int? {
    guard let node else { return nil }
    return node.item(at: node.convertFromWindow(point))
  }

  func itemOnePage(from item: Int, direction: Int) -> Int {
    node?.itemOnePage(from: item, direction: direction) ?? item
  }

  func reveal(_ item: Int, ends: Edge.Set) { node?.reveal(item: item, ends: ends) }

  func selectionDidChange() { takeView() }

  // MARK: Editing

  func deleteItems(_ items: [Int]) -> [Int] {
    var deleted: [Int] = []
    for (entry, rows) in rowsBySegment(items) {
      guard let action = rowAction(of: entry, \.delete) else { continue }
      let allowed = rows.filter { !traits(of: entry, $0).isDeleteDisabled }
      guard !allowed.isEmpty else { continue }
      deleted += allowed.map { entry.start + $0 }
      action(IndexSet(allowed))
    }
    return deleted
  }

  func moveItems(_ items: [Int], by direction: Int) -> Bool {
    var canMove = false
    for (entry, rows) in rowsBySegment(items) {
      guard let action = rowAction(of: entry, \.move) else { continue }
      canMove = true
      let allowed = rows.filter { !traits(of: entry, $0).isMoveDisabled }
      guard let first = allowed.first, let last = allowed.last else { continue }
      // `onMove` destinations are indices before the move.
      let target = direction < 0 ? max(0, first - 1) : min(entry.count, last + 2)
      let isInPlace = last - first + 1 == allowed.count && (first...last + 1).contains(target)
      guard !isInPlace else { continue }
      action(IndexSet(allowed), target)
      let leading = direction < 0 ? target : target - 1
      graph.enqueue("onMove") { [weak self] in self?.reveal(entry.start + leading, ends: []) }
    }
    return canMove
  }

  private func rowsBySegment(_ items: [Int]) -> [(entry: LazySegments.Entry, rows: [Int])] {
    var groups: [(entry: LazySegments.Entry, rows: [Int])] = []
    for item in items {
      guard let (entry, row) = segments.locate(item) else { continue }
      if groups.last?.entry.segment === entry.segment {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((entry, [row]))
      }
    }
    return groups
  }

  private func traits(of entry: LazySegments.Entry, _ row: Int) -> ListRowTraits {
    entry.segment.builtRow(row)?.nodes.first?.listRowTraits ?? unbuiltTraits(of: entry, row)
  }

  /// The traits of a row that is not built, from its view and from the modifiers around it.
  private func unbuiltTraits(of entry: LazySegments.Entry, _ row: Int) -> ListRowTraits {
    var traits = entry.segment.traits(ofRow: row) ?? traitsByBuilding(row, of: entry)
    var element = (entry.segment as? Element)?.parent
    while let current = element, current !== self {
      if let holder = current as? any RowTraitsHolding { traits = traits.under(holder.rowTraits) }
      element = current.parent
    }
    return traits
  }

  private func traitsByBuilding(_ row: Int, of entry: LazySegments.Entry) -> ListRowTraits {
    // A built row without nodes has no traits; any other row is built temporarily.
    let isBuilt = entry.segment.builtRow(row) != nil
    return isBuilt
      ? ListRowTraits()
      : withBuiltRow(row, of: entry) { $0.nodes.first?.ownRowTraits ?? ListRowTraits() } ?? ListRowTraits()
  }

  /// The action of the innermost modifier around a `ForEach` of the list, or nil.
  private func rowAction<Action>(of entry: LazySegments.Entry, _ action: KeyPath<RowActions, Action?>) -> Action? {
    var element = (entry.segment as? Element)?.parent
    while let current = element, current !== self {
      if let found = (current as? any RowActionsHolding)?.rowActions[keyPath: action] { return found }
      // The actions of an outer `ForEach` refer to its own elements, not to these rows.
      if current is any RowBoundary { return nil }
      element = current.parent
    }
    return nil
  }
}

extension RenderNode {
  /// The `ListRowNode` that contains this node, or the node itself.
  fileprivate var outermostInList: RenderNode { self as? ListRowNode ?? nearestAncestor { $0 is ListRowNode } ?? self }

  /// The traits of the list row that contains this node.
  fileprivate var listRowTraits: ListRowTraits { (outermostInList as? ListRowNode)?.traits ?? ListRowTraits() }
}
