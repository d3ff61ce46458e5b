import MessageBus
import Semantics

extension AccessInterface {
  /// The rows and columns of a table. Rows and columns are counted from 0 in the data, without the header.
  ///
  /// A row that does not exist, because it is far out of sight, has `AccessReference.null` as its cells and is not selected. The index of a cell is
  /// its number in reading order.
  static let table = AccessInterface(
    name: prefix + "Table", isOffered: { $0.node?.role == .table }, methods: places + headers + rowSelection,
    properties: [
      AccessProperty("NRows", "i") { (object) throws(DBusFailure) in .integer(object.rowCount) },
      AccessProperty("NColumns", "i") { (object) throws(DBusFailure) in .integer(object.columnCount) },
      AccessProperty("Caption", "(so)") { (_) throws(DBusFailure) in AccessReference.null.value },
      AccessProperty("Summary", "(so)") { (_) throws(DBusFailure) in AccessReference.null.value },
      AccessProperty("NSelectedRows", "i") { (object) throws(DBusFailure) in .integer(object.selectedRows.count) },
      AccessProperty("NSelectedColumns", "i") { (_) throws(DBusFailure) in .integer(0) },
    ])

  private static let places = [
    AccessMethod("GetAccessibleAt", "ii", returns: "(so)") { (object, arguments) throws(DBusFailure) in
      let (row, column) = try object.cellPlace(arguments.integer(0), arguments.integer(1))
      return [(object.cell(row, column).map(object.reference(to:)) ?? .null).value]
    },
    AccessMethod("GetIndexAt", "ii", returns: "i") { (object, arguments) throws(DBusFailure) in
      let (row, column) = try object.cellPlace(arguments.integer(0), arguments.integer(1))
      return [.integer(row * object.columnCount + column)]
    },
    AccessMethod("GetRowAtIndex", "i", returns: "i") { (object, arguments) throws(DBusFailure) in
      [.integer(try object.cellPlace(ofIndex: arguments.integer(0)).row)]
    },
    AccessMethod("GetColumnAtIndex", "i", returns: "i") { (object, arguments) throws(DBusFailure) in
      [.integer(try object.cellPlace(ofIndex: arguments.integer(0)).column)]
    },
    AccessMethod("GetRowExtentAt", "ii", returns: "i") { (object, arguments) throws(DBusFailure) in
      _ = try object.cellPlace(arguments.integer(0), arguments.integer(1))
      return [.integer(1)]
    },
    AccessMethod("GetColumnExtentAt", "ii", returns: "i") { (object, arguments) throws(DBusFailure) in
      _ = try object.cellPlace(arguments.integer(0), arguments.integer(1))
      return [.integer(1)]
    },
    AccessMethod("GetRowColumnExtentsAtIndex", "i", returns: "biiiib") { (object, arguments) throws(DBusFailure) in
      let (row, column) = try object.cellPlace(ofIndex: arguments.integer(0))
      let isSelected = object.selectedRows.contains(row)
      return [.boolean(true), .integer(row), .integer(column), .integer(1), .integer(1), .boolean(isSelected)]
    },
  ]

  private static let headers = [
    AccessMethod("GetRowDescription", "i", returns: "s") { (object, arguments) throws(DBusFailure) in
      [.string(object.tableRow(try object.rowIndex(arguments.integer(0)))?.label ?? "")]
    },
    AccessMethod("GetColumnDescription", "i", returns: "s") { (object, arguments) throws(DBusFailure) in
      [.string(object.columnHeader(try object.columnIndex(arguments.integer(0)))?.label ?? "")]
    },
    AccessMethod("GetRowHeader", "i", returns: "(so)") { (object, arguments) throws(DBusFailure) in
      _ = try object.rowIndex(arguments.integer(0))
      return [AccessReference.null.value]
    },
    AccessMethod("GetColumnHeader", "i", returns: "(so)") { (object, arguments) throws(DBusFailure) in
      let header = object.columnHeader(try object.columnIndex(arguments.integer(0)))
      return [(header.map { object.reference(to: $0.id) } ?? .null).value]
    },
  ]

  private static let rowSelection = [
    AccessMethod("GetSelectedRows", returns: "ai") { (object, _) throws(DBusFailure) in
      [.array(of: "i", object.selectedRows.map { .integer($0) })]
    },
    AccessMethod("GetSelectedColumns", returns: "ai") { (_, _) throws(DBusFailure) in [.array(of: "i", [])] },
    AccessMethod("IsRowSelected", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
      [.boolean(object.selectedRows.contains(try object.rowIndex(arguments.integer(0))))]
    },
    AccessMethod("IsColumnSelected", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
      _ = try object.columnIndex(arguments.integer(0))
      return [.boolean(false)]
    },
    AccessMethod("IsSelected", "ii", returns: "b") { (object, arguments) throws(DBusFailure) in
      let (row, _) = try object.cellPlace(arguments.integer(0), arguments.integer(1))
      return [.boolean(object.selectedRows.contains(row))]
    },
    AccessMethod("AddRowSelection", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
      [.boolean(object.select(true, row: try object.rowIndex(arguments.integer(0))))]
    },
    AccessMethod("RemoveRowSelection", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
      [.boolean(object.select(false, row: try object.rowIndex(arguments.integer(0))))]
    },
    AccessMethod("AddColumnSelection", "i", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
    AccessMethod("RemoveColumnSelection", "i", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
  ]

  /// The `AccessObject.tablePlace` of a cell.
  static let tableCell = AccessInterface(
    name: prefix + "TableCell", isOffered: { $0.tablePlace != nil },
    methods: [
      AccessMethod("GetRowHeaderCells", returns: "a(so)") { (_, _) throws(DBusFailure) in [.array(of: "(so)", [])] },
      AccessMethod("GetColumnHeaderCells", returns: "a(so)") { (object, _) throws(DBusFailure) in
        let place = try object.ownTablePlace
        let header = place.table.columnHeader(place.column)
        return [.array(of: "(so)", header.map { [object.reference(to: $0.id).value] } ?? [])]
      },
      AccessMethod("GetRowColumnSpan", returns: "iiii") { (object, _) throws(DBusFailure) in
        let place = try object.ownTablePlace
        return [.integer(place.row), .integer(place.column), .integer(1), .integer(1)]
      },
    ],
    properties: [
      AccessProperty("RowSpan", "i") { (_) throws(DBusFailure) in .integer(1) },
      AccessProperty("ColumnSpan", "i") { (_) throws(DBusFailure) in .integer(1) },
      AccessProperty("Position", "(ii)") { (object) throws(DBusFailure) in
        let place = try object.ownTablePlace
        return .structure([.integer(place.row), .integer(place.column)])
      },
      AccessProperty("Table", "(so)") { (object) throws(DBusFailure) in try object.ownTablePlace.table.reference.value
      },
    ])
}
