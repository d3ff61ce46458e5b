import Geometry
import Semantics

/// A window of a few elements with a semantic tree of its own, which executes requests as views do: a list shows some of a million rows.
@MainActor package final class FakeWindow: SemanticHandler {
  package private(set) var tree = SemanticTree()
  /// True if the rows that are built from now on can be selected.
  package var selectsRows = true
  /// The requests, in order.
  package private(set) var requests: [String] = []
  /// Called with the changes of each request.
  package var didChange: @MainActor ([SemanticEvent]) -> Void = { _ in }

  /// The request after which programs that serve the window end.
  package static let lastRequest = "\(SemanticRequest.action(.named("Send later"))) on Send"

  /// The identities of the elements.
  package enum ID {
    package static let heading = SemanticID(rawValue: 1)
    package static let send = SemanticID(rawValue: 2)
    package static let volume = SemanticID(rawValue: 3)
    package static let field = SemanticID(rawValue: 4)
    package static let news = SemanticID(rawValue: 5)
    package static let scroll = SemanticID(rawValue: 6)
    package static let list = SemanticID(rawValue: 7)
    package static let bar = SemanticID(rawValue: 8)
    /// Row `index` of the list.
    package static func row(_ index: Int) -> SemanticID { SemanticID(rawValue: 1000 + UInt64(index)) }
    package static let table = SemanticID(rawValue: 9)
    package static let gauge = SemanticID(rawValue: 10)
    package static let group = SemanticID(rawValue: 11)
    /// The header of a column of the table.
    package static func header(_ column: Int) -> SemanticID { SemanticID(rawValue: 20 + UInt64(column)) }
    /// A row of the table; with a column the cell in it.
    package static func tableRow(_ row: Int, _ column: Int = -1) -> SemanticID {
      SemanticID(rawValue: 5_000_001 + UInt64(row * 10 + column))
    }
  }

  /// The number of rows that the table has by its data, and those that exist.
  package static let tableRowCount = 100_000
  package static let tableRows = 40_000..<40_004

  /// The number of rows that the list has by its data.
  package static let rowCount = 1_000_000
  /// The first row that exists.
  package private(set) var firstRow = 512_000
  private static let visibleRows = 6

  /// Creates a window, with a gauge, a group and a table of two columns below the list or without them.
  package init(hasForm: Bool = false) {
    tree[.window] = node(.window, .window, "Mail", CGRect(x: 0, y: 0, width: 400, height: 300), in: nil)
    add(ID.heading, .heading, "Inbox", CGRect(x: 10, y: 10, width: 200, height: 20)) { $0.headingLevel = 1 }
    add(ID.send, .button, "Send", CGRect(x: 10, y: 40, width: 80, height: 20)) {
      $0.actions = [.press, .named("Send later")]
      $0.hint = "Sends the message"
      $0.identifier = "send"
      $0.states.formUnion([.focusable])
    }
    add(ID.volume, .slider, "Volume", CGRect(x: 100, y: 40, width: 120, height: 20)) {
      $0.range = SemanticRange(current: 40, minimum: 0, maximum: 100, step: 5, isSettable: true)
      $0.value = "40 %"
      $0.actions = [.increment, .decrement]
    }
    add(ID.field, .textField, "Subject", CGRect(x: 10, y: 70, width: 300, height: 20)) {
      $0.text = SemanticText(content: "Good news", caret: 4)
      $0.states.formUnion([.editable, .focusable])
    }
    add(ID.news, .toggle, "Newsletter", CGRect(x: 320, y: 70, width: 60, height: 20)) {
      $0.states.formUnion([.checkable])
      $0.actions = [.press]
    }
    add(ID.scroll, .scrollView, "Messages", CGRect(x: 0, y: 100, width: 400, height: 120))
    add(ID.list, .list, "Messages", CGRect(x: 0, y: 100, width: 390, height: 120), in: ID.scroll) {
      $0.setSize = Self.rowCount
    }
    add(ID.bar, .scrollBar, "", CGRect(x: 390, y: 100, width: 10, height: 120), in: ID.scroll) {
      $0.range = SemanticRange(current: 0, minimum: 0, maximum: 1)
    }
    buildRows()
    if hasForm { buildForm() }
  }

  private func buildForm() {
    add(ID.gauge, .gauge, "Space", CGRect(x: 230, y: 40, width: 80, height: 20)) {
      $0.range = SemanticRange(current: 5, minimum: 0, maximum: 20)
      $0.value = "25 %"
    }
    add(ID.group, .disclosure, "Details", CGRect(x: 320, y: 40, width: 80, height: 20)) {
      $0.states.insert(.expandable)
      $0.actions = [.press, .expand]
    }
    buildTable()
  }

  private func buildTable() {
    add(ID.table, .table, "People", CGRect(x: 0, y: 220, width: 400, height: 80)) { $0.setSize = Self.tableRowCount }
    for (column, title) in ["Name", "Age"].enumerated() {
      let frame = CGRect(x: 200 * CGFloat(column), y: 220, width: 200, height: 16)
      add(ID.header(column), .columnHeader, title, frame, in: ID.table) {
        ($0.position, $0.setSize) = (column, 2)
        $0.actions = [.press]
      }
    }
    for (place, row) in Self.tableRows.enumerated() {
      let y = 236 + CGFloat(place) * 16
      add(ID.tableRow(row), .row, "Name \(row)", CGRect(x: 0, y: y, width: 400, height: 16), in: ID.table) {
        ($0.position, $0.setSize) = (row, Self.tableRowCount)
        $0.states.insert(.selectable)
      }
      for (column, text) in ["Name \(row)", "\(row % 90)"].enumerated() {
        let frame = CGRect(x: 200 * CGFloat(column), y: y, width: 200, height: 16)
        add(ID.tableRow(row, column), .cell, text, frame, in: ID.tableRow(row)) {
          ($0.position, $0.setSize) = (column, 2)
        }
      }
    }
  }

  private func node(
    _ id: SemanticID, _ role: SemanticRole, _ label: String, _ frame: CGRect, in parent: SemanticID?
  ) -> SemanticNode {
    var node = SemanticNode(id: id, role: role, frame: frame)
    node.label = label
    node.parent = parent
    node.states = [.showing]
    return node
  }

  private func add(
    _ id: SemanticID, _ role: SemanticRole, _ label: String, _ frame: CGRect, in parent: SemanticID = .window,
    _ change: (inout SemanticNode) -> Void = { _ in }
  ) {
    var node = node(id, role, label, frame, in: parent)
    change(&node)
    tree[id] = node
    tree[parent]?.children.append(id)
  }

  /// The rows in sight, and one beyond each edge.
  private func buildRows() {
    for index in (firstRow - 1)...(firstRow + Self.visibleRows) where (0..<Self.rowCount).contains(index) {
      let y = 100 + CGFloat(index - firstRow) * 20
      add(ID.row(index), .row, "Message \(index + 1)", CGRect(x: 0, y: y, width: 390, height: 20), in: ID.list) {
        $0.position = index
        $0.setSize = Self.rowCount
        if selectsRows { $0.states.insert(.selectable) }
        if !(firstRow..<(firstRow + Self.visibleRows)).contains(index) { $0.states.remove(.showing) }
        $0.actions = [.press]
      }
    }
  }

  /// Scrolls so that row `first` is the first in sight, with events for the rows that go and come.
  package func scroll(to first: Int) {
    var events: [SemanticEvent] = []
    for (index, id) in (tree[ID.list]?.children ?? []).enumerated().reversed() {
      tree[id] = nil
      events.append(.removed(id, parent: ID.list, index: index))
    }
    tree[ID.list]?.children = []
    firstRow = max(0, min(Self.rowCount - Self.visibleRows, first))
    buildRows()
    for (index, id) in (tree[ID.list]?.children ?? []).enumerated() {
      events.append(.added(id, parent: ID.list, index: index))
    }
    didChange(events)
  }

  /// Removes a row of the table, with its cells.
  package func removeTableRow(_ row: Int) {
    let id = ID.tableRow(row)
    guard let index = tree[ID.table]?.children.firstIndex(of: id) else { return }
    for part in [id] + (tree[id]?.children ?? []) { tree[part] = nil }
    tree[ID.table]?.children.remove(at: index)
    didChange([.removed(id, parent: ID.table, index: index)])
  }

  /// Moves the focus.
  package func focus(_ id: SemanticID?) {
    if let old = tree.focus { tree[old]?.states.remove(.focused) }
    if let id { tree[id]?.states.insert(.focused) }
    tree.focus = id
    didChange([.focus(id)])
  }

  /// Sends a message without an element.
  package func announce(_ text: String) { didChange([.announcement(SemanticAnnouncement(text))]) }

  // MARK: Requests

  package func perform(_ request: SemanticRequest, on id: SemanticID) -> Bool {
    guard tree[id] != nil else { return false }
    requests.append("\(request) on \(tree[id]?.label ?? "")")
    switch request {
    case .action(.press) where id == ID.news: toggle(.checked, of: id, to: nil)
    case .action(.expand) where id == ID.group: toggle(.expanded, of: id, to: true)
    case .action(let action): return tree[id]?.actions.contains(action) == true
    case .focus: focus(id)
    case .setNumber(let number):
      tree[id]?.range?.current = number
      didChange([.number(id), .value(id)])
    case .setText(let text): replace(0..<count(of: id), with: text, in: id)
    case .insertText(let text, let offset): replace(offset..<offset, with: text, in: id)
    case .deleteText(let range): replace(range, with: "", in: id)
    case .setCaret(let offset):
      tree[id]?.text?.caret = offset
      didChange([.caret(id, offset)])
    case .selectText(let range):
      tree[id]?.text?.selection = range
      didChange([.textSelection(id)])
    case .setSelected(let isSelected): toggle(.selected, of: id, to: isSelected)
    case .selectAll, .clearSelection, .enterRotor: return false
    case .reveal, .revealAt:
      guard let position = tree[id]?.position else { return false }
      scroll(to: position)
    }
    return true
  }

  private func toggle(_ state: SemanticStates, of id: SemanticID, to value: Bool?) {
    let isSet = value ?? (tree[id]?.states.contains(state) == false)
    if isSet { tree[id]?.states.insert(state) } else { tree[id]?.states.remove(state) }
    var events: [SemanticEvent] = [.states(id, set: isSet ? state : [], cleared: isSet ? [] : state)]
    if state == .selected, let parent = tree[id]?.parent { events.append(.selection(parent)) }
    didChange(events)
  }

  private func count(of id: SemanticID) -> Int { tree[id]?.text?.content.unicodeScalars.count ?? 0 }

  private func replace(_ range: Range<Int>, with text: String, in id: SemanticID) {
    guard var scalars = tree[id]?.text.map({ Array($0.content.unicodeScalars) }) else { return }
    let range = range.clamped(to: 0..<scalars.count)
    let removed = String(String.UnicodeScalarView(scalars[range]))
    scalars.replaceSubrange(range, with: Array(text.unicodeScalars))
    tree[id]?.text?.content = String(String.UnicodeScalarView(scalars))
    didChange([.text(id, at: range.lowerBound, removed: removed, inserted: text)])
  }

  // MARK: Text

  /// The number of questions about the places of characters.
  package private(set) var textQuestions = 0

  /// Sets the text of the field.
  package func setText(_ text: SemanticText) { tree[ID.field]?.text = text }

  /// Each character is 10 points wide, 10 to a line.
  package func frame(of range: Range<Int>, in id: SemanticID) -> CGRect? {
    textQuestions += 1
    guard let node = tree[id], node.text != nil else { return nil }
    let line = CGFloat(range.lowerBound / 10)
    return CGRect(
      x: node.frame.minX + CGFloat(range.lowerBound % 10) * 10, y: node.frame.minY + line * 20,
      width: CGFloat(range.count) * 10, height: 20)
  }

  package func line(at index: Int, in id: SemanticID) -> Range<Int>? {
    textQuestions += 1
    guard tree[id]?.text != nil else { return nil }
    let start = index / 10 * 10
    return start..<(start + 10)
  }

  package func character(at point: CGPoint, in id: SemanticID) -> Int? {
    guard let node = tree[id], node.text != nil, node.frame.contains(point) else { return nil }
    return Int((point.x - node.frame.minX) / 10)
  }
}
