import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct KeyTests {
  private let recorder = Recorder()

  private func shortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> TestWindow {
    TestWindow { Button("x") { recorder.note("pressed") }.keyboardShortcut(key, modifiers: modifiers) }
  }

  @Test func commandIsTheControlKey() {
    let window = shortcut("q", .command)
    window.key("Q", .control)
    #expect(recorder.take() == ["pressed"])
    window.key("Q")
    window.key("Q", [.control, .shift])
    window.key("W", .control)
    #expect(recorder.take() == [])
  }

  @Test func aShiftedCharacterMatchesWithoutTheShiftModifier() {
    let window = shortcut("?", [])
    window.key("/", .shift)
    #expect(recorder.take() == ["pressed"])
    window.key("/")
    #expect(recorder.take() == [])
  }

  @Test func aKeyWithShiftMatchesItsUnshiftedCharacter() {
    let window = shortcut("1", [.command, .shift])
    window.key("1", [.control, .shift])
    #expect(recorder.take() == ["pressed"])
    window.key("1", .control)
    #expect(recorder.take() == [])
  }

  @Test func aCapitalLetterImpliesShift() {
    let window = shortcut("A", .command)
    window.key("A", [.control, .shift])
    #expect(recorder.take() == ["pressed"])
    window.key("A", .control)
    #expect(recorder.take() == [])
  }

  @Test func aDisabledButtonHasNoShortcut() {
    let window = TestWindow {
      Button("x") { recorder.note("pressed") }.keyboardShortcut("q").disabled(true)
    }
    window.key("Q", .control)
    #expect(recorder.take() == [])
  }

  @Test func theDeepestViewHandlesAKeyFirstAndMayPassItOn() {
    let window = TestWindow {
      VStack {
        Text("x")
          .onKeyPress("a") {
            recorder.note("inner a")
            return .handled
          }
          .onKeyPress(keys: ["b", .escape]) { press in
            recorder.note("inner \(press.key == "b" ? "b" : "escape")")
            return .ignored
          }
      }
      .onKeyPress { press in
        recorder.note("outer \(press.characters)")
        return .handled
      }
    }
    window.key("A")
    window.key("B")
    window.key("C")
    #expect(recorder.take() == ["inner a", "inner b", "outer b", "outer c"])
  }

  @Test func charactersAndPhasesAreMatched() {
    let window = TestWindow {
      Text("x")
        .onKeyPress(characters: .decimalDigits) { press in
          recorder.note("digit \(press.characters)")
          return .handled
        }
        .onKeyPress(.space, phases: .up) { _ in
          recorder.note("space up")
          return .handled
        }
    }
    window.key("7")
    window.key("X")
    window.key("Space")
    #expect(recorder.take() == ["digit 7", "space up"])
  }

  @Test func aRemovedViewTakesNoKeys() {
    struct Root: View {
      let shows: Remote<Bool>
      let recorder: Recorder
      @State private var isShown = true

      var body: some View {
        let _ = shows.connect($isShown)
        if isShown {
          Text("x").onKeyPress("a") {
            recorder.note("a")
            return .handled
          }
        }
      }
    }
    let shows = Remote<Bool>()
    let window = TestWindow { Root(shows: shows, recorder: recorder) }
    shows.value = false
    window.advance()
    window.key("A")
    #expect(recorder.take() == [])
  }

  @Test func commandsOfKeysCallTheirActions() {
    let recorder = Recorder()
    let isActive = Knob(true)
    let window = TestWindow {
      KnobView(isActive) { isActive in
        Text("Inside")
          .onExitCommand(perform: isActive ? { recorder.note("exit") } : nil)
          .onDeleteCommand { recorder.note("delete") }
          .onMoveCommand { recorder.note("\($0)") }
          .onExitCommand { recorder.note("outer exit") }
      }
    }
    for key in ["Escape", "Delete", "Backspace", "Up", "Left"] { window.key(key) }
    #expect(recorder.take() == ["exit", "delete", "delete", "up", "left"])
    window.key("Up", .option)
    #expect(recorder.take() == [])
    isActive.value = false
    window.settle()
    window.key("Escape")
    #expect(recorder.take() == ["outer exit"])
  }

  private struct Fields: View {
    private enum Field {
      case name
      case place
    }

    @State private var name = ""
    @State private var place = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Place", text: $place).focused($field, equals: .place)
        Text("\(name)/\(place)")
      }
      .defaultFocus($field, .place)
    }
  }

  @Test func theDefaultFocusIsThatOfTheGivenField() {
    let window = TestWindow { Fields() }
    window.settle()
    window.type("Oslo")
    window.settle()
    #expect(window.texts.contains("/Oslo"))
  }
}
