import Engine
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ForEachTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  /// Shows its id and the number of writes.
  private struct Row: View {
    let id: Int
    let hand: (Int, Binding<Int>) -> Void
    let recorder: Recorder
    @State private var count = 0

    var body: some View {
      let _ = hand(id, $count)
      let _ = recorder.note("\(id)")
      Text("\(id):\(count)")
    }
  }

  private struct Rows: View {
    let remote: Remote<[Int]>
    let hand: (Int, Binding<Int>) -> Void
    let recorder: Recorder
    @State private var ids = [1, 2, 3]

    var body: some View {
      let _ = remote.connect($ids)
      VStack {
        ForEach(ids, id: \.self) { Row(id: $0, hand: hand, recorder: recorder) }
      }
    }
  }

  private let remote = Remote<[Int]>()
  private let recorder = Recorder()

  /// A window with three rows of which the second has been written to.
  private func window() -> TestWindow {
    var counts: [Int: Binding<Int>] = [:]
    let window = TestWindow { Rows(remote: remote, hand: { counts[$0] = $1 }, recorder: recorder) }
    counts[2]?.wrappedValue = 9
    window.advance()
    _ = recorder.take()
    return window
  }

  @Test func anInsertionEvaluatesOnlyTheNewRow() {
    let window = window()
    remote.value = [0, 1, 2, 3]
    window.advance()
    #expect(window.texts == ["0:0", "1:0", "2:9", "3:0"])
    #expect(recorder.take() == ["0"])
  }

  @Test func aRemovalEndsOnlyTheRemovedRow() {
    let window = window()
    let before = window.population
    remote.value = [2, 3]
    window.advance()
    #expect(window.texts == ["2:9", "3:0"])
    #expect(recorder.take() == [])
    remote.value = [1, 2, 3]
    window.advance()
    #expect(window.population == before)
  }

  @Test func aMoveKeepsTheState() {
    let window = window()
    remote.value = [3, 1, 2]
    window.advance()
    #expect(window.texts == ["3:0", "1:0", "2:9"])
    #expect(recorder.take() == [])
  }

  @Test func aReinsertedElementHasNewState() {
    let window = window()
    remote.value = [1, 3]
    window.advance()
    remote.value = [1, 2, 3]
    window.advance()
    #expect(window.texts == ["1:0", "2:0", "3:0"])
  }

  @Test func allElementsCanBeRemoved() {
    let window = window()
    remote.value = []
    window.advance()
    #expect(window.texts == [])
  }

  @Test func equalIdentitiesAreReportedAndShown() {
    let window = window()
    var messages: [String] = []
    let sink = Diagnostics.sink
    Diagnostics.reset()
    Diagnostics.sink = { messages.append($0) }
    defer { Diagnostics.sink = sink }
    remote.value = [2, 2, 3]
    window.advance()
    #expect(window.texts == ["2:9", "2:0", "3:0"])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("ForEach<Array<Int>, Int>") == true)
  }

  @Test func aRangeAndIdentifiableElementsNeedNoKeyPath() {
    let window = TestWindow {
      VStack {
        ForEach(0..<2) { Text("\($0)") }
        ForEach([Item(id: 7, name: "seven")]) { Text($0.name) }
      }
    }
    #expect(window.texts == ["0", "1", "seven"])
  }

  @Test func boundElementsCanBeWritten() {
    struct Editor: View {
      let items: Remote<[Item]>
      let hand: (Int, Binding<String>) -> Void
      @State private var list = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

      var body: some View {
        let _ = items.connect($list)
        ForEach($list) { $item in
          let _ = hand(item.id, $item.name)
          Text(item.name)
        }
      }
    }
    let items = Remote<[Item]>()
    var names: [Int: Binding<String>] = [:]
    let window = TestWindow { Editor(items: items) { names[$0] = $1 } }
    names[2]?.wrappedValue = "changed"
    #expect(items.value[1].name == "changed")
    window.advance()
    #expect(window.texts == ["a", "changed"])
    items.value.removeLast()
    window.advance()
    #expect(names[2]?.wrappedValue == "changed", "the binding of a removed element may be read once more")
    names[2]?.wrappedValue = "late"
    #expect(items.value == [Item(id: 1, name: "a")])
  }

  @Test func readsInARowClosureAreTracked() {
    struct Root: View {
      let flag: Remote<Bool>
      let model: ObservationTests.Model
      @State private var showsMore = false

      var body: some View {
        let _ = flag.connect($showsMore)
        ForEach(0..<2) { number in
          Text("\(number) \(model.title)")
          if showsMore { Text("more") }
        }
      }
    }
    let (flag, model) = (Remote<Bool>(), ObservationTests.Model())
    let window = TestWindow { Root(flag: flag, model: model) }
    flag.value = true
    window.advance()
    #expect(window.texts == ["0 a", "more", "1 a", "more"])
    model.title = "b"
    window.advance()
    #expect(window.texts == ["0 b", "more", "1 b", "more"])
  }
}
