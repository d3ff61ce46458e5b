import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// Text fields and the keyboard's focus.
@MainActor @Suite struct TextFieldFocusTests {
  private struct Form: View {
    enum Field: Hashable { case first, second }
    let recorder: Recorder
    @State private var first = ""
    @State private var second = "abc"
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "none")
        TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .second }
        TextField("Second", text: $second).focused($focus, equals: .second)
          .onKeyPress(.return) {
            recorder.note("return")
            return .handled
          }
        Button("Done") { focus = nil }
      }
      .onKeyPress(KeyEquivalent("x")) {
        recorder.note("x")
        return .handled
      }
    }
  }

  private let recorder = Recorder()

  private func window() -> TestWindow { TestWindow { Form(recorder: recorder) } }

  @Test func aClickUpdatesTheFocusState() {
    let window = window()
    #expect(window.texts.contains("none"))
    window.clickText(1)
    window.settle()
    #expect(window.texts.contains("second"))
  }

  @Test func aSubmissionMayMoveTheFocusOn() {
    let window = window()
    window.clickText()
    window.key("Return")
    window.settle()
    #expect(window.editedTexts.map(\.isFocused) == [false, true] && window.texts.contains("second"))
    window.type("z")
    #expect(window.editedTexts[1].model.text == "z")
  }

  @Test func keyHandlersOnTheFieldRunBeforeItAndThoseOfAncestorsAfter() {
    let window = window()
    window.clickText(1)
    window.key("Return")
    #expect(recorder.take() == ["return"])
    window.key("X")
    #expect(recorder.take() == [])
    window.key("Escape")
    window.key("X")
    #expect(recorder.take() == ["x"])
  }
}
