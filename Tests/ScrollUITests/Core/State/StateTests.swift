import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct StateTests {
  private struct Counter: View {
    let name: String
    let remote: Remote<Int>
    let recorder: Recorder
    @State private var count = 0

    var body: some View {
      let _ = remote.connect($count)
      let _ = recorder.note(name)
      Text("\(name) \(count)")
    }
  }

  private struct Parent: View {
    let title: Remote<String>
    let shows: Remote<Bool>
    let child: Remote<Int>
    let recorder: Recorder
    @State private var text = "a"
    @State private var showsChild = true

    var body: some View {
      let _ = title.connect($text)
      let _ = shows.connect($showsChild)
      let _ = recorder.note("parent")
      Text(text)
      if showsChild { Counter(name: "child", remote: child, recorder: recorder) }
    }
  }

  private let title = Remote<String>()
  private let shows = Remote<Bool>()
  private let child = Remote<Int>()
  private let recorder = Recorder()

  private func parentWindow() -> TestWindow {
    let window = TestWindow { Parent(title: title, shows: shows, child: child, recorder: recorder) }
    _ = recorder.take()
    return window
  }

  @Test func aWriteEvaluatesOnlyTheBodyThatReadsIt() {
    let window = parentWindow()
    child.value = 1
    window.advance()
    #expect(recorder.take() == ["child"])
    #expect(window.counts.bodies == 1)
    #expect(window.texts == ["a", "child 1"])
  }

  @Test func anUpdateOfTheParentKeepsTheValueAndSkipsAnUnchangedChild() {
    let window = parentWindow()
    child.value = 7
    window.advance()
    _ = recorder.take()
    title.value = "b"
    window.advance()
    #expect(recorder.take() == ["parent"])
    #expect(window.texts == ["b", "child 7"])
  }

  @Test func aReinsertedViewHasItsInitialValue() {
    let window = parentWindow()
    child.value = 7
    shows.value = false
    window.advance()
    #expect(window.texts == ["a"])
    shows.value = true
    window.advance()
    #expect(window.texts == ["a", "child 0"])
  }

  @Test func writingAnEqualValueDoesNothing() {
    let window = parentWindow()
    title.value = "a"
    #expect(!window.pipeline.wantsFrame)
    window.advance()
    #expect(recorder.take() == [])
  }

  @Test func severalWritesInOneActionEvaluateABodyOnce() {
    let window = parentWindow()
    for number in 1...5 { child.value = number }
    title.value = "b"
    window.advance()
    #expect(recorder.take() == ["parent", "child"])
    #expect(window.texts == ["b", "child 5"])
  }

  @Test func aWrittenValueIsReadBackAtOnce() {
    let window = parentWindow()
    child.value = 3
    #expect(child.value == 3)
    window.advance()
    #expect(child.value == 3)
  }

  @Test func theInitialValueIsMadeOnce() {
    let counter = LifeCounter()
    struct Owner: View {
      @State private var token: LifeCounter.Token
      let title: String

      init(counter: LifeCounter, title: String) {
        _token = State(wrappedValue: counter.token())
        self.title = title
      }

      var body: some View { Text(title) }
    }
    struct Root: View {
      let remote: Remote<String>
      let counter: LifeCounter
      @State private var title = "a"

      var body: some View {
        let _ = remote.connect($title)
        Owner(counter: counter, title: title)
      }
    }
    let window = TestWindow { Root(remote: title, counter: counter) }
    title.value = "b"
    window.advance()
    title.value = "c"
    window.advance()
    #expect(window.texts == ["c"])
    #expect(counter.made == 1)
    #expect(counter.alive == 1)
    window.close()
    #expect(counter.alive == 0)
  }

  @Test func aStateWithoutInitialValueHasTheValueThatTheInitializerAssigns() throws {
    struct Score: View {
      @State private var points: Int
      @State private var names: [String]
      @GestureState private var drag: CGSize

      init(start: Int) {
        points = start
        names = ["Ada"]
        _drag = GestureState(initialValue: CGSize(width: start, height: 0))
      }

      var body: some View {
        Text("\(points) \(names.joined(separator: " ")) \(Int(drag.width))")
        Button("More") {
          points += 1
          names.append("Bo")
        }
      }
    }
    let window = TestWindow { VStack { Score(start: 4) } }
    #expect(window.texts.first == "4 Ada 4")
    try window.tap("More")
    #expect(window.texts.first == "5 Ada Bo 4")
  }

  @Test func laterInitialValuesOfTheParentAreIgnored() {
    struct Child: View {
      @State var start: Int

      var body: some View { Text("\(start)") }
    }
    struct Root: View {
      let remote: Remote<Int>
      @State private var start = 1

      var body: some View {
        let _ = remote.connect($start)
        Child(start: start)
      }
    }
    let window = TestWindow { Root(remote: child) }
    child.value = 2
    window.advance()
    #expect(window.texts == ["1"])
  }

  @Test func anObjectIsComparedByIdentity() {
    final class Model: Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (lhs: Model, rhs: Model) -> Bool { true }
    }
    struct Root: View {
      let remote: Remote<Model>
      let recorder: Recorder
      @State private var model = Model("first")

      var body: some View {
        let _ = remote.connect($model)
        let _ = recorder.note(model.name)
        Text(model.name)
      }
    }
    let remote = Remote<Model>()
    let window = TestWindow { Root(remote: remote, recorder: recorder) }
    remote.value = remote.value
    window.advance()
    #expect(recorder.take() == ["first"])
    remote.value = Model("second")
    window.advance()
    #expect(recorder.take() == ["second"])
    #expect(window.texts == ["second"])
  }

  @Test func aBodyThatNoLongerReadsTheValueIsNotEvaluatedForIt() {
    struct Root: View {
      let flag: Remote<Bool>
      let count: Remote<Int>
      let recorder: Recorder
      @State private var readsCount = true
      @State private var number = 0

      var body: some View {
        let _ = flag.connect($readsCount)
        let _ = count.connect($number)
        let _ = recorder.note("body")
        Text(readsCount ? "\(number)" : "none")
      }
    }
    let window = TestWindow { Root(flag: shows, count: child, recorder: recorder) }
    shows.value = false
    window.advance()
    _ = recorder.take()
    child.value = 1
    window.advance()
    #expect(recorder.take() == [])
    shows.value = true
    window.advance()
    #expect(window.texts == ["1"])
    child.value = 2
    window.advance()
    #expect(window.texts == ["2"])
  }

  @Test func aWriteFromAnotherThreadArrivesOnTheMainActor() async {
    struct Root: View {
      let hand: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        let _ = hand($count)
        Text("\(count)")
      }
    }
    var handed: Binding<Int>?
    let window = TestWindow { Root { handed = $0 } }
    let sent = UncheckedSendable(handed!)
    await Task.detached { sent.value.wrappedValue = 42 }.value
    #expect(await eventually { window.pipeline.wantsFrame })
    window.advance()
    #expect(window.texts == ["42"])
  }

  @Test func aWriteAfterTheViewIsRemovedIsHarmless() {
    let window = parentWindow()
    shows.value = false
    window.advance()
    _ = recorder.take()
    child.value = 9
    #expect(!window.pipeline.wantsFrame)
    #expect(child.value == 9)
  }

  @Test func anOptionalStateStartsAsNil() {
    struct Root: View {
      @State private var name: String?

      var body: some View { Text(name ?? "none") }
    }
    #expect(TestWindow { Root() }.texts == ["none"])
  }
}
