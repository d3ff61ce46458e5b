import Engine
import ScrollUI
import ScrollUITesting
import Testing

private struct GrowingKey: ScrollUI.PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

@MainActor @Suite struct ObserveLoopTests {
  /// Runs `body` and returns the messages that it gave.
  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let (sink, fail) = (Diagnostics.sink, Diagnostics.fail)
    Diagnostics.reset()
    Diagnostics.sink = { messages.append($0) }
    Diagnostics.fail = { _ in }
    defer { (Diagnostics.sink, Diagnostics.fail) = (sink, fail) }
    body()
    return messages
  }

  @Test func anEndlessLoopIsReportedAndContinuedInTheNextFrame() {
    struct Loop: View {
      @State private var count = 0
      @State private var other = 0
      let remote: Remote<Int>

      var body: some View {
        let _ = remote.connect($other)
        Text("\(count)").preference(key: GrowingKey.self, value: count + 1)
          .onPreferenceChange(GrowingKey.self) { count = $0 }
        Text("other \(other)")
      }
    }
    let remote = Remote<Int>()
    var rounds: [Int] = []
    let messages = messages {
      let window = TestWindow { Loop(remote: remote) }
      rounds = (0..<3).map { _ in window.advance().observeRounds }
      remote.value = 7
      window.advance()
      #expect(window.texts.contains("other 7"), "the window continues")
      #expect(window.pipeline.wantsFrame)
    }
    #expect(rounds == [3, 3, 3])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("onPreferenceChange(GrowingKey)") == true)
  }

  /// Each value is set by the callback of the former one. The last one waits for the second frame.
  @Test func aChainThatEndsInTheNextFrameIsNotReported() {
    struct Chain: View {
      @State private var values = Array(repeating: 0, count: 6)
      let first: Remote<Int>

      var body: some View {
        let _ = first.connect($values[0])
        let changed = values
        ForEach(1..<6) { index in
          Text("\(changed[index])").onChange(of: changed[index - 1]) { values[index] = $1 }
        }
      }
    }
    let first = Remote<Int>()
    let messages = messages {
      let window = TestWindow { Chain(first: first) }
      first.value = 7
      #expect(window.advance().observeRounds == 3)
      #expect(window.texts == ["7", "7", "7", "0", "0"])
      #expect(window.advance().observeRounds == 2)
      #expect(window.texts == ["7", "7", "7", "7", "7"])
      window.settle()
    }
    #expect(messages == [])
  }

  @Test func aWriteInABodyIsReportedWithTheViewAndThePhase() {
    struct Careless: View {
      @State private var count = 0
      let flag: Remote<Bool>
      @State private var isCareless = false

      var body: some View {
        let _ = flag.connect($isCareless)
        let _ = isCareless ? (count = 1) : ()
        Text("\(count)")
      }
    }
    let flag = Remote<Bool>()
    let messages = messages {
      let window = TestWindow { Careless(flag: flag) }
      flag.value = true
      window.advance()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("state that Careless reads was changed in the body phase") == true)
  }

  @Test func aWriteInTheFirstBodyIsReported() {
    struct Hasty: View {
      @State private var count = 0

      var body: some View {
        let _ = count = 1
        Text("\(count)")
      }
    }
    let messages = messages { _ = TestWindow { Hasty() } }
    #expect(messages.first?.contains("state that Hasty reads was changed in the body phase") == true)
  }

  @Test func aWriteInTheContentOfAReaderIsReportedAsLayout() {
    struct Measuring: View {
      @State private var width: CGFloat = 0

      var body: some View {
        GeometryReader { proxy in
          let _ = width = proxy.size.width
          Text("\(width)")
        }
      }
    }
    let messages = messages { TestWindow { Measuring() }.advance() }
    #expect(messages.first?.contains("state that Measuring reads was changed in the layout phase") == true)
  }

  @Test func aWriteInAnActionIsNotReported() {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("\(count)") { count += 1 } }
    }
    let messages = messages {
      let window = TestWindow { Counter() }
      window.click(CGPoint(x: 200, y: 300))
      #expect(window.texts == ["1"])
    }
    #expect(messages == [])
  }
}
