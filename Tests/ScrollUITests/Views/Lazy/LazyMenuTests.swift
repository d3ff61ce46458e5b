import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Menus in rows that are built and removed by scrolling.
@MainActor @Suite struct LazyMenuTests {
  private func list<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> TestWindow {
    TestWindow {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { row($0).frame(height: 50) } }
      }
    }
  }

  /// The objects that built rows could leak.
  private func keptStates(_ window: TestWindow) -> [RowState] {
    var states: [RowState] = []
    func visit(_ element: Element) {
      if let row = element as? any LazyRow, let state = RowScope.state(of: row) { states.append(state) }
      element.forEachChild(visit)
    }
    window.host.graph.forRoot(visit)
    return states
  }

  @Test func rowsWithClosedMenusRetainNothing() {
    let window = list { number in
      HStack {
        Text("Row \(number)").contextMenu { Button("Delete") {} }
        Menu("More") { Button("Open") {} }
      }
    }
    #expect(window.texts.filter { $0.hasPrefix("Row") }.count >= 12)
    #expect(keptStates(window).count == 0)
  }

  @Test func aClosedMenuRetainsNothing() throws {
    let window = list { number in Text("Row \(number)").contextMenu { Button("Delete") {} } }
    let row = try #require(window.frame(ofText: "Row 3"))
    window.send(.mouseDown(CGPoint(x: row.midX, y: row.midY), button: 3))
    window.advance()
    window.send(.mouseUp(CGPoint(x: row.midX, y: row.midY), button: 3))
    window.settle()
    #expect(window.texts.contains("Delete"))
    #expect(keptStates(window).count == 1)
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("Delete"))
    #expect(keptStates(window).count == 0)
  }

  /// The row of an open menu is scrolled until it is removed; when it is built again, its menu is closed.
  @Test func aMenuDoesNotReopenWithItsRow() throws {
    let window = list { number in Text("Row \(number)").contextMenu { Button("Delete") {} } }
    let row = try #require(window.frame(ofText: "Row 3"))
    window.send(.mouseDown(CGPoint(x: row.midX, y: row.midY), button: 3))
    window.advance()
    window.send(.mouseUp(CGPoint(x: row.midX, y: row.midY), button: 3))
    window.settle()
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 6000))
    window.settle()
    #expect(!window.texts.contains("Delete"))
    scroll.model.jump(to: .zero)
    window.settle()
    #expect(window.texts.contains("Row 3"))
    #expect(!window.texts.contains("Delete"))
  }
}
