import Semantics

extension LazyNode: SemanticDescribing {
  /// Adds a list of the rows in sight, of a row beyond each edge, and of the row with the focus. Positions and `LazyLines.rowCount` are those of the
  /// data.
  package func describe(into builder: inout SemanticBuilder) {
    var element = builder.element(.list, of: self)
    element.node.setSize = lines.rowCount
    element.node.states.insert(axis == .horizontal ? .horizontal : .vertical)
    if list?.selectsSeveral == true { element.node.states.insert(.multiselectable) }
    element.children = builder.collect(in: element) { builder in
      for line in describedLines(builder) {
        for cell in line.cells where !cell.nodes.isEmpty {
          let id = source?.id(ofItem: cell.item) ?? AnyHashable(cell.item)
          builder.row(id) { describe(cell, into: &$0) }
        }
      }
    }
    addSelection(to: &element)
    if lines.rowCount > 0 || !element.children.isEmpty { builder.add(element) }
  }

  /// The `live` lines that meet `SemanticBuilder.clip`, a line beyond each edge, and the line with the focus.
  private func describedLines(_ builder: SemanticBuilder) -> [LazyLine] {
    let clip = builder.clip
    guard clip.width > 0, clip.height > 0 else { return [] }
    let (one, other) = (
      convertFromWindow(clip.origin), convertFromWindow(CGPoint(x: clip.maxX, y: clip.maxY))
    )
    let seen = CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x), height: abs(other.y - one.y))
    func isSeen(_ line: LazyLine) -> Bool {
      line.cells.contains { $0.nodes.contains { CGRect(origin: $0.origin, size: $0.size).meets(seen) } }
    }
    guard let first = live.firstIndex(where: isSeen), let last = live.lastIndex(where: isSeen) else { return [] }
    return live.enumerated().filter { index, line in
      isSeen(line) || index == first - 1 || index == last + 1 || builder.hasFocus(in: line.cells.flatMap(\.nodes))
        || list?.hasFocus(line) == true
    }.map(\.element)
  }

  private func describe(_ cell: LazyCell, into builder: inout SemanticBuilder) {
    let role = lines.role(ofLine: lines.line(ofItem: cell.item))
    var element = builder.element(role == .header ? .heading : role == .footer ? .text : .row, of: cell.nodes[0])
    let content = builder.collect(in: element) { builder in for node in cell.nodes { builder.visit(node) } }
      .withoutSeparators
    guard !content.isEmpty else { return }
    element.absorb(content)
    if role == .row {
      describeRow(cell, &element)
    } else if !element.children.isEmpty {
      element.node.role = .group
    }
    builder.add(element)
  }

  private func describeRow(_ cell: LazyCell, _ element: inout SemanticElement) {
    element.node.position = lines.rowIndex(ofItem: cell.item)
    element.node.setSize = lines.rowCount
    for case let row as ListRowNode in cell.nodes {
      if row.appearance.focusRing != nil { element.node.states.insert([.focusable, .focused]) }
      if let disclosure = row.disclosure { element.offer(disclosure) }
      for action in list?.actions(ofRow: row, item: cell.item) ?? [] {
        element.setAction(.named(action.name), action.run)
      }
    }
    // The menu of a row of a table was offered by its first cell.
    let menu = element.children.first { $0.node.role == .cell }?.actions[.showMenu]
    if let menu { element.setAction(.showMenu, menu) }
    guard let list, list.isSelectable(item: cell.item) else { return }
    element.node.states.insert(.selectable)
    let isSelected = cell.rows.contains(where: \.appearance.isSelected)
    if isSelected { element.node.states.insert(.selected) }
    let item = cell.item
    let id = source?.id(ofItem: item)
    element.execute = { [weak self] request in
      guard let self, case .setSelected(let isSelected) = request, let item = present(item, id) else { return false }
      list.setSelected(isSelected, item: item)
      return true
    }
    if !element.node.actions.contains(.press) {
      element.setAction(.press) { [weak self] in
        guard let self, let item = present(item, id) else { return }
        list.setSelected(true, item: item)
      }
    }
  }

  /// The present index of an `item` after changes of the data; nil if the item with `id` was removed.
  private func present(_ item: Int, _ id: AnyHashable?) -> Int? {
    guard let id else { return item < itemCount ? item : nil }
    if item < itemCount, source?.id(ofItem: item) == id { return item }
    return source?.item(for: id)
  }

  private func addSelection(to element: inout SemanticElement) {
    guard let list, list.isSelecting else { return }
    element.execute = { [weak list] request in
      switch request {
      case .selectAll: list?.setAllSelected(true) ?? false
      case .clearSelection: list?.setAllSelected(false) ?? false
      default: false
      }
    }
  }
}

extension SemanticElement {
  /// Offers to show or to hide the rows below a row of a tree.
  fileprivate mutating func offer(_ disclosure: RowDisclosure) {
    guard let isExpanded = disclosure.isExpanded else { return }
    node.states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    setAction(isExpanded ? .collapse : .expand) { disclosure.setExpanded(!isExpanded) }
  }
}
