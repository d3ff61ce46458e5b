import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The default appearance of controls in rows of lists, and the area in which they take presses.
@MainActor @Suite struct RowControlTests {
  private let calls = Recorder()
  private let season = Remote<Int>()

  private struct Settings: View {
    let calls: Recorder
    let season: Remote<Int>
    @State private var number = 2
    @State private var showsPopover = false

    var body: some View {
      let _ = season.connect($number)
      NavigationStack {
        List {
          NavigationLink("Sound") { Text("The page of sounds") }
          Button("Reset") { calls.note("reset") }
          Button("Erase", role: .destructive) { calls.note("erase") }
          Picker("Season", selection: $number) { ForEach(0..<4) { Text("Number \($0)") } }
          HStack {
            Button("Left") { calls.note("left") }
            Spacer()
            Button("Right") { calls.note("right") }
          }
          HStack {
            Button("Box") { calls.note("box") }.buttonStyle(.bordered)
            Text("Own")
          }
          NavigationLink("Mail") { Text("The page of mail") }.badge(12)
          Text("Nothing").badge(0)
          Button("Info") { showsPopover = true }.popover(isPresented: $showsPopover) {
            Button("Inside") { calls.note("inside") }.padding()
          }
        }
        .listStyle(.plain)
      }
    }
  }

  private func window(direction: LayoutDirection = .leftToRight) -> TestWindow {
    let window = TestWindow(width: 400, height: 600) {
      Settings(calls: calls, season: season).environment(\.layoutDirection, direction)
    }
    window.settle()
    return window
  }

  private func color(_ text: String, in window: TestWindow) -> RGBAColor? {
    window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == text }?.spans.first?.color
  }

  private func card(_ text: String, in window: TestWindow) throws -> CGRect {
    let row = try #require(window.listRow(text))
    return row.convert(row.card, to: nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aButtonThatIsARowTakesPressesInTheWholeRow(direction: LayoutDirection) throws {
    let window = window(direction: direction)
    let card = try card("Reset", in: window)
    for x in [card.minX + 2, card.midX, card.maxX - 2] { window.tap(CGPoint(x: x, y: card.maxY - 2)) }
    #expect(calls.take() == ["reset", "reset", "reset"])
  }

  @Test func buttonsThatShareARowTakePressesOnTheirLabelsAlone() throws {
    let window = window()
    let card = try card("Left", in: window)
    window.tap(CGPoint(x: card.midX, y: card.midY))
    #expect(calls.take() == [])
    try window.tap("Left")
    try window.tap("Right")
    #expect(calls.take() == ["left", "right"])
  }

  @Test func aPressThatLeavesTheRowDoesNothing() throws {
    let window = window()
    let card = try card("Reset", in: window)
    window.press(CGPoint(x: card.midX, y: card.midY))
    #expect(window.nodes(of: RowFillNode.self).filter { $0.highlight != nil }.count == 1)
    window.send(.mouseMove(CGPoint(x: card.midX, y: 590)))
    window.advance()
    window.release(CGPoint(x: card.midX, y: 590))
    #expect(calls.take() == [])
    #expect(window.nodes(of: RowFillNode.self).allSatisfy { $0.highlight == nil })
  }

  @Test func aLinkHasTheColorsOfItsLabelAndAChevron() throws {
    let window = window()
    #expect(color("Sound", in: window) == color("Own", in: window))
    #expect(color("Reset", in: window) != color("Own", in: window))
    #expect(color("Erase", in: window) != color("Reset", in: window))
    #expect(window.listRow("Sound")?.appearance.disclosure != nil)
    #expect(window.listRow("Reset")?.appearance.disclosure == nil)
  }

  @Test func aLinkOpensItsPageFromAnywhereInItsRow() throws {
    let window = window()
    let card = try card("Sound", in: window)
    window.tap(CGPoint(x: card.maxX - 4, y: card.minY + 4))
    window.settle()
    #expect(window.texts.contains("The page of sounds"))
  }

  @Test func aPickerShowsItsLabelAndOpensFromItsValue() throws {
    let window = window()
    let (label, value) = (
      try #require(window.frame(ofText: "Season")), try #require(window.frame(ofText: "Number 2"))
    )
    #expect(label.minX == 16 && value.minX > 250)
    try window.tap("Number 2")
    window.settle()
    try window.tap("Number 3")
    window.settle()
    #expect(season.value == 3)
    #expect(window.texts.contains("Number 3"))
  }

  @Test func separatorsBeginAtTheRowsOwnText() throws {
    let window = window()
    let row = try #require(window.listRow("Own"))
    #expect(row.separatorSpan.lowerBound == window.frame(ofText: "Own")?.minX)
    #expect(window.listRow("Season")?.separatorSpan.lowerBound == 16)
  }

  @Test func separatorsDoNotBeginAtHiddenLabels() {
    let window = TestWindow(width: 400, height: 500) {
      List {
        Section {
          Slider(value: .constant(0.5)) { Text("Weight") }
          Toggle("Window seat", isOn: .constant(true))
          Stepper("Bags", value: .constant(0.5))
          Picker("Meal", selection: .constant(true)) { Text("Warm").tag(true) }
          ProgressView(value: 0.5) { Text("Boarding") }
          LabeledContent("Seat") { Circle().frame(width: 20, height: 20) }
        }
        .labelsHidden()
      }
      .listStyle(.plain)
    }
    window.settle()
    #expect(window.listRows.map(\.separatorSpan.lowerBound) == Array(repeating: 16, count: 6))
  }

  @Test func aBadgeLiesAtTheTrailingEdgeBeforeTheChevron() throws {
    let window = window()
    let (row, badge) = (try card("Mail", in: window), try #require(window.frame(ofText: "12")))
    #expect(abs(badge.midY - row.midY) < 1)
    #expect(badge.maxX < row.maxX - 16 - 7 && badge.maxX > row.maxX - 50)
    window.tap(CGPoint(x: badge.midX, y: badge.midY))
    window.settle()
    #expect(window.texts.contains("The page of mail"), "the badge belongs to the link's row")
  }

  @Test func inRightToLeftTheBadgeLiesAtTheLeft() throws {
    let badge = try #require(window(direction: .rightToLeft).frame(ofText: "12"))
    #expect(badge.minX > 16 && badge.maxX < 60)
  }

  @Test func zeroShowsNoBadge() {
    #expect(!window().texts.contains("0"))
  }

  @Test func aPopoverOfARowHasItsOwnControls() throws {
    let window = window()
    try window.tap("Info")
    window.settle()
    let inside = try #require(window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == "Inside" })
    #expect(inside.nearestAncestor { $0 is RowFillNode } == nil)
    #expect(inside.nearestAncestor { $0 is ControlPartNode } != nil, "a button with a box")
  }

  @Test func sectionMarginsAndInsetsAreSetForSomeEdges() throws {
    let window = TestWindow(width: 400, height: 300) {
      List {
        Section { Text("Wide").listRowInsets(.leading, 40) }.listSectionMargins(.horizontal, 50)
        Section { Text("Next") }
      }
    }
    window.settle()
    let wide = try card("Wide", in: window)
    #expect(wide.minX == 50 && wide.maxX == 350)
    #expect(window.frame(ofText: "Wide")?.minX == 90)
    #expect(try card("Next", in: window).minX == 16)
  }

  @Test func eachSecondRowHasAnotherBackground() {
    let window = TestWindow(width: 300, height: 300) {
      List(0..<4) { Text("Row \($0)") }.listStyle(.plain).alternatingRowBackgrounds()
    }
    window.settle()
    let fills = window.listRows.map(\.appearance.background)
    #expect(fills.map { $0 == nil } == [true, false, true, false])
  }
}
