import ScrollUI
import ScrollUITesting
import Testing

/// Groups of controls that are a single stop of the Tab key.
@MainActor @Suite struct FocusGroupTests {
  private struct Bar: View {
    let recorder: Recorder
    @State private var volume = 0.5
    @State private var name = ""

    var body: some View {
      VStack {
        HStack {
          Button("a") { recorder.note("a") }
          Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
          Button("b") { recorder.note("b") }
          TextField("Name", text: $name)
        }
        .focusGroup()
        Button("c") { recorder.note("c") }
      }
    }
  }

  private let recorder = Recorder()

  @Test func arrowsMoveBetweenTheButtonsOfAGroup() {
    let window = TestWindow { Bar(recorder: recorder) }
    window.key("Tab")
    window.key("Space")
    window.key("Right")
    window.key("Space")
    window.key("Right")
    window.key("Space")
    window.key("Home")
    window.key("Space")
    #expect(recorder.take() == ["a", "b", "b", "a"])
  }

  @Test func controlsThatUseArrowKeysAreStopsOfTheirOwn() {
    let window = TestWindow { Bar(recorder: recorder) }
    window.key("Tab")
    window.key("Right")
    window.key("Tab")
    window.key("Right")
    #expect(window.element(.slider, "Volume").number == 0.6)
    #expect(window.element(.slider, "Volume").isFocused)
    window.key("Tab")
    #expect(window.textField("Name").isFocused)
    window.key("Tab")
    window.key("Space")
    window.key("Tab")
    window.key("Space")
    #expect(recorder.take() == ["c", "b"], "the group keeps its last button")
  }
}
