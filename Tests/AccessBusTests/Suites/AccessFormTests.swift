import AccessBus
import AccessBusTestSupport
import MessageBus
import Semantics
import Testing

/// Calls about gauges, groups, and tables with their cells, of which the rows 40,000 to 40,003 of 100,000 exist.
@MainActor @Suite struct AccessFormTests {
  private typealias ID = FakeWindow.ID
  private let window = FakeWindow(hasForm: true)
  private let server: AccessServer

  init() { server = AccessServer(of: window, program: AccessProgram(name: "Fake")) }

  private func call(
    _ id: SemanticID, _ interface: String, _ member: String, _ numbers: Int...
  ) -> Result<[DBusValue], DBusFailure> {
    server.answer(
      DBusCall(AccessPath.element(id).text, "org.a11y.atspi." + interface, member, numbers.map { .integer($0) }))
  }

  private func table(_ member: String, _ numbers: Int...) throws -> [DBusValue] {
    try server.answer(
      DBusCall(AccessPath.element(ID.table).text, "org.a11y.atspi.Table", member, numbers.map { .integer($0) })
    ).get()
  }

  private func properties(_ id: SemanticID, _ interface: String) throws -> [String: DBusValue] {
    let arguments = [DBusValue.string("org.a11y.atspi." + interface)]
    let call = DBusCall(AccessPath.element(id).text, "org.freedesktop.DBus.Properties", "GetAll", arguments)
    return try server.answer(call).get().first?.fields.mapValues(\.content) ?? [:]
  }

  private func reference(_ id: SemanticID) -> DBusValue { server.reference(to: .element(id)).value }

  private func error(_ result: Result<[DBusValue], DBusFailure>) -> String? {
    guard case .failure(let failure) = result else { return nil }
    return String(failure.name.dropFirst("org.freedesktop.DBus.Error.".count))
  }

  @Test func aTableHasTheNumbersOfItsData() throws {
    let facts = try properties(ID.table, "Table")
    #expect(facts["NRows"] == .int32(100_000) && facts["NColumns"] == .int32(2))
    #expect(facts["NSelectedRows"] == .int32(0) && facts["NSelectedColumns"] == .int32(0))
    #expect(facts["Caption"] == AccessReference.null.value)
  }

  @Test func aPlaceInTheDataFindsTheCellIfItsRowExists() throws {
    #expect(try table("GetAccessibleAt", 40_002, 1) == [reference(ID.tableRow(40_002, 1))])
    #expect(try table("GetAccessibleAt", 7, 1) == [AccessReference.null.value], "the row is not built")
    #expect(error(call(ID.table, "Table", "GetAccessibleAt", 100_000, 0)) == "InvalidArgs")
    #expect(error(call(ID.table, "Table", "GetAccessibleAt", 0, 2)) == "InvalidArgs")
    #expect(error(call(ID.table, "Table", "GetAccessibleAt", -1, 0)) == "InvalidArgs")
  }

  @Test func cellsAreNumberedInReadingOrder() throws {
    #expect(try table("GetIndexAt", 40_002, 1) == [.int32(80_005)])
    #expect(try table("GetRowAtIndex", 80_005) + table("GetColumnAtIndex", 80_005) == [.int32(40_002), .int32(1)])
    #expect(error(call(ID.table, "Table", "GetRowAtIndex", 200_000)) == "InvalidArgs")
    #expect(error(call(ID.table, "Table", "GetColumnAtIndex", -1)) == "InvalidArgs")
  }

  @Test func columnsHaveTheirHeaders() throws {
    #expect(try table("GetColumnHeader", 1) == [reference(ID.header(1))])
    #expect(try table("GetColumnDescription", 1) == [.string("Age")])
    #expect(try table("GetRowHeader", 40_000) == [AccessReference.null.value])
    #expect(try table("GetRowDescription", 40_000) == [.string("Name 40000")])
    #expect(error(call(ID.table, "Table", "GetColumnHeader", 2)) == "InvalidArgs")
  }

  @Test func rowsAreSelectedByTheirIndicesInTheData() throws {
    #expect(try table("AddRowSelection", 40_001) == [.boolean(true)])
    #expect(try table("GetSelectedRows") == [.array(of: "i", [.int32(40_001)])])
    #expect(try table("IsRowSelected", 40_001) + table("IsSelected", 40_001, 0) == [.boolean(true), .boolean(true)])
    #expect(
      try table("GetRowColumnExtentsAtIndex", 80_002)
        == [.boolean(true), .int32(40_001), .int32(0), .int32(1), .int32(1), .boolean(true)])
    #expect(try table("RemoveRowSelection", 40_001) == [.boolean(true)])
    #expect(try table("GetSelectedRows") == [.array(of: "i", [])])
    #expect(try table("AddRowSelection", 5) == [.boolean(false)], "the row is not built")
    #expect(try table("AddColumnSelection", 0) == [.boolean(false)])
  }

  @Test func aCellHasItsPlaceAndItsHeader() throws {
    let facts = try properties(ID.tableRow(40_003, 1), "TableCell")
    #expect(facts["Position"] == .structure([.int32(40_003), .int32(1)]))
    #expect(facts["Table"] == reference(ID.table))
    #expect(facts["RowSpan"] == .int32(1) && facts["ColumnSpan"] == .int32(1))
    let headers = try call(ID.tableRow(40_003, 1), "TableCell", "GetColumnHeaderCells").get()
    #expect(headers == [.array(of: "(so)", [reference(ID.header(1))])])
    let span = try call(ID.tableRow(40_003, 1), "TableCell", "GetRowColumnSpan").get()
    #expect(span == [40_003, 1, 1, 1].map { .int32($0) })
  }

  @Test func rolesAndAttributesAreThoseOfATable() throws {
    let roles = [ID.table, ID.header(0), ID.tableRow(40_000), ID.tableRow(40_000, 0)]
    let names = try roles.flatMap { try call($0, "Accessible", "GetRoleName").get() }
    #expect(names == ["table", "table column header", "table row", "table cell"].map { .string($0) })
    let attributes = try call(ID.tableRow(40_000, 0), "Accessible", "GetAttributes").get().first?.fields
    #expect(attributes?["posinset"] == nil)
    let row = try call(ID.tableRow(40_000), "Accessible", "GetAttributes").get().first?.fields
    #expect(row?["posinset"] == .string("40001") && row?["setsize"] == .string("100000"))
  }

  @Test func otherElementsHaveNeitherInterface() {
    #expect(error(call(ID.list, "Table", "GetSelectedRows")) == "UnknownInterface")
    #expect(error(call(ID.row(512_000), "TableCell", "GetColumnHeaderCells")) == "UnknownInterface")
    #expect(error(call(ID.tableRow(40_000), "TableCell", "GetColumnHeaderCells")) == "UnknownInterface")
  }

  // MARK: Gauges and groups

  @Test func aGaugeHasANumberThatIsNotSet() throws {
    let facts = try properties(ID.gauge, "Value")
    #expect(facts["CurrentValue"] == .double(5) && facts["Text"] == .string("25 %"))
    #expect(facts["MinimumValue"] == .double(0) && facts["MaximumValue"] == .double(20))
    let arguments = [DBusValue.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(1))]
    let path = AccessPath.element(ID.gauge).text
    #expect(
      error(server.answer(DBusCall(path, "org.freedesktop.DBus.Properties", "Set", arguments))) == "PropertyReadOnly")
  }

  @Test func aGroupIsExpandedByItsAction() throws {
    func hasState(_ state: AccessState) throws -> Bool {
      let words = try call(ID.group, "Accessible", "GetState").get().first?.elements.compactMap(\.asInteger) ?? []
      return words.count == 2 && words[0] >> Int(state.rawValue) & 1 == 1
    }
    #expect(try call(ID.group, "Action", "GetName", 1).get() == [.string("expand")])
    #expect(try hasState(.expandable) && !hasState(.expanded))
    #expect(try call(ID.group, "Action", "DoAction", 1).get() == [.boolean(true)])
    #expect(try hasState(.expanded) && window.requests.last == "\(SemanticRequest.action(.expand)) on Details")
  }
}
