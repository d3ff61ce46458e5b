import Engine
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// Rows of lists: positions by the data, rows in sight, selection, and scrolling to them.
@MainActor @Suite struct ListSemanticsTests {
  private struct Rows: View {
    let count: Int
    @State var selection: Int?

    var body: some View {
      List(selection: $selection) {
        Section("Numbers") { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
      }
    }
  }

  private func list(_ window: TestWindow) -> SemanticNode? {
    window.presentTree.nodes.values.first { $0.role == .list }
  }

  @Test func aRowFarInAMillionKnowsItsPositionAndFewRowsAreElements() throws {
    let window = TestWindow { Rows(count: 1_000_000) }
    window.settle()
    let lazy = window.nodes(of: LazyNode.self)[0]
    lazy.reveal(item: 512_003)
    window.settle()
    let row = window.row("Row 512002")
    #expect(row.isShowing)
    let tree = window.presentTree
    let node = try #require(tree.nodes.values.first { $0.label == "Row 512002" })
    #expect(node.position == 512_002)
    #expect(node.setSize == 1_000_000)
    #expect(try #require(list(window)).children.count <= lazy.liveItemCount + 2)
    #expect(lazy.liveItemCount < 100)
  }

  @Test func oneRowBeyondEachEdgeIsAnElementWithoutShowing() throws {
    let window = TestWindow { Rows(count: 200) }
    window.wheel(-6, at: CGPoint(x: 200, y: 300))
    window.settle()
    let tree = window.presentTree
    let rows = try #require(list(window)).children.compactMap { tree[$0] }
    let showing = rows.map { $0.states.contains(.showing) }
    #expect(showing.first == false)
    #expect(showing.last == false)
    #expect(showing.dropFirst().dropLast().allSatisfy { $0 })
  }

  @Test func aRowThatIsBuiltAgainKeepsItsIdentity() throws {
    let window = TestWindow { Rows(count: 5_000) }
    func id() -> SemanticID? { window.presentTree.nodes.values.first { $0.label == "Row 3" }?.id }
    let first = try #require(id())
    let lazy = window.nodes(of: LazyNode.self)[0]
    lazy.reveal(item: 4_000)
    window.settle()
    #expect(id() == nil)
    lazy.reveal(item: 0)
    window.settle()
    #expect(id() == first)
  }

  @Test func aRowIsSelectedAndThenHasTheFocus() {
    let window = TestWindow { Rows(count: 50) }
    window.row("Row 4").press()
    #expect(window.row("Row 4").isSelected)
    window.row("Row 2").setSelected(true)
    #expect(!window.row("Row 4").isSelected)
    window.element(.list).focus()
    #expect(window.row("Row 2").isFocused)
    window.press(.downArrow)
    window.settle()
    #expect(window.row("Row 3").isFocused)
    #expect(window.element(.list).perform(.clearSelection))
    #expect(!window.row("Row 3").isSelected)
  }

  @Test(arguments: [
    (SemanticReveal.top, 0.0), (.bottom, 1), (.topLeft, 0), (.bottomRight, 1),
  ])
  func aRowIsScrolledToAnEdge(place: SemanticReveal, fraction: Double) throws {
    let window = TestWindow { Rows(count: 500) }
    window.wheel(-20, at: CGPoint(x: 200, y: 300))
    window.settle()
    let tree = window.presentTree
    let rows = try #require(list(window)).children.compactMap { tree[$0] }
    let row = rows[rows.count / 2]
    #expect(window.pipeline.semantics.perform(.reveal(place, part: nil), on: row.id))
    window.settle()
    let frame = window.row(row.label).frame
    #expect(abs((fraction == 0 ? frame.minY : frame.maxY) - (fraction == 0 ? 0 : 600)) < 1)
  }

  @Test func aRowIsScrolledToAPoint() throws {
    let window = TestWindow { Rows(count: 500) }
    window.wheel(-20, at: CGPoint(x: 200, y: 300))
    window.settle()
    let tree = window.presentTree
    let row = try #require(list(window)).children.compactMap { tree[$0] }[3]
    #expect(window.pipeline.semantics.perform(.revealAt(CGPoint(x: 0, y: 200)), on: row.id))
    window.settle()
    #expect(abs(window.row(row.label).frame.minY - 200) < 1)
  }

  @Test func aPageIsScrolledByTheActionOfTheScrollView() {
    let window = TestWindow { Rows(count: 500) }
    #expect(window.element(.scrollView).perform(.action(.scroll(.bottom))))
    window.settle()
    #expect(window.scrollGeometry()?.contentOffset.y ?? 0 > 400)
    #expect(window.element(.scrollBar).setNumber(0))
    window.settle()
    #expect(window.scrollGeometry()?.contentOffset.y == 0)
    #expect(!window.element(.scrollView).perform(.action(.scroll(.top))))
  }

  @Test func requestsToRowsThatAreGoneFail() throws {
    struct Page: View {
      @State var names = ["A", "B", "C"]
      var body: some View {
        VStack {
          Button("Remove") { names.removeFirst() }
          List(names, id: \.self, selection: .constant(Set<String>())) { Text($0) }
        }
      }
    }
    let window = TestWindow { Page() }
    let row = try #require(window.presentTree.nodes.values.first { $0.label == "A" && $0.role == .row })
    window.button("Remove").press()
    window.settle()
    let service = window.pipeline.semantics
    #expect(!service.perform(.action(.press), on: row.id))
    #expect(!service.perform(.reveal(.top, part: nil), on: row.id))
    #expect(!service.perform(.focus, on: SemanticID(rawValue: 12345)))
  }

  // MARK: Actions of rows

  private struct Letters: View {
    @State var names = ["A", "B", "C"]
    @State var flagged: [String] = []

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") { flagged.append(name) } }
            .swipeActions {
              Button("Archive", role: .destructive) { names.removeAll { $0 == name } }
              Button("Mute") {}.disabled(true)
            }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text("Flagged \(flagged.joined())")
      }
    }
  }

  @Test func buttonsOfSwipesAndMovesAreActionsOfARow() {
    let window = TestWindow { Letters() }
    #expect(window.row("A").actions == ["Flag", "Archive", "Move down"])
    #expect(window.row("B").actions == ["Flag", "Archive", "Move up", "Move down"])
    #expect(window.row("C").actions == ["Flag", "Archive", "Move up"])
    #expect(window.row("Flagged").actions.isEmpty)
    window.row("B").act("Flag")
    window.settle()
    #expect(window.row("Flagged B").exists)
    window.row("A").act("Archive")
    window.settle()
    #expect(!window.row("A").exists && window.row("B").exists)
  }

  @Test func aRowMovesByItsActionAndKeepsItsIdentity() throws {
    let window = TestWindow { Letters() }
    let id = try #require(window.presentTree.nodes.values.first { $0.label == "C" && $0.role == .row }?.id)
    #expect(window.row("C").act("Move up"))
    window.settle()
    let moved = try #require(window.presentTree[id])
    #expect(moved.label == "C" && moved.position == 1)
    window.row("A").act("Move down")
    window.settle()
    #expect(window.presentTree[id]?.position == 0)
    #expect(!window.row("C").act("Move up"))
  }

  @Test func aRowIsDeletedByItsAction() {
    struct Page: View {
      @State var names = ["A", "B", "C"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "B") }.onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let window = TestWindow { Page() }
    #expect(window.row("B").actions.isEmpty)
    window.row("C").act("Delete")
    window.settle()
    #expect(!window.row("C").exists)
    #expect(window.row("A").actions == ["Delete"])
  }

  @Test func aLazyRowIsSelectedWithItsButton() {
    struct Page: View {
      @State var chosen = 3

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<2_000, id: \.self) { row in
              Button("Row \(row)") { chosen = row }.accessibilityAddTraits(row == chosen ? .isSelected : [])
            }
          }
        }
      }
    }
    let window = TestWindow { Page() }
    #expect(window.row("Row 3").isSelected && !window.row("Row 4").isSelected)
    window.row("Row 4").press()
    window.settle()
    #expect(!window.row("Row 3").isSelected && window.row("Row 4").isSelected)
  }

  // MARK: Focus

  @Test func theFocusedRowStaysInTheTreeAndTypingGoesOn() throws {
    struct Page: View {
      @State var names = (0..<5_000).map { "Name \($0)" }
      var body: some View {
        ScrollView {
          LazyVStack { ForEach(names.indices, id: \.self) { TextField("Field \($0)", text: $names[$0]) } }
        }
      }
    }
    let window = TestWindow { Page() }
    window.textField("Field 3").focus()
    let lazy = window.nodes(of: LazyNode.self)[0]
    lazy.reveal(item: 4_000)
    window.settle()
    #expect(window.textField("Field 4000").isShowing)
    let field = window.textField("Field 3")
    #expect(field.isFocused && !field.isShowing)
    #expect(lazy.liveItemCount < 100)
    #expect(window.row("Field 2").exists == false)
    window.press(.end)
    window.type("!")
    #expect(window.textField("Field 3").value == "Name 3!")
    window.press(.tab)
    window.settle()
    #expect(!window.textField("Field 3").exists || !window.textField("Field 3").isFocused)
  }

  @Test func theSelectedRowOfAFocusedListStaysInTheTree() {
    let window = TestWindow { Rows(count: 100_000) }
    window.row("Row 4").press()
    window.element(.list).focus()
    let lazy = window.nodes(of: LazyNode.self)[0]
    lazy.reveal(item: 90_000)
    window.settle()
    let row = window.row("Row 4")
    #expect(row.isFocused && !row.isShowing && row.isSelected)
    #expect(lazy.liveItemCount < 100)
    window.press(.downArrow)
    window.settle()
    #expect(window.row("Row 5").isFocused && window.row("Row 5").isShowing)
  }
}
