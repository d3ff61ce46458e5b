import Engine

/// The lazy rows of a list, inside of its scroll view.
struct ListContent<Content: View> {
  let content: Content
  let controller: ListController
  let selection: ListSelection
  let isEditing: Bool
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
  /// The animation of changes of the data that the list begins; nil with reduced motion.
  var changeAnimation: Animation? { listAppearance.reducesMotion ? nil : .default }
  /// True for a `LazySegments.Entry.segment` with a `RowActions.move` action. Cached, because `ListBehavior` asks for each row.
  var movableSegments: [ObjectIdentifier: Bool] = [:]
  /// True if `listSectionIndexVisibility(_:)` hides the index.
  private(set) var hidesIndex = false
  /// The rows that are swiped aside, and those that return to their places.
  var swipes: [SwipeSession] = []
  /// The search for a row by typed characters; nil while no search runs.
  var prefixSearch: RowPrefixSearch?
  /// The menu of a row.
  private(set) lazy var menu = PointMenu(in: graph) { [weak controller = view.controller] in controller?.menuRow = nil }
  /// The context menu of a view in a row that a press beside the view has opened.
  weak var innerMenu: SecondaryPressDetector?

  required init(_ view: ListContent<Content>, _ context: ElementContext) {
    super.init(view, context)
    node?.makeList(of: self)
    view.controller.rows = self
    takeView()
  }

  override func update(_ view: ListContent<Content>) {
    super.update(view)
    view.controller.rows = self
    takeView()
  }

  override func answer(_ query: inout FactQuery) { query.give(RowActionsObserverFact.self, self) }

  override func forEachChild(_ body: (Element) -> Void) {
    super.forEachChild(body)
    for swipe in swipes { if let buttons = swipe.buttons { body(buttons) } }
  }

  override func didUnmount() {
    super.didUnmount()
    graph.remove(view.controller.sectionIndex as any GeometryObserver)
    menu.hide()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    takeView()
  }

  func takeView() {
    view.controller.selection = view.selection
    view.controller.isEditing = view.isEditing
    movableSegments.removeAll()
    let isFocused = view.controller.isFocused
    let isSelectable = view.selection.mode != .none
    readingEnvironment {
      style = $0.listStyle
      header = $0.headerProminence
      listAppearance = $0.listStyle.appearance(in: $0, isFocused: isFocused, isSelectable: isSelectable)
      view.controller.rowWasChosen = $0.rowWasChosen
      view.controller.rowsMenu = $0.rowsMenu.flatMap { $0.valueType == view.selection.valueType ? $0 : nil }
      hidesIndex = $0.listSectionIndexVisibility == .hidden
    }
    listAppearance.hasCursor = view.controller.ringedRow != nil
    listAppearance.isEditing = view.isEditing
    listAppearance.marksSelect = view.selection.mode == .several
    listAppearance.indexWidth = indexLabels.isEmpty ? 0 : SectionIndexModel.width + SectionIndexModel.inset
    updateIndex()
    updateRows()
  }

  override func applyListChanges() {
    let hadIndex = !indexLabels.isEmpty
    super.applyListChanges()
    view.controller.rowsDidChange()
    if hadIndex == indexLabels.isEmpty { takeView() } else { updateIndex() }
  }

  /// Passes the current row environment to the rows that are built.
  private func updateRows() {
    node?.list?.appearanceDidChange()
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
    view.selection.count > 0 && value(ofItem: item).map(view.selection.contains) ?? false
  }

  /// The selected rows without `moveDisabled(_:)`, if `item` is among them.
  override func movedItems(with item: Int) -> [Int] {
    guard isSelected(item) else { return [item] }
    let selected = rowsBySegment(view.controller.selectedItems()).flatMap { entry, rows in
      self.rows(rows, of: entry, without: MoveDisabled.self).map { entry.start + $0 }
    }
    return selected.contains(item) ? selected : [item]
  }

  /// A tag in a nested view becomes readable only when the row is built; the row environment is then updated.
  override func buildItem(_ item: Int, isPresent: Bool, isEntering: Bool) {
    super.buildItem(item, isPresent: isPresent, isEntering: isEntering)
    guard view.controller.isFocused, view.selection.count > 0, let (entry, row) = segments.locate(item) else { return }
    entry.segment.builtRow(row)?.setRowEnvironment(listRow(ofItem: item, role: entry.role))
  }
}

/// The identity at `ListController.cursor` of a row that has no `ForEach` around it.
private struct RowNumber: Hashable {
  let item: Int
}

extension ListContentElement: ListRowSource {
  func isSelected(_ row: ListRowNode, item: Int) -> Bool { isSelected(item) }

  var selectableCount: SelectableCount { view.selection.mode }

  var hasFocusedRow: Bool { view.controller.isFocused && view.selection.count == 1 || view.controller.showsCursor }

  func hasCursor(item: Int) -> Bool { view.controller.ringedRow.map { value(ofItem: item) == $0 } ?? false }

  func isSelectable(item: Int) -> Bool { selectionValue(ofItem: item) != nil }

  func setSelected(_ isSelected: Bool, item: Int) { view.controller.setSelected(isSelected, item: item) }

  func setAllSelected(_ isSelected: Bool) -> Bool { view.controller.setAllSelected(isSelected) }
}

extension ListContentElement: ListRows {
  var liveItems: [Int] { node?.liveItems ?? [] }

  func selectionValue(ofItem item: Int) -> AnyHashable? {
    guard let (entry, row) = segments.locate(item) else { return nil }
    if view.selection.mode != .none, traits(of: entry, row)[SelectionDisabled.self] { return nil }
    return value(ofItem: item)
  }

  func selectableRuns(in items: Range<Int>) -> [SelectableRun] {
    let live = liveItems
    var runs: [SelectableRun] = []
    for entry in segments.entries where entry.role == .row {
      let items = items.clamped(to: entry.items)
      var next = items.lowerBound
      for built in live where items.contains(built) {
        appendRuns(of: entry, unbuilt: next..<built, to: &runs)
        appendRun(ofItem: built, to: &runs)
        next = built + 1
      }
      appendRuns(of: entry, unbuilt: next..<items.upperBound, to: &runs)
    }
    return runs
  }

  private func appendRuns(of entry: LazySegments.Entry, unbuilt items: Range<Int>, to runs: inout [SelectableRun]) {
    guard !items.isEmpty, !surroundingTraits(of: entry)[SelectionDisabled.self] else { return }
    if let ids = entry.segment.ids(ofRows: items.lowerBound - entry.start..<items.upperBound - entry.start) {
      runs.append(SelectableRun(start: items.lowerBound, values: ids))
    } else {
      for item in items { appendRun(ofItem: item, to: &runs) }
    }
  }

  private func appendRun(ofItem item: Int, to runs: inout [SelectableRun]) {
    guard let value = selectionValue(ofItem: item) else { return }
    runs.append(SelectableRun(start: item, values: [value]))
  }

  /// The value that represents a row in the selection, `selectionDisabled(_:)` or not; without a selection, at the cursor of keys.
  private func value(ofItem item: Int) -> AnyHashable? {
    guard let (entry, row) = segments.locate(item), entry.role == .row else { return nil }
    if view.selection.mode == .none { return entry.segment.id(ofRow: row) ?? AnyHashable(RowNumber(item: item)) }
    let accepts = view.selection.accepts
    let first = entry.segment.builtRow(row)?.nodes.first
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

  func selectionDidChange() { takeView() }
}

extension RenderNode {
  /// The nearest `ListRowNode` from this node upwards.
  ///
  /// Both casts are statements of their own: the optimizer of Swift 6.3 compiles `self as? ListRowNode ?? nearestAncestor { … } ?? self`, when
  /// its result is cast to `ListRowNode` again, to nil.
  private var listRow: ListRowNode? {
    if let row = self as? ListRowNode { return row }
    return nearestAncestor { $0 is ListRowNode } as? ListRowNode
  }

  fileprivate var outermostInList: RenderNode { listRow ?? self }

  /// The traits of the list row that contains this node.
  var listRowTraits: ListRowTraits { listRow?.traits ?? ListRowTraits() }
}
