import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ViewModifierTests {
  private struct Counting: ViewModifier {
    let remote: Remote<Int>
    let recorder: Recorder
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
      let _ = remote.connect($count)
      let _ = recorder.note("modifier")
      VStack {
        Text("\(count) \(scheme)")
        content
      }
    }
  }

  private struct Leaf: View {
    let name: String
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note(name)
      Text(name)
    }
  }

  private let remote = Remote<Int>()
  private let recorder = Recorder()

  @Test func aModifierHasItsOwnStateAndEnvironment() {
    let window = TestWindow {
      Leaf(name: "leaf", recorder: recorder).modifier(Counting(remote: remote, recorder: recorder))
    }
    _ = recorder.take()
    remote.value = 2
    window.advance()
    #expect(recorder.take() == ["modifier"])
    window.updateEnvironment { $0.colorScheme = .dark }
    window.advance()
    #expect(window.texts == ["2 dark", "leaf"])
  }

  @Test func contentIsUpdatedWithTheModifiedView() {
    struct Root: View {
      let title: Remote<String>
      let remote: Remote<Int>
      let recorder: Recorder
      @State private var text = "a"

      var body: some View {
        let _ = title.connect($text)
        Leaf(name: text, recorder: recorder).modifier(Counting(remote: remote, recorder: recorder))
      }
    }
    let title = Remote<String>()
    let window = TestWindow { Root(title: title, remote: remote, recorder: recorder) }
    title.value = "b"
    window.advance()
    #expect(window.texts == ["0 light", "b"])
  }

  @Test func contentMayBeUsedTwice() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content
          content
        }
      }
    }
    let window = TestWindow { Leaf(name: "x", recorder: recorder).modifier(Twice()) }
    #expect(window.texts == ["x", "x"])
  }

  private struct Framed: ViewModifier {
    let mark: String

    func body(content: Content) -> some View {
      VStack {
        Text("<\(mark)")
        content
        Text("\(mark)>")
      }
    }
  }

  @Test func modifiersOfOneTypeNest() {
    let window = TestWindow { Text("x").modifier(Framed(mark: "a")).modifier(Framed(mark: "b")) }
    #expect(window.texts == ["<b", "<a", "x", "a>", "b>"])
  }

  @Test func concatenatedModifiersApplyInTheirOrder() {
    let window = TestWindow { Text("x").modifier(Framed(mark: "a").concat(Framed(mark: "b"))) }
    #expect(window.texts == ["<b", "<a", "x", "a>", "b>"])
  }

  @Test func aModifierMayApplyItsOwnTypeToItsContent() {
    struct Layers: ViewModifier {
      let depth: Int

      func body(content: Content) -> some View {
        if depth > 0 {
          AnyView(
            VStack {
              Text("\(depth)")
              content.modifier(Layers(depth: depth - 1))
            })
        } else {
          AnyView(content)
        }
      }
    }
    #expect(TestWindow { Text("x").modifier(Layers(depth: 2)) }.texts == ["2", "1", "x"])
  }
}
