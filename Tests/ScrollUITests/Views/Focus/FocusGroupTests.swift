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

  /// Buttons in two lines, the second with one button less, and a scroll view around them.
  private struct Sheet: View {
    let recorder: Recorder

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          HStack(spacing: 10) { buttons(["a", "b", "c"]) }
          HStack(spacing: 10) { buttons(["d", "e"]) }
        }
        .focusGroup()
        Color.clear.frame(height: 3_000)
      }
    }

    private func buttons(_ names: [String]) -> some View {
      ForEach(names, id: \.self) { name in
        Button {
          recorder.note(name)
        } label: {
          Text(name).frame(width: 60, height: 20)
        }
      }
    }
  }

  @Test func verticalArrowsMoveToTheNearestButtonOfTheNextLine() throws {
    let window = TestWindow { Sheet(recorder: recorder) }
    window.key("Tab")
    for key in ["Right", "Down", "Left", "Up", "Right", "Right", "Down", "Up"] {
      window.key(key)
      window.key("Space")
    }
    #expect(recorder.take() == ["b", "e", "d", "a", "b", "c", "e", "b"])
    // At the last line the key scrolls.
    for _ in 0..<2 { window.key("Down") }
    window.settle()
    #expect(try #require(window.scrollGeometry()).contentOffset.y > 0)
  }
}
