import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The menu and the primary action of the rows of a list with a selection.
@MainActor @Suite struct RowsMenuTests {
  private let calls = Recorder()
  private let selection = Remote<Set<Int>>()

  private struct Rows: View {
    let calls: Recorder
    let remote: Remote<Set<Int>>
    @State private var selection: Set<Int> = []

    var body: some View {
      let _ = remote.connect($selection)
      List(selection: $selection) {
        Text("Own").tag(100).contextMenu { Button("Own item") {} }
        ForEach(0..<5) { number in
          Text("Row \(number)").swipeActions { Button("Archive") { calls.note("archive \(number)") } }
        }
      }
      .listStyle(.plain)
      .contextMenu(forSelectionType: Int.self) { numbers in
        if numbers.isEmpty {
          Button("New") { calls.note("new") }
        } else {
          Button("Share \(numbers.count)") { calls.note("share \(numbers.sorted())") }
        }
      } primaryAction: { numbers in
        calls.note("open \(numbers.sorted())")
      }
    }
  }

  private func window() -> TestWindow {
    let window = TestWindow(width: 400, height: 500) { Rows(calls: calls, remote: selection) }
    window.settle()
    return window
  }

  private func openMenu(_ text: String, in window: TestWindow) throws {
    let frame = try #require(window.listRowFrame(text))
    openMenu(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
  }

  private func openMenu(at point: CGPoint, in window: TestWindow) {
    window.send(.mouseDown(point, button: 3))
    window.advance()
    window.send(.mouseUp(point, button: 3))
    window.advance()
    window.settle()
  }

  private func ringedTexts(_ window: TestWindow) -> [String] {
    (0..<5).map { "Row \($0)" }.filter { window.listRow($0)?.appearance.focusRing != nil }
  }

  @Test func aMenuOnASelectedRowIsForTheWholeSelection() throws {
    let window = window()
    selection.value = [1, 3]
    window.settle()
    try openMenu("Row 3", in: window)
    #expect(ringedTexts(window) == [])
    try window.tap("Share 2")
    window.settle()
    #expect(calls.take() == ["share [1, 3]"])
    #expect(selection.value == [1, 3])
  }

  @Test func aMenuOnAnotherRowIsForThatRowWhichHasARing() throws {
    let window = window()
    selection.value = [1, 3]
    window.settle()
    try openMenu("Row 2", in: window)
    #expect(ringedTexts(window) == ["Row 2"])
    try window.tap("Share 1")
    window.settle()
    #expect(calls.take() == ["share [2]"])
    #expect(selection.value == [1, 3] && ringedTexts(window) == [])
  }

  @Test func theSwipeActionsOfTheRowFollowInTheMenu() throws {
    let window = window()
    try openMenu("Row 2", in: window)
    try window.tap("Archive")
    window.settle()
    #expect(calls.take() == ["archive 2"])
  }

  @Test func besideTheRowsTheMenuIsForNoRow() throws {
    let window = window()
    openMenu(at: CGPoint(x: 200, y: 480), in: window)
    try window.tap("New")
    window.settle()
    #expect(calls.take() == ["new"])
  }

  @Test func theMenuOfARowTakesPrecedence() throws {
    let window = window()
    try openMenu("Own", in: window)
    #expect(window.texts.contains("Own item") && !window.texts.contains("Share 1"))
  }

  @Test func theKeyForMenusOpensTheMenuOfTheSelection() throws {
    let window = window()
    window.clickRow("Row 1")
    window.key("Down", .shift)
    window.pressMenuKey("Menu")
    window.settle()
    try window.tap("Share 2")
    window.settle()
    #expect(calls.take() == ["share [1, 2]"])
  }

  @Test func aDoubleClickAndReturnDoThePrimaryAction() throws {
    let window = window()
    let frame = try #require(window.listRowFrame("Row 2"))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    window.click(point)
    window.settle()
    #expect(calls.take() == [] && selection.value == [2])
    window.advance(seconds: 0.5)
    window.click(point)
    window.advance()
    window.click(point)
    window.settle()
    #expect(calls.take() == ["open [2]"])
    window.key("Down", .shift)
    window.key("Return")
    #expect(calls.take() == ["open [2, 3]"])
  }

  @Test func clicksOnTwoRowsAreNoDoubleClick() throws {
    let window = window()
    for text in ["Row 1", "Row 2"] {
      let frame = try #require(window.listRowFrame(text))
      window.click(CGPoint(x: frame.midX, y: frame.midY))
      window.advance()
    }
    #expect(calls.take() == [] && selection.value == [2])
  }

  @Test func aListWithValuesOfAnotherTypeHasNoMenu() throws {
    let window = TestWindow(width: 400, height: 300) {
      List(selection: .constant(Set<Int>())) { ForEach(0..<3) { Text("Row \($0)") } }
        .contextMenu(forSelectionType: String.self) { _ in Button("Share") {} }
    }
    window.settle()
    try openMenu("Row 1", in: window)
    #expect(!window.texts.contains("Share"))
  }

  @Test func aMenuWithoutItemsDoesNotOpen() throws {
    let window = TestWindow(width: 400, height: 300) {
      List(selection: .constant(Set<Int>())) { ForEach(0..<3) { Text("Row \($0)") } }
        .contextMenu(forSelectionType: Int.self) { numbers in
          if !numbers.isEmpty { Button("Share") {} }
        }
    }
    window.settle()
    openMenu(at: CGPoint(x: 200, y: 280), in: window)
    #expect(window.nodes(of: ScrollNode.self).count == 1, "only the list")
    try openMenu("Row 1", in: window)
    #expect(window.texts.contains("Share"))
  }

  @Test func aListWithoutASelectionAndAListInASheetHaveNoMenu() throws {
    let window = TestWindow(width: 400, height: 500) {
      List { ForEach(0..<3) { Text("Row \($0)") } }
        .sheet(isPresented: .constant(true)) {
          List(selection: .constant(Set<Int>())) { ForEach(5..<8) { Text("Row \($0)") } }
            .frame(width: 300, height: 200)
        }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Share") {} }
    }
    window.settle()
    for row in ["Row 1", "Row 6"] {
      try openMenu(row, in: window)
      #expect(!window.texts.contains("Share"), "\(row)")
    }
  }
}
