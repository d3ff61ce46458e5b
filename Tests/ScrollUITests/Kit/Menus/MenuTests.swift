import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct MenuTests {
  private let recorder = Recorder()

  /// The menu's button is in the window's middle.
  private let middle = CGPoint(x: 200, y: 150)

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let content = content()
    return TestWindow(width: 400, height: 300) {
      VStack {
        Menu("Open") { content }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onKeyPress { press in
        recorder.note("behind \(press.characters)")
        return .handled
      }
    }
  }

  private func standard() -> TestWindow {
    window {
      Button("New") { recorder.note("new") }
      Button("Delete", role: .destructive) { recorder.note("delete") }
      Button("Disabled") { recorder.note("disabled") }.disabled(true)
      Button("Duplicate") { recorder.note("duplicate") }
    }
  }

  private func point(_ text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Mouse

  @Test func aClickOpensTheMenuAndAClickOnARowActsAndClosesIt() throws {
    let window = standard()
    #expect(window.texts == ["Open"])
    window.click(middle)
    #expect(window.texts == ["Open", "New", "Delete", "Disabled", "Duplicate"])
    window.click(try point("Delete", in: window))
    #expect(recorder.take() == ["delete"])
    window.settle()
    #expect(window.texts == ["Open"])
  }

  @Test func aMenuOpensBelowItsButton() throws {
    let window = standard()
    let button = try #require(window.frame(ofText: "Open"))
    window.click(middle)
    let row = try #require(window.frame(ofText: "New"))
    #expect(row.minY > button.maxY)
    #expect(row.minY < button.maxY + 40)
  }

  /// A press outside the menu only closes it.
  @Test func aPressOutsideTheMenuOnlyClosesIt() {
    let window = TestWindow(width: 400, height: 300) {
      ZStack(alignment: .topLeading) {
        Color.red.onTapGesture { recorder.note("behind") }
        Menu("Open") { Button("New") {} }
      }
    }
    window.click(CGPoint(x: 20, y: 12))
    #expect(window.texts == ["Open", "New"])
    window.click(CGPoint(x: 350, y: 280))
    window.settle()
    #expect(window.texts == ["Open"])
    #expect(recorder.take() == [])
    window.click(CGPoint(x: 350, y: 280))
    #expect(recorder.take() == ["behind"])
  }

  @Test func aMenuClosesWhenItsButtonMoves() {
    let offset = Knob(CGFloat(0))
    let window = TestWindow(width: 400, height: 300) {
      KnobView(offset) { Menu("Open") { Button("New") {} }.padding(.top, $0) }
    }
    window.click(middle)
    #expect(window.texts == ["Open", "New"])
    offset.value = 40
    window.settle()
    #expect(window.texts == ["Open"])
  }

  // MARK: Keys

  @Test func arrowsCycleThroughTheRowsAndReturnActs() {
    let window = standard()
    window.click(middle)
    for _ in 0..<3 { window.key("Down") }
    window.key("Return")
    #expect(recorder.take() == ["duplicate"])
    window.settle()
    window.click(middle)
    for _ in 0..<4 { window.key("Down") }
    window.key("Return")
    #expect(recorder.take() == ["new"])
    window.settle()
    window.click(middle)
    window.key("Up")
    window.key("Space")
    #expect(recorder.take() == ["duplicate"])
  }

  @Test func escapeClosesTheMenu() {
    let window = standard()
    window.click(middle)
    window.key("Escape")
    window.settle()
    #expect(window.texts == ["Open"])
    #expect(recorder.take() == [])
  }

  @Test func lettersFindARow() {
    let window = standard()
    window.click(middle)
    window.key("D")
    window.key("U")
    window.key("Return")
    #expect(recorder.take() == ["duplicate"])
  }

  @Test func aLetterThatIsRepeatedGoesToTheNextRow() {
    let window = standard()
    window.click(middle)
    window.key("D")
    window.key("D")
    window.key("Return")
    #expect(recorder.take() == ["duplicate"])
  }

  @Test func afterAPauseTypeSelectRestarts() {
    let window = standard()
    window.click(middle)
    window.key("D")
    window.advance(seconds: 1.5)
    window.key("N")
    window.key("Return")
    #expect(recorder.take() == ["new"])
  }

  /// Views behind an open menu receive no keys.
  @Test func keysAreConfinedToTheMenu() {
    let window = standard()
    window.click(middle)
    window.key("X")
    window.key("Tab")
    #expect(recorder.take() == [])
    window.key("Escape")
    window.settle()
    window.key("X")
    #expect(recorder.take() == ["behind x"])
  }

  @Test func theFocusReturnsToTheButton() {
    let window = TestWindow(width: 400, height: 300) {
      Menu("Open") { ForEach(0..<4) { number in Button("Row \(number)") {} } }
    }
    window.key("Tab")
    window.key("Return")
    window.settle()
    #expect(window.texts.count == 5)
    window.key("Escape")
    window.settle()
    window.key("Return")
    window.settle()
    #expect(window.texts.count == 5)
  }

  // MARK: Content

  @Test func togglesAndPickersHaveCheckmarks() throws {
    struct Options: View {
      @State private var isOn = false
      @State private var size = 1

      var body: some View {
        Menu("\(isOn) \(size)") {
          Toggle("Hidden", isOn: $isOn)
          Picker("Size", selection: $size) { ForEach(0..<2) { Text("No. \($0)") } }
        }
      }
    }
    let window = TestWindow(width: 400, height: 300) { Options() }
    window.click(middle)
    window.click(try point("Hidden", in: window))
    window.settle()
    window.click(middle)
    window.click(try point("No. 0", in: window))
    window.settle()
    #expect(window.texts == ["true 0"])
  }

  @Test func sectionsAndDividersGiveSingleSeparators() throws {
    let window = window {
      Divider()
      Button("A") {}
      Divider()
      Divider()
      Section("Head") { Button("B") {} }
      Button("C") {}
      Divider()
    }
    window.click(middle)
    func gap(_ one: String, _ other: String) throws -> CGFloat {
      try #require(window.frame(ofText: other)).minY - (try #require(window.frame(ofText: one))).maxY
    }
    #expect(window.texts == ["Open", "A", "Head", "B", "C"])
    #expect(try gap("A", "Head") == 21)
    #expect(try gap("B", "C") == 21)
  }

  @Test func aSubmenuOpensBesideItsRow() throws {
    let window = window {
      Button("First") {}
      Menu("More") {
        Button("Inner") { recorder.note("inner") }
        Button("Other") { recorder.note("other") }
      }
    }
    window.click(middle)
    window.move(try point("More", in: window))
    window.settle()
    let row = try #require(window.frame(ofText: "More"))
    let inner = try #require(window.frame(ofText: "Inner"))
    // The submenu does not fit at the trailing side of this window.
    #expect(inner.maxX < row.minX)
    #expect(abs(inner.midY - row.midY) < 4)
    window.click(try point("Inner", in: window))
    #expect(recorder.take() == ["inner"])
    window.settle()
    #expect(window.texts == ["Open"])
  }

  @Test func arrowsEnterAndLeaveASubmenu() {
    let window = window {
      Menu("More") {
        Button("Inner") { recorder.note("inner") }
        Button("Other") { recorder.note("other") }
      }
      Button("Last") { recorder.note("last") }
    }
    window.click(middle)
    window.key("Down")
    window.key("Right")
    window.settle()
    #expect(window.texts.contains("Inner"))
    window.key("Left")
    window.settle()
    #expect(!window.texts.contains("Inner"))
    window.key("Right")
    window.settle()
    window.key("Down")
    window.key("Return")
    #expect(recorder.take() == ["other"])
    window.settle()
    #expect(window.texts == ["Open"])
  }

  @Test func thePrimaryActionHasItsOwnButton() throws {
    let window = TestWindow(width: 400, height: 300) {
      Menu("Save") {
        Button("Save all") {}
      } primaryAction: {
        recorder.note("save")
      }
    }
    let title = try #require(window.frame(ofText: "Save"))
    window.click(CGPoint(x: title.midX, y: title.midY))
    #expect(recorder.take() == ["save"])
    #expect(window.texts == ["Save"])
    window.click(CGPoint(x: title.maxX + 30, y: title.midY))
    #expect(window.texts == ["Save", "Save all"])
  }

  /// An open menu shows changes of its content.
  @Test func anOpenMenuIsUpdated() {
    let title = Knob("Old")
    let window = TestWindow(width: 400, height: 300) {
      KnobView(title) { title in Menu("Open") { Button(title) {} } }
    }
    window.click(middle)
    #expect(window.texts == ["Open", "Old"])
    title.value = "New"
    window.settle()
    #expect(window.texts == ["Open", "New"])
  }

  @Test func aLongMenuStaysInTheWindowAndScrolls() throws {
    let window = window { ForEach(0..<40) { number in Button("Row \(number)") { recorder.note("\(number)") } } }
    window.click(middle)
    let scroll = try #require(window.nodes(of: ScrollNode.self).first)
    let frame = scroll.convert(scroll.bounds, to: nil)
    #expect(frame.minY >= 0 && frame.maxY <= 300)
    window.key("End")
    window.settle()
    window.key("Return")
    #expect(recorder.take() == ["39"])
  }
}

@MainActor @Suite struct ContextMenuTests {
  @Test func theRightButtonOpensAMenuAtThePointer() throws {
    let recorder = Recorder()
    let window = TestWindow(width: 400, height: 300) {
      Color.red
        .onTapGesture { recorder.note("tap") }
        .contextMenu { Button("Copy") { recorder.note("copy") } }
    }
    window.send(.mouseDown(CGPoint(x: 100, y: 80), button: 3))
    window.advance()
    window.send(.mouseUp(CGPoint(x: 100, y: 80), button: 3))
    window.advance()
    let row = try #require(window.frame(ofText: "Copy"))
    #expect(row.minX > 100 && row.minX < 125)
    #expect(row.minY > 80 && row.minY < 100)
    window.click(CGPoint(x: row.midX, y: row.midY))
    #expect(recorder.take() == ["copy"])
    window.settle()
    #expect(window.texts == [])
  }
}
