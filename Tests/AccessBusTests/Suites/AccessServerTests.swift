import AccessBus
import AccessBusTestSupport
import Geometry
import MessageBus
import Semantics
import Testing

/// Calls as a reader makes them, without a bus.
@MainActor @Suite struct AccessServerTests {
  private let window = FakeWindow()
  private let server: AccessServer

  init() { server = AccessServer(of: window, program: AccessProgram(name: "Fake")) }

  private func call(
    _ id: SemanticID, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) -> Result<[DBusValue], DBusFailure> {
    server.answer(
      DBusCall(AccessPath.element(id).text, "org.a11y.atspi." + interface, member, arguments))
  }

  private func value(
    _ id: SemanticID, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) throws -> DBusValue? { try call(id, interface, member, arguments).get().first }

  private func property(_ id: SemanticID, _ interface: String, _ name: String) throws -> DBusValue? {
    let arguments = [DBusValue.string("org.a11y.atspi." + interface), .string(name)]
    return try server.answer(
      DBusCall(AccessPath.element(id).text, "org.freedesktop.DBus.Properties", "Get", arguments)
    ).get().first?.content
  }

  private func error(_ result: Result<[DBusValue], DBusFailure>) -> String? {
    guard case .failure(let failure) = result else { return nil }
    return String(failure.name.dropFirst("org.freedesktop.DBus.Error.".count))
  }

  @Test func aRowHasItsPlaceInTheWholeDataAsAttributes() throws {
    let attributes = try value(FakeWindow.ID.row(512_002), "Accessible", "GetAttributes")?.fields
    #expect(attributes?["posinset"] == .string("512003") && attributes?["setsize"] == .string("1000000"))
  }

  @Test func onlyRowsThatExistAreChildren() throws {
    #expect(try value(FakeWindow.ID.list, "Accessible", "GetChildren")?.elements.count == 8)
    #expect(try property(FakeWindow.ID.list, "Accessible", "ChildCount") == .int32(8))
  }

  @Test func availableElementsAreEnabledAndSensitive() throws {
    let words = try value(FakeWindow.ID.send, "Accessible", "GetState")?.elements.compactMap(\.asInteger)
    let expected = [AccessState.enabled, .sensitive, .focusable, .showing, .visible]
    #expect(words == [Int(expected.reduce(UInt64(0)) { $0 | 1 << $1.rawValue }), 0])
  }

  @Test func theParentsOfAllElementsEndInTheDesktop() throws {
    server.busName = ":1.5"
    server.desktop = AccessReference(name: ":1.0", path: "/desktop")
    #expect(
      try property(FakeWindow.ID.row(512_000), "Accessible", "Parent")
        == server.reference(to: .element(FakeWindow.ID.list)).value)
    #expect(try property(.window, "Accessible", "Parent") == server.reference(to: .application).value)
    #expect(server.object(at: .application)?.parent == server.desktop)
  }

  @Test func aPointFindsTheDeepestElementInSight() throws {
    func element(_ x: Int32, _ y: Int32) throws -> DBusValue? {
      try value(.window, "Component", "GetAccessibleAtPoint", [.int32(x), .int32(y), .uint32(1)])
    }
    #expect(try element(20, 50) == server.reference(to: .element(FakeWindow.ID.send)).value)
    #expect(try element(20, 125) == server.reference(to: .element(FakeWindow.ID.row(512_001))).value)
    // The row beyond the edge is there, but hidden by the button above the list.
    #expect(try element(20, 95) == server.reference(to: .element(.window)).value)
    #expect(try element(900, 50) == AccessReference.null.value)
  }

  @Test func placesAreInPixelsOfTheScreenTheWindowOrTheContainer() throws {
    server.windows[0].place = { AccessPlace(origin: CGPoint(x: 100, y: 50), scale: 2) }
    func extents(_ coordinates: UInt32) throws -> [Int]? {
      try value(FakeWindow.ID.row(512_001), "Component", "GetExtents", [.uint32(coordinates)])?.elements
        .compactMap(\.asInteger)
    }
    #expect(try extents(0) == [100, 290, 780, 40])
    #expect(try extents(1) == [0, 240, 780, 40])
    #expect(try extents(2) == [0, 40, 780, 40])
    #expect(error(call(.window, "Component", "GetExtents", [.uint32(3)])) == "InvalidArgs")
  }

  @Test(arguments: zip(0..<7, ["topLeft", "bottomRight", "top", "bottom", "left", "right", "nearest"]))
  func scrollingToARowHasSevenForms(number: Int, name: String) throws {
    let row = FakeWindow.ID.row(512_003)
    #expect(try value(row, "Component", "ScrollTo", [.uint32(UInt32(number))]) == .boolean(true))
    #expect(window.requests.last?.contains(".\(name), part: nil") == true)
    #expect(window.firstRow == 512_003)
  }

  @Test func scrollingSomewhereElseIsAnError() {
    #expect(error(call(FakeWindow.ID.row(512_000), "Component", "ScrollTo", [.uint32(7)])) == "InvalidArgs")
  }

  @Test func aValueOutsideOfItsLimitsIsLimited() throws {
    func set(_ value: DBusValue) -> Result<[DBusValue], DBusFailure> {
      server.answer(
        DBusCall(
          AccessPath.element(FakeWindow.ID.volume).text, "org.freedesktop.DBus.Properties", "Set",
          [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(value)]))
    }
    #expect(error(set(.double(1000))) == nil)
    #expect(try property(FakeWindow.ID.volume, "Value", "CurrentValue") == .double(100))
    #expect(error(set(.double(.nan))) == "InvalidArgs")
    #expect(error(set(.int32(4))) == "InvalidArgs")
  }

  @Test func propertiesThatCannotBeSetSaySo() {
    let name = server.answer(
      DBusCall(
        AccessPath.element(.window).text, "org.freedesktop.DBus.Properties", "Set",
        [.string("org.a11y.atspi.Accessible"), .string("Name"), .variant(.string("x"))]))
    let bar = server.answer(
      DBusCall(
        AccessPath.element(FakeWindow.ID.bar).text, "org.freedesktop.DBus.Properties", "Set",
        [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(1))]))
    #expect(error(name) == "PropertyReadOnly" && error(bar) == "PropertyReadOnly")
  }

  @Test func aChildIsSelectedByItsIndexAmongTheRowsThatExist() throws {
    #expect(try value(FakeWindow.ID.list, "Selection", "SelectChild", [.int32(2)]) == .boolean(true))
    #expect(window.tree[FakeWindow.ID.row(512_001)]?.states.contains(.selected) == true)
    #expect(try property(FakeWindow.ID.list, "Selection", "NSelectedChildren") == .int32(1))
    #expect(error(call(FakeWindow.ID.list, "Selection", "SelectChild", [.int32(8)])) == "InvalidArgs")
  }

  @Test func aListWithoutASelectionHasNoInterfaceForIt() throws {
    func interfaces() throws -> [DBusValue]? {
      try value(FakeWindow.ID.list, "Accessible", "GetInterfaces")?.elements
    }
    let selection = DBusValue.string("org.a11y.atspi.Selection")
    #expect(try interfaces()?.contains(selection) == true)
    window.selectsRows = false
    window.scroll(to: 10)
    #expect(try interfaces()?.contains(selection) == false)
    #expect(try value(FakeWindow.ID.list, "Accessible", "GetRoleName") == .string("list"))
    #expect(error(call(FakeWindow.ID.list, "Selection", "SelectChild", [.int32(2)])) == "UnknownInterface")
  }

  @Test func textIsInsertedAtScalarsAndCutAfterBytes() throws {
    let field = FakeWindow.ID.field
    #expect(try value(field, "EditableText", "InsertText", [.int32(0), .string("é🙂x"), .int32(6)]) == .boolean(true))
    #expect(window.tree[field]?.text?.content == "é🙂Good news")
    #expect(try value(field, "EditableText", "DeleteText", [.int32(1), .int32(2)]) == .boolean(true))
    #expect(try value(field, "Text", "GetText", [.int32(0), .int32(-1)]) == .string("éGood news"))
  }

  @Test func aScrollBarControlsItsScrollView() throws {
    let relations = try value(FakeWindow.ID.bar, "Accessible", "GetRelationSet")?.elements.first?.elements
    #expect(relations?.first == .uint32(3))
    #expect(relations?.last?.elements == [server.reference(to: .element(FakeWindow.ID.scroll)).value])
  }

  @Test func theCacheHasEachObjectOnce() throws {
    let answer = try server.answer(DBusCall(AccessPath.cache.text, "org.a11y.atspi.Cache", "GetItems")).get()
    #expect(answer.first?.elements.count == window.tree.nodes.count + 1)
    #expect(answer.first?.signature == "a((so)(so)(so)iiassusau)")
  }

  @Test func introspectionDescribesTheInterfacesOfTheElement() throws {
    let answer = try server.answer(
      DBusCall(AccessPath.element(FakeWindow.ID.volume).text, "org.freedesktop.DBus.Introspectable", "Introspect")
    ).get()
    let xml = answer.first?.asString ?? ""
    #expect(xml.contains("<property name=\"CurrentValue\" type=\"d\" access=\"readwrite\"/>"))
    #expect(!xml.contains("org.a11y.atspi.Text"))
  }

  @Test func callsThatCannotBeAnsweredGetErrors() {
    let gone = SemanticID(rawValue: 99)
    #expect(error(call(gone, "Accessible", "GetRole")) == "UnknownObject")
    #expect(error(server.answer(DBusCall("/somewhere", "", "GetRole"))) == "UnknownObject")
    #expect(error(call(FakeWindow.ID.send, "Value", "Nothing")) == "UnknownInterface")
    #expect(error(call(FakeWindow.ID.send, "Action", "Nothing")) == "UnknownMethod")
    #expect(error(call(FakeWindow.ID.send, "Action", "DoAction", [.string("0")])) == "InvalidArgs")
    #expect(error(call(FakeWindow.ID.send, "Action", "DoAction", [.int32(-1)])) == "InvalidArgs")
  }

  @Test func aWindowThatIsGoneLeavesAnEmptyApplication() throws {
    var window: FakeWindow? = FakeWindow()
    let server = AccessServer(of: try #require(window), program: AccessProgram(name: "Fake"))
    window = nil
    #expect(server.object(at: .application)?.children == [])
    #expect(server.object(at: .element(.window)) == nil)
  }

  @Test func eachWindowIsAChildOfTheApplication() throws {
    let second = FakeWindow()
    let added = server.add(second)
    added.place = { AccessPlace(origin: CGPoint(x: 500, y: 0), scale: 1) }
    let root = AccessPath.application.text
    let children = try server.answer(DBusCall(root, "org.a11y.atspi.Accessible", "GetChildren")).get().first
    let windows = [AccessPath.element(.window), .element(.window, window: 1)]
    #expect(children?.elements == windows.map { server.reference(to: $0).value })
    #expect(server.object(at: windows[1])?.indexInParent == 1)

    let toggle = AccessPath.element(FakeWindow.ID.news, window: 1)
    #expect(AccessPath(toggle.text) == toggle && AccessPath("/org/a11y/atspi/accessible/01_5") == nil)
    _ = try server.answer(DBusCall(toggle.text, "org.a11y.atspi.Action", "DoAction", [.int32(0)])).get()
    #expect(second.tree[FakeWindow.ID.news]?.states.contains(.checked) == true)
    #expect(window.tree[FakeWindow.ID.news]?.states.contains(.checked) == false)
    let extents = try server.answer(DBusCall(toggle.text, "org.a11y.atspi.Component", "GetExtents", [.uint32(0)])).get()
    #expect(extents.first?.elements.first == .int32(820))
    let parent = try #require(server.object(at: .element(FakeWindow.ID.list, window: 1))?.parent)
    #expect(parent == server.reference(to: .element(FakeWindow.ID.scroll, window: 1)))

    server.remove(added)
    #expect(server.object(at: toggle) == nil && server.object(at: windows[1]) == nil)
    #expect(server.add(second).number == 2, "the paths of a closed window are not used again")
  }

  @Test func rolesHaveTheirOwnNumbersAndDependOnTheirPlace() {
    #expect(AccessRole(.row, in: .table, selects: false) == .tableRow)
    #expect(AccessRole(.row, in: .list, selects: false) == .listItem)
    #expect(AccessRole(.list, in: nil, selects: true) == .listBox)
    #expect(AccessRole(.menuItem, in: .menu, selects: false, isCheckable: true) == .checkMenuItem)
    #expect(Set(SemanticRole.allCases.map { AccessRole($0, in: nil, selects: false) }).count >= 30)
  }

  @Test(arguments: [("Good news", 9, 9), ("Good news", 4, 4), ("", 0, 0), ("ab", -1, 2)])
  func theExtentsAtAnOffsetAreThoseOfTheCharacterOrOfTheCaretAtTheEnd(content: String, offset: Int, column: Int) throws
  {
    window.setText(SemanticText(content: content, caret: content.count))
    let extents = try call(FakeWindow.ID.field, "Text", "GetCharacterExtents", [.integer(offset), .uint32(1)]).get()
    let width = column < content.count ? 10 : 0
    #expect(extents == [10 + column * 10, 70, width, 20].map { .integer($0) })
    let range = [DBusValue.integer(column), .integer(column), .uint32(1)]
    let empty = try call(FakeWindow.ID.field, "Text", "GetRangeExtents", range).get()
    #expect(empty == [10 + column * 10, 70, 0, 20].map { .integer($0) })
  }
}
