import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The keys of lists without a selection, which act on the row with the focus ring.
@MainActor @Suite struct ListCursorTests {
  private func ringed(_ window: TestWindow) -> [String] {
    window.settle()
    return window.listRows.filter { $0.appearance.focusRing != nil }.compactMap { row in
      window.nodes(of: TextNode.self).first { text in text.nearestAncestor { $0 === row } != nil }?.spans.map(\.text)
        .joined()
    }
  }

  @Test func tabRingsTheFirstRowAndKeysMoveTheRing() throws {
    let window = SwipeSample().window
    window.key("Tab")
    #expect(ringed(window) == ["Row 0"])
    for _ in 0..<12 { window.key("Down") }
    #expect(ringed(window) == ["Row 12"])
    let frame = try #require(window.listRowFrame("Row 12"))
    #expect(frame.minY >= 0 && frame.maxY <= 440.5, "\(frame)")
    window.key("End")
    #expect(ringed(window) == ["Row 99"])
    window.key("PageUp")
    #expect(ringed(window) == ["Row 89"])
    window.key("Home")
    #expect(ringed(window) == ["Row 0"])
    #expect(window.selectedTexts.isEmpty)
  }

  @Test func tabRingsTheFirstRowInSight() {
    let window = SwipeSample().window
    window.wheel(-10, at: CGPoint(x: 200, y: 200))
    window.settle()
    let offset = window.scroll?.model.offset.y ?? 0
    window.key("Tab")
    #expect(ringed(window) == ["Row \(Int((offset / 44).rounded(.up)))"])
    #expect(window.scroll?.model.offset.y == offset)
  }

  @Test func clicksAndHoverLeaveTheRing() throws {
    let sample = SwipeSample()
    sample.window.click(try sample.middle(5))
    #expect(ringed(sample.window) == [])
    sample.window.key("Tab")
    sample.window.click(try sample.middle(5))
    sample.window.move(try sample.middle(3))
    #expect(ringed(sample.window) == ["Row 0"])
  }

  @Test(arguments: ["Application", "F10"]) func theMenuKeyOffersTheActionsOfTheRow(key: String) throws {
    let sample = SwipeSample()
    let window = sample.window
    window.key("Tab")
    window.key("Down")
    window.pressMenuKey(key)
    window.settle()
    #expect(window.texts.suffix(4) == ["Unread", "Delete", "Flag", "More"])
    try window.tap("Flag")
    #expect(sample.calls.take() == ["flag 1"])
    window.settle()
    #expect(ringed(window) == ["Row 1"])
  }

  @Test func deleteRunsTheDestructiveActionAndTheRingGoesToTheNextRow() {
    let sample = SwipeSample()
    sample.window.key("Tab")
    sample.window.key("Down")
    sample.window.key("Delete")
    #expect(ringed(sample.window) == ["Row 2"])
    #expect(sample.calls.take() == ["delete 1"])
    sample.window.key("Delete")
    #expect(ringed(sample.window) == ["Row 3"])
  }

  @Test func deleteRemovesRowsOfOnDelete() {
    let sample = SwipeSample { $0.deletes = true }
    sample.window.key("Tab")
    for _ in 0..<6 { sample.window.key("Down") }
    sample.window.key("Delete")
    #expect(sample.numbers.value.prefix(8) == [0, 1, 2, 3, 4, 5, 7, 8])
    #expect(ringed(sample.window) == ["Row 7"])
    sample.window.key("Delete")
    sample.window.settle()
    #expect(sample.numbers.value.count == 99, "row 7 has deleteDisabled")
  }

  @Test func theRingStaysInTheListWhenItsDataIsReplaced() {
    let sample = SwipeSample()
    sample.window.key("Tab")
    for _ in 0..<4 { sample.window.key("Down") }
    sample.numbers.value = [10, 4, 11]
    #expect(ringed(sample.window) == ["Row 4"])
    sample.numbers.value = [10, 11]
    #expect(ringed(sample.window) == ["Row 11"])
    sample.numbers.value = []
    #expect(ringed(sample.window) == [])
  }

  @Test func readersFollowTheRingedRow() {
    let window = SwipeSample().window
    window.key("Tab")
    window.key("Down")
    window.settle()
    #expect(window.row("Row 1").isFocused && window.row("Row 1").isRead)
    #expect(!window.row("Row 0").isFocused && !window.row("Row 1").isSelected)
  }

  /// A list of buttons that can be moved, between a button above it and a button below it.
  private struct Cities: View {
    let calls: Recorder
    @State var cities = ["Ghent", "Lyon", "Turin"]

    var body: some View {
      Button("Before") {}
      List {
        ForEach(cities, id: \.self) { city in Button(city) { calls.note(city) } }
          .onMove { cities.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Order") { calls.note(cities.joined(separator: " ")) }
    }
  }

  @Test func arrowsWithAltMoveTheRowAndReturnPressesIt() throws {
    let calls = Recorder()
    let window = TestWindow { Cities(calls: calls) }
    window.key("Tab")
    window.key("Tab")
    window.key("Down")
    window.key("Return")
    #expect(calls.take() == ["Lyon"])
    window.key("Up", .option)
    window.settle()
    #expect(ringed(window) == ["Lyon"])
    try window.tap("Order")
    #expect(calls.take() == ["Lyon Ghent Turin"])
    window.key("Space")
    #expect(calls.take() == ["Lyon"], "clicks leave the focus and the ring")
  }

  @Test func theRingDisappearsWithTheFocusAndReturns() {
    let window = TestWindow { Cities(calls: Recorder()) }
    window.key("Tab")
    window.key("Tab")
    window.key("Down")
    #expect(ringed(window) == ["Lyon"])
    window.key("Tab")
    #expect(ringed(window) == [])
    window.key("Tab", .shift)
    #expect(ringed(window) == ["Lyon"])
  }

  @Test func aListWithoutRowActionsIsNoStop() {
    let window = TestWindow {
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    window.key("Tab")
    window.key("Down")
    #expect(ringed(window) == [])
    #expect(window.presentTree.focus == nil)
  }

  @Test func altAndAnArrowMoveTheRowOfAFocusedControl() {
    let recorder = Recorder()
    let window = TestWindow(width: 300, height: 400) { MovedButtons(recorder: recorder) }
    window.settle()
    window.key("Down", .option)
    window.settle()
    #expect(window.texts == ["a", "c", "b"])
    window.key("Space")
    #expect(recorder.take() == ["b"], "the control keeps the focus")
    window.key("Up", .option)
    window.key("Up", .option)
    window.settle()
    #expect(window.texts == ["b", "a", "c"])
  }
}

/// Rows of buttons that can be moved. The second button has the focus.
private struct MovedButtons: View {
  let recorder: Recorder
  @State private var names = ["a", "b", "c"]
  @FocusState private var focused: String?

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Button(name) { recorder.note(name) }.buttonStyle(.bordered).focused($focused, equals: name)
      }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .onAppear { focused = "b" }
  }
}
