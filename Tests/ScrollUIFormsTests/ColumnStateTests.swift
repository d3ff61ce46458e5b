import Engine
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// The state and the places of columns while the width of their container changes.
@MainActor @Suite struct ColumnStateTests {
  private struct Field: View {
    let name: String
    @State private var text = ""

    var body: some View { TextField(name, text: $text).frame(width: 100) }
  }

  private struct Rows: View {
    let name: String

    var body: some View {
      VStack {
        Field(name: name)
        List(0..<200, id: \.self) { Text("\(name) \($0)") }
      }
    }
  }

  private struct Columns: View {
    let hasContent: Bool
    @State private var column = NavigationSplitViewColumn.sidebar
    let shown: Remote<NavigationSplitViewColumn>

    var body: some View {
      let _ = shown.connect($column)
      if hasContent {
        NavigationSplitView(preferredCompactColumn: $column) {
          Rows(name: "sidebar")
        } content: {
          Rows(name: "content")
        } detail: {
          Rows(name: "detail")
        }
      } else {
        NavigationSplitView(preferredCompactColumn: $column) {
          Rows(name: "sidebar")
        } detail: {
          Rows(name: "detail")
        }
      }
    }
  }

  private struct Inspected: View {
    let shown: Remote<Bool>
    @State private var isPresented = true

    var body: some View {
      let _ = shown.connect($isPresented)
      Rows(name: "page").inspector(isPresented: $isPresented) { Rows(name: "inspector") }
    }
  }

  /// The first visible row of a column.
  private func firstRow(_ name: String, _ window: TestWindow) -> Int? {
    (0..<200).first { number in
      window.frame(ofText: "\(name) \(number)").map { $0.minY >= 80 && $0.maxY <= 400 } ?? false
    }
  }

  @Test(arguments: [true, false]) func columnsKeepTheirStateAndPlacesInANarrowWindow(hasContent: Bool) throws {
    let shown = Remote<NavigationSplitViewColumn>()
    let window = TestWindow(width: 1000, height: 400) { Columns(hasContent: hasContent, shown: shown) }
    window.settle()
    let names = hasContent ? ["sidebar", "content", "detail"] : ["sidebar", "detail"]
    var rows: [String: Int] = [:]
    for name in names {
      window.textField(name).focus()
      window.type("abc \(name)")
      let frame = try #require(window.frame(ofText: "\(name) 3"))
      window.wheel(-20, at: CGPoint(x: frame.midX, y: 300))
      window.settle()
      let row = try #require(firstRow(name, window))
      rows[name] = row
      #expect(row > 5)
    }
    let columns = ["sidebar": NavigationSplitViewColumn.sidebar, "content": .content, "detail": .detail]
    for _ in 0..<2 {
      window.resize(width: 500, height: 400)
      window.settle()
      for name in names {
        shown.value = try #require(columns[name])
        window.settle()
        #expect(window.textField(name).value == "abc \(name)", "\(name) alone")
        #expect(abs(try #require(firstRow(name, window)) - (rows[name] ?? 0)) <= 2)
      }
      window.resize(width: 1000, height: 400)
      window.settle()
      for name in names {
        #expect(window.textField(name).value == "abc \(name)", "\(name) beside the others")
        #expect(abs(try #require(firstRow(name, window)) - (rows[name] ?? 0)) <= 1)
      }
    }
  }

  @Test func anInspectorAndItsPageKeepTheirStateAndPlacesInANarrowWindow() throws {
    let window = TestWindow(width: 800, height: 400) { Inspected(shown: Remote<Bool>()) }
    window.settle()
    let names = ["page", "inspector"]
    var rows: [String: Int] = [:]
    for name in names {
      window.textField(name).focus()
      window.type("abc \(name)")
      let frame = try #require(window.frame(ofText: "\(name) 3"))
      window.wheel(-20, at: CGPoint(x: frame.midX, y: 300))
      window.settle()
      let row = try #require(firstRow(name, window))
      rows[name] = row
      #expect(row > 5)
    }
    for _ in 0..<2 {
      window.resize(width: 400, height: 400)
      window.settle()
      #expect(window.textField("inspector").value == "abc inspector", "the card")
      #expect(abs(try #require(firstRow("inspector", window)) - (rows["inspector"] ?? 0)) <= 2)
      window.resize(width: 800, height: 400)
      window.settle()
      for name in names {
        #expect(window.textField(name).value == "abc \(name)", "\(name) in a wide window")
        #expect(abs(try #require(firstRow(name, window)) - (rows[name] ?? 0)) <= 1)
      }
    }
  }

  /// The card has the keys, and takes the presses on the page behind it.
  @Test func anInspectorIsModalInANarrowWindowAlone() throws {
    let shown = Remote<Bool>()
    let window = TestWindow(width: 800, height: 400) { Inspected(shown: shown) }
    window.settle()
    window.press(.escape)
    window.settle()
    #expect(shown.value, "the column")
    window.resize(width: 400, height: 400)
    window.settle()
    window.press(.escape)
    window.settle()
    #expect(!shown.value && window.frame(ofText: "inspector 3") == nil)
    window.textField("page").focus()
    window.type("abc")
    #expect(window.textField("page").value == "abc")
  }

  @Test func aHiddenSidebarKeepsItsState() throws {
    let visibility = Knob(NavigationSplitViewVisibility.all)
    let window = TestWindow(width: 1000, height: 400) {
      KnobView(visibility) { value in
        NavigationSplitView(columnVisibility: .constant(value)) {
          Rows(name: "sidebar")
        } detail: {
          Rows(name: "detail")
        }
      }
    }
    window.settle()
    window.textField("sidebar").focus()
    window.type("abc")
    visibility.value = .detailOnly
    window.settle()
    #expect(window.editedTexts.count == 1)
    visibility.value = .all
    window.settle()
    #expect(window.textField("sidebar").value == "abc")
  }
}
