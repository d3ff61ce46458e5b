import MessageBus
import Semantics

/// The rows and columns of an element with the role `table`, among its `children`. Rows are those that exist.
extension AccessObject {
  /// The number of rows by the data: `SemanticNode.setSize`.
  var rowCount: Int { node?.setSize ?? 0 }

  /// The number of columns, by the headers or else by the cells of the first row; 0 without both.
  var columnCount: Int {
    let tree = tree
    for child in children.lazy.compactMap({ tree[$0] }) {
      if child.role == .columnHeader { return child.setSize ?? 0 }
      if let cell = child.children.first.flatMap({ tree[$0] }), cell.role == .cell { return cell.setSize ?? 0 }
    }
    return 0
  }

  /// The row with a `SemanticNode.position`; nil if it does not exist.
  func tableRow(_ index: Int) -> SemanticNode? {
    let tree = tree
    return children.lazy.compactMap { tree[$0] }.first { $0.role == .row && $0.position == index }
  }

  /// The `columnHeader` of a column; nil without a header.
  func columnHeader(_ column: Int) -> SemanticNode? {
    let tree = tree
    return children.lazy.compactMap { tree[$0] }.first { $0.role == .columnHeader && $0.position == column }
  }

  /// The cell of a row and a column; nil if the row does not exist.
  func cell(_ row: Int, _ column: Int) -> SemanticID? {
    let tree = tree
    return tableRow(row)?.children.first { tree[$0]?.role == .cell && tree[$0]?.position == column }
  }

  /// The indices of the rows with the state `selected`.
  var selectedRows: [Int] {
    let tree = tree
    return selectedChildren.compactMap { tree[$0]?.position }
  }

  /// Selects or deselects a row. Returns false if the row does not exist, or cannot be selected.
  func select(_ isSelected: Bool, row: Int) -> Bool {
    tableRow(row).map { perform(.setSelected(isSelected), on: $0.id) } ?? false
  }

  // MARK: Arguments

  func rowIndex(_ row: Int) throws(DBusFailure) -> Int {
    guard (0..<rowCount).contains(row) else { throw .invalidArguments("there is no row \(row) among \(rowCount)") }
    return row
  }

  func columnIndex(_ column: Int) throws(DBusFailure) -> Int {
    let count = columnCount
    guard (0..<count).contains(column) else {
      throw .invalidArguments("there is no column \(column) among \(count)")
    }
    return column
  }

  func cellPlace(_ row: Int, _ column: Int) throws(DBusFailure) -> (row: Int, column: Int) {
    (try rowIndex(row), try columnIndex(column))
  }

  /// The row and the column of the cell with an index in reading order.
  func cellPlace(ofIndex index: Int) throws(DBusFailure) -> (row: Int, column: Int) {
    let columns = columnCount
    guard columns > 0, index >= 0 else { throw .invalidArguments("there is no cell \(index)") }
    return (try rowIndex(index / columns), index % columns)
  }

  // MARK: Cells

  /// The table of a cell, and its row and column in it; nil for other elements.
  var tablePlace: (table: AccessObject, row: Int, column: Int)? {
    guard let node, let window, node.role == .cell, let column = node.position, let container,
      let row = container.position,
      let table = container.parent.flatMap({ server.object(at: window.path($0)) }), table.node?.role == .table
    else { return nil }
    return (table, row, column)
  }

  /// The `tablePlace` of an object that the interface of the call is offered by.
  var ownTablePlace: (table: AccessObject, row: Int, column: Int) {
    get throws(DBusFailure) {
      guard let tablePlace else { throw .unknownObject(path.text) }
      return tablePlace
    }
  }
}
