import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// Edge cases of controls.
@MainActor @Suite struct ControlEdgeTests {
  @Test func aStepperOverANarrowTypeStopsAtItsRange() {
    let value = Knob<UInt8>(250)
    let low = Knob<UInt>(5)
    let window = TestWindow(width: 300, height: 100) {
      VStack {
        Stepper("a", value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...255, step: 10)
        Stepper("b", value: Binding(get: { low.value }, set: { low.value = $0 }), in: 0...100, step: 10)
      }
    }
    window.key("Tab")
    window.key("Up")
    #expect(value.value == 255)
    window.key("Tab")
    window.key("Down")
    #expect(low.value == 0)
  }

  @Test func losingTheFocusCommitsTheComposition() {
    let name = Knob("a")
    let window = TestWindow(width: 300, height: 200) {
      VStack {
        TextField("one", text: Binding(get: { name.value }, set: { name.value = $0 }))
        TextField("two", text: .constant(""))
      }
    }
    window.clickText(0, at: CGPoint(x: 200, y: 2))
    window.send(.textEditing("한", start: 1, length: 0))
    window.advance()
    window.clickText(1)
    window.settle()
    #expect(name.value == "a한")
    #expect(window.editedTexts[0].model.text == "a한")
  }

  @Test func insertingAViewBesideATextKeepsItsFocus() {
    let name = Knob("")
    let window = TestWindow(width: 300, height: 200) {
      KnobView(name) { text in
        ScrollView {
          TextField("name", text: Binding(get: { name.value }, set: { name.value = $0 }))
          if text.count >= 2 { Text("long enough") }
        }
      }
    }
    window.clickText()
    window.type("abcd")
    #expect(name.value == "abcd")
    #expect(window.texts.contains("long enough"))
  }

  @Test func settingAndResettingTheFocusDoesNotMoveIt() {
    struct Form: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("name", text: .constant("")).focused($isFocused)
          Text(isFocused ? "focused" : "free")
        }
        .onKeyPress("b") {
          isFocused = true
          isFocused = false
          return .handled
        }
      }
    }
    let window = TestWindow(width: 300, height: 200) { Form() }
    window.key("B")
    window.settle()
    #expect(window.texts.contains("free"))
    #expect(!window.editedTexts[0].isFocused)
  }

  @Test func raisingTheLineLimitGrowsTheField() {
    let maximum = Knob(2)
    let window = TestWindow(width: 100, height: 400) {
      KnobView(maximum) {
        TextField("note", text: .constant("a b c d e f g h i j k l m n o p q r s t u v w x"), axis: .vertical)
          .lineLimit(1...$0)
          .textFieldStyle(.plain)
      }
    }
    let before = window.editedTexts[0].size.height
    maximum.value = 4
    window.settle()
    #expect(window.editedTexts[0].size.height == before * 2)
  }

  @Test func aDragSimultaneousWithAPinchWorksWithTheMouse() {
    let recorder = Recorder()
    let drag = DragGesture().onEnded { _ in recorder.note("drag") }
    let window = TestWindow(width: 200, height: 200) {
      Color.red.gesture(drag.simultaneously(with: MagnifyGesture()).onEnded { _ in recorder.note("ended") })
    }
    for _ in 0..<2 {
      window.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 30, dy: 0), steps: 3)
      window.advance()
      #expect(recorder.take() == ["drag", "ended"])
    }
  }
}
