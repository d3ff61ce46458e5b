import Observation
import ScrollUI
import ScrollUITesting
import Testing

private struct MarkKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Observable final class Store {
    var name = "store"
  }

  private struct MarkReader: View {
    let name: String
    let recorder: Recorder
    @Environment(\.mark) private var mark

    var body: some View {
      let _ = recorder.note(name)
      Text("\(name) \(mark)")
    }
  }

  private struct Bystander: View {
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("bystander")
      MarkReader(name: "below", recorder: recorder)
    }
  }

  private struct Root: View {
    let mark: Remote<String>
    let recorder: Recorder
    @State private var text = "a"

    var body: some View {
      let _ = mark.connect($text)
      let _ = recorder.note("root")
      VStack {
        MarkReader(name: "reader", recorder: recorder)
        Bystander(recorder: recorder)
        MarkReader(name: "inner", recorder: recorder).environment(\.mark, "own")
      }
      .environment(\.mark, text)
    }
  }

  private let mark = Remote<String>()
  private let recorder = Recorder()

  @Test func anUnsetKeyHasItsDefault() {
    #expect(TestWindow { MarkReader(name: "x", recorder: recorder) }.texts == ["x default"])
  }

  @Test func theNearestSetterTakesPrecedence() {
    let window = TestWindow { Root(mark: mark, recorder: recorder) }
    #expect(window.texts == ["reader a", "below a", "inner own"])
  }

  @Test func aChangeEvaluatesOnlyReadersEvenBelowSkippedViews() {
    let window = TestWindow { Root(mark: mark, recorder: recorder) }
    _ = recorder.take()
    mark.value = "b"
    window.advance()
    #expect(recorder.take() == ["root", "reader", "below"])
    #expect(window.texts == ["reader b", "below b", "inner own"])
  }

  /// The content of a `ForEach` and an action run after the body that contains them.
  @Test func closuresOfABodyReadThePresentValue() throws {
    struct Rows: View {
      let count: Knob<Int>
      let recorder: Recorder
      @Environment(\.mark) private var mark

      var body: some View {
        ForEach(0..<count.value, id: \.self) { Text("\($0) \(mark)") }
        Button("note") { recorder.note(mark) }
      }
    }
    let (mark, count) = (Knob("a"), Knob(2))
    let window = TestWindow(width: 200, height: 200) {
      KnobView(mark) { mark in VStack { Rows(count: count, recorder: recorder) }.environment(\.mark, mark) }
    }
    #expect(window.texts == ["0 a", "1 a", "note"])
    mark.value = "b"
    window.advance()
    #expect(window.texts == ["0 b", "1 b", "note"])
    count.value = 3
    window.advance()
    #expect(window.texts == ["0 b", "1 b", "2 b", "note"])
    mark.value = "c"
    window.advance()
    try window.tap("note")
    #expect(recorder.take() == ["c"])
  }

  @Test func aWindowChangeEvaluatesOnlyReaders() {
    struct SchemeReader: View {
      let recorder: Recorder
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        let _ = recorder.note("scheme")
        Text(scheme == .dark ? "dark" : "light")
      }
    }
    let window = TestWindow {
      VStack {
        MarkReader(name: "mark", recorder: recorder)
        SchemeReader(recorder: recorder)
      }
    }
    _ = recorder.take()
    window.updateEnvironment { $0.colorScheme = .dark }
    window.advance()
    #expect(recorder.take() == ["scheme"])
    #expect(window.texts == ["mark default", "dark"])
  }

  @Test func aTransformReceivesTheInheritedValue() {
    struct Reader: View {
      @Environment(\.level) private var level

      var body: some View { Text("\(level)") }
    }
    struct Root: View {
      let remote: Remote<Int>
      @State private var level = 1

      var body: some View {
        let _ = remote.connect($level)
        Reader().transformEnvironment(\.level) { $0 *= 10 }.environment(\.level, level)
      }
    }
    let remote = Remote<Int>()
    let window = TestWindow { Root(remote: remote) }
    #expect(window.texts == ["10"])
    remote.value = 2
    window.advance()
    #expect(window.texts == ["20"])
  }

  @Test func aDisabledViewCannotBeEnabledByItsContent() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text("\(isEnabled)") }
    }
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isDisabled = true

      var body: some View {
        let _ = remote.connect($isDisabled)
        Reader().disabled(false).disabled(isDisabled)
      }
    }
    let remote = Remote<Bool>()
    let window = TestWindow { Root(remote: remote) }
    #expect(window.texts == ["false"])
    remote.value = false
    window.advance()
    #expect(window.texts == ["true"])
  }

  @Test func anObjectIsFoundByItsTypeAndReadByProperty() {
    struct Reader: View {
      @Environment(Store.self) private var store
      let recorder: Recorder

      var body: some View {
        let _ = recorder.note("reader")
        Text(store.name)
      }
    }
    let store = Store()
    let window = TestWindow { Reader(recorder: recorder).environment(store) }
    #expect(window.texts == ["store"])
    store.name = "shop"
    window.advance()
    #expect(window.texts == ["shop"])
    #expect(recorder.take() == ["reader", "reader"])
  }

  @Test func aMissingOptionalObjectIsNil() {
    struct Reader: View {
      @Environment(Store.self) private var store: Store?

      var body: some View { Text(store?.name ?? "none") }
    }
    #expect(TestWindow { Reader() }.texts == ["none"])
    #expect(TestWindow { Reader().environment(Store()) }.texts == ["store"])
  }

  @Test func aRemovedReaderOfTheEnvironmentIsReleased() {
    struct Owner: View {
      let counter: LifeCounter
      @Environment(\.mark) private var mark
      @State private var token: LifeCounter.Token

      init(counter: LifeCounter) {
        self.counter = counter
        _token = State(wrappedValue: counter.token())
      }

      var body: some View {
        Button(mark) { _ = (mark, token) }
      }
    }
    struct Root: View {
      let shows: Remote<Bool>
      let counter: LifeCounter
      @State private var showsOwner = true

      var body: some View {
        let _ = shows.connect($showsOwner)
        if showsOwner { Owner(counter: counter) }
      }
    }
    let (shows, counter) = (Remote<Bool>(), LifeCounter())
    let window = TestWindow { Root(shows: shows, counter: counter) }
    #expect(counter.alive == 1)
    shows.value = false
    window.advance()
    #expect(counter.alive == 0)
  }

  @Test func anActionReadsTheCurrentValue() {
    struct Actor: View {
      let hand: (@escaping () -> String) -> Void
      @Environment(\.mark) private var mark

      var body: some View {
        let _ = hand { mark }
        Text("x")
      }
    }
    struct Root: View {
      let remote: Remote<String>
      let hand: (@escaping () -> String) -> Void
      @State private var text = "a"

      var body: some View {
        let _ = remote.connect($text)
        Actor(hand: hand).environment(\.mark, text)
      }
    }
    var read: (() -> String)?
    let window = TestWindow { Root(remote: mark) { read = $0 } }
    #expect(read?() == "a")
    mark.value = "b"
    window.advance()
    #expect(read?() == "b")
    window.close()
    #expect(read?() == "b")
  }

  @Test func aClosureOfAnAncestorReadsTheAncestorsEnvironment() {
    struct Outer: View {
      @Environment(\.mark) private var mark

      var body: some View {
        GeometryReader { _ in Text(mark) }.environment(\.mark, "inside")
      }
    }
    struct Root: View {
      let remote: Remote<String>
      @State private var text = "a"

      var body: some View {
        let _ = remote.connect($text)
        Outer().environment(\.mark, text)
      }
    }
    let window = TestWindow { Root(remote: mark) }
    #expect(window.texts == ["a"])
    mark.value = "b"
    window.advance()
    #expect(window.texts == ["b"])
  }
}
