import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct FocusTests {
  private let recorder = Recorder()

  private enum Field: Hashable {
    case first, second
  }

  private struct Form: View {
    let recorder: Recorder
    @FocusState private var field: Field?
    @State private var showsSecond = true

    var body: some View {
      let _ = recorder.note(field.map { "\($0)" } ?? "none")
      VStack {
        Button("a") { field = .second }.focused($field, equals: .first)
        if showsSecond {
          Button("b") { field = nil }.focused($field, equals: .second)
        }
        Button("c") { showsSecond = false }
      }
    }
  }

  @Test func tabCyclesThroughTheControls() {
    let window = TestWindow {
      VStack {
        Button("a") { recorder.note("a") }
        Button("b") { recorder.note("b") }.disabled(true)
        Button("c") { recorder.note("c") }
      }
    }
    for _ in 0..<3 {
      window.key("Tab")
      window.key("Space")
    }
    #expect(recorder.take() == ["a", "c", "a"])
    window.key("Tab", .shift)
    window.key("Return")
    #expect(recorder.take() == ["c"])
  }

  @Test func aDisabledFocusEffectDrawsNoRingAndKeepsTheFocus() {
    let window = TestWindow {
      VStack {
        VStack { Button("a") { recorder.note("a") }.focusEffectDisabled(false) }.focusEffectDisabled()
        Button("b") { recorder.note("b") }.focusEffectDisabled(false)
      }
    }
    let plain = window.nodes(of: ShapeNode.self).count
    window.key("Tab")
    window.settle()
    #expect(window.nodes(of: ShapeNode.self).count == plain)
    window.key("Space")
    #expect(recorder.take() == ["a"])
    window.key("Tab")
    window.settle()
    #expect(window.nodes(of: ShapeNode.self).count == plain + 1)
  }

  @Test func aFocusEffectIsEnabledUnlessAnOuterViewDisablesIt() {
    struct Reader: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      let recorder: Recorder
      var body: some View {
        let _ = recorder.note("\(isEnabled)")
        Color.red
      }
    }
    for (isDisabled, expected) in [(false, "true"), (true, "false")] {
      _ = TestWindow { Reader(recorder: recorder).focusEffectDisabled(false).focusEffectDisabled(isDisabled) }
      #expect(recorder.take() == [expected])
    }
  }

  private struct Leaving: View {
    let recorder: Recorder
    @FocusState private var isFocused: Bool
    @State private var shows = true

    var body: some View {
      let _ = recorder.note("\(isFocused)")
      VStack {
        if shows {
          Button("a") { recorder.note("a") }.focused($isFocused).keyboardShortcut("k", modifiers: .control)
        }
        Color.red.onKeyPress("x") {
          withAnimation(.linear(duration: 1)) { shows = false }
          return .handled
        }
      }
    }
  }

  @Test func viewsBeingRemovedTakeNoKeys() {
    let window = TestWindow { Leaving(recorder: recorder) }
    window.key("Tab")
    window.key("K", .control)
    #expect(recorder.take() == ["false", "true", "a"])
    window.key("X")
    window.advance(seconds: 0.3)
    #expect(recorder.take().last == "false")
    window.key("K", .control)
    window.key("Space")
    #expect(recorder.take() == [])
  }

  private struct Renamed: View {
    let recorder: Recorder
    @FocusState private var field: Field?
    @State private var isFirst = true

    var body: some View {
      let _ = recorder.note(field.map { "\($0)" } ?? "none")
      Button("a") { isFirst = false }.focused($field, equals: isFirst ? .first : .second)
    }
  }

  @Test func theStateFollowsAViewWhoseValueChanges() {
    let window = TestWindow { Renamed(recorder: recorder) }
    window.key("Tab")
    #expect(recorder.take() == ["none", "first"])
    window.key("Space")
    window.settle()
    #expect(recorder.take().last == "second")
  }

  @Test func theFocusIsShown() {
    let window = TestWindow { Button("a") {} }
    let before = window.pipeline.displayList.commands.count
    window.key("Tab")
    #expect(window.pipeline.displayList.commands.count > before)
  }

  @Test func keysAreHandledFromTheInnermostViewOut() {
    let window = TestWindow {
      VStack {
        Button(action: { recorder.note("button") }) {
          Text("a").onKeyPress("x") {
            recorder.note("inside")
            return .handled
          }
        }
      }
      .onKeyPress { press in
        recorder.note("around \(press.key == .space ? "space" : press.characters)")
        return press.key == .tab ? .ignored : .handled
      }
    }
    window.key("Tab")
    _ = recorder.take()
    window.key("Space")
    window.key("X")
    window.key("Y")
    #expect(recorder.take().filter { !$0.hasPrefix("around space") } == ["button", "inside", "around y"])
  }

  @Test func theStateFollowsTheFocusAndMovesIt() {
    let window = TestWindow { Form(recorder: recorder) }
    #expect(recorder.take() == ["none"])
    window.key("Tab")
    #expect(recorder.take() == ["first"])
    window.key("Space")
    #expect(recorder.take().last == "second")
    window.key("Space")
    #expect(recorder.take().last == "none")
    window.key("Space")
    #expect(recorder.take() == [])
  }

  @Test func removingAFocusedViewReleasesTheFocus() {
    let window = TestWindow { Form(recorder: recorder) }
    window.key("Tab")
    window.key("Tab")
    #expect(recorder.take().last == "second")
    window.click(CGPoint(x: 200, y: window.frame(ofText: "c")!.midY))
    window.settle()
    #expect(recorder.take().last == "none")
  }

  @Test func anInsertedViewCanBeFocusedAtOnce() {
    struct Search: View {
      let recorder: Recorder
      @FocusState private var isFocused: Bool

      var body: some View {
        Text("x").focusable().focused($isFocused)
          .onAppear { isFocused = true }
          .onChange(of: isFocused) { recorder.note("\(isFocused)") }
      }
    }
    let window = TestWindow { Search(recorder: recorder) }
    window.settle()
    #expect(recorder.take() == ["true"])
  }

  @Test func controlsInUnfocusableViewsAreSkipped() {
    struct Form: View {
      let recorder: Recorder
      @FocusState private var field: String?

      var body: some View {
        let _ = recorder.note(field ?? "none")
        VStack {
          Button("a") {}.focusable(false).focused($field, equals: "a")
          VStack {
            Button("b") {}.focused($field, equals: "b")
            Text("c").focusable().focused($field, equals: "c")
          }
          .focusable(false)
          Button("d") {}.focused($field, equals: "d")
        }
      }
    }
    let window = TestWindow { Form(recorder: recorder) }
    window.settle()
    _ = recorder.take()
    for _ in 0..<3 {
      window.key("Tab")
      window.settle()
    }
    #expect(recorder.take() == ["c", "d", "c"])
  }

  @Test func aFocusedViewIsScrolledIntoTheViewport() throws {
    let window = TestWindow(width: 200, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in Button("\(index)") {}.frame(height: 50) }
        }
      }
    }
    for _ in 0..<8 { window.key("Tab") }
    window.settle()
    let frame = try #require(window.frame(ofText: "7"))
    #expect(frame.minY >= 0 && frame.maxY <= 200)
  }
}
