import ScrollUI
import ScrollUITesting
import Testing

private struct FirstKey: ScrollUI.PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct NamesKey: ScrollUI.PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct SizeKey: ScrollUI.PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
  /// As in document 003.
  fileprivate func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
      .onPreferenceChange(SizeKey.self, perform: onChange)
  }
}

@MainActor @Suite struct PreferenceTests {
  private let recorder = Recorder()

  @Test func anEmptyReduceKeepsTheFirstValue() {
    let window = TestWindow {
      VStack {
        Text("says nothing")
        Text("a").preference(key: FirstKey.self, value: 1)
        Text("b").preference(key: FirstKey.self, value: 2)
      }
      .onPreferenceChange(FirstKey.self) { recorder.note("\($0)") }
    }
    #expect(recorder.take() == ["1"])
    window.advance()
    #expect(recorder.take() == [])
  }

  @Test func valuesAreReducedInTreeOrder() {
    let remote = Remote<[String]>()
    struct Root: View {
      let remote: Remote<[String]>
      let recorder: Recorder
      @State private var names = ["b", "c"]

      var body: some View {
        let _ = remote.connect($names)
        VStack {
          Text("a").preference(key: NamesKey.self, value: ["a"])
          ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
        }
        .onPreferenceChange(NamesKey.self) { recorder.note($0.joined()) }
      }
    }
    let window = TestWindow { Root(remote: remote, recorder: recorder) }
    remote.value = ["c", "b"]
    window.advance()
    remote.value = ["c", "x", "b"]
    window.advance()
    remote.value = []
    window.advance()
    #expect(recorder.take() == ["abc", "acb", "acxb", "a"])
  }

  @Test func anOuterWriterReplacesInnerValues() {
    _ = TestWindow {
      Text("x").preference(key: NamesKey.self, value: ["inner"]).preference(key: NamesKey.self, value: ["outer"])
        .onPreferenceChange(NamesKey.self) { recorder.note($0.joined()) }
    }
    #expect(recorder.take() == ["outer"])
  }

  @Test func aTransformChangesTheValuePassedToAncestors() {
    _ = TestWindow {
      VStack {
        Text("x").preference(key: NamesKey.self, value: ["x"]).transformPreference(NamesKey.self) { $0.append("!") }
        Text("y").transformPreference(NamesKey.self) { $0.append("y") }
      }
      .onPreferenceChange(NamesKey.self) { recorder.note($0.joined()) }
    }
    #expect(recorder.take() == ["x!y"])
  }

  @Test func withoutWritersAReaderIsNotCalled() {
    _ = TestWindow { Text("x").onPreferenceChange(FirstKey.self) { recorder.note("\($0)") } }
    #expect(recorder.take() == [])
  }

  @Test func removingTheWriterReportsTheDefault() {
    let shows = Remote<Bool>()
    struct Root: View {
      let shows: Remote<Bool>
      let recorder: Recorder
      @State private var isShown = true

      var body: some View {
        let _ = shows.connect($isShown)
        VStack {
          if isShown { Text("x").preference(key: FirstKey.self, value: 5) }
        }
        .onPreferenceChange(FirstKey.self) { recorder.note("\($0)") }
      }
    }
    let window = TestWindow { Root(shows: shows, recorder: recorder) }
    shows.value = false
    window.advance()
    #expect(recorder.take() == ["5", "-1"])
  }

  @Test func onlyChangedValuesAreReportedOnceAfterLayout() {
    let number = Remote<Int>()
    struct Root: View {
      let number: Remote<Int>
      let recorder: Recorder
      @State private var count = 0

      var body: some View {
        let _ = number.connect($count)
        let _ = recorder.note("body")
        Text("\(count)").preference(key: FirstKey.self, value: count / 10)
          .onPreferenceChange(FirstKey.self) { recorder.note("reported \($0)") }
      }
    }
    let window = TestWindow { Root(number: number, recorder: recorder) }
    number.value = 5
    window.advance()
    number.value = 10
    window.advance()
    #expect(recorder.take() == ["body", "reported 0", "body", "body", "reported 1"])
  }

  @Test func theNearestSizeReaderReceivesItsOwnView() {
    var sizes: [String: CGSize] = [:]
    let window = TestWindow(width: 300, height: 300) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).readSize { sizes["first"] = $0 }
        Color.red.frame(width: 40, height: 30).readSize { sizes["second"] = $0 }
      }
      .padding(5)
      .readSize { sizes["outer"] = $0 }
    }
    #expect(sizes["first"] == CGSize(width: 20, height: 10))
    #expect(sizes["second"] == CGSize(width: 40, height: 30))
    #expect(sizes["outer"] == CGSize(width: 50, height: 50))
    window.settle()
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func aViewBuiltFromAPreferenceFollowsIt() {
    let names = Remote<[String]>()
    struct Root: View {
      let names: Remote<[String]>
      @State private var list = ["a"]

      var body: some View {
        let _ = names.connect($list)
        HStack { ForEach(list, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) } }
          .backgroundPreferenceValue(NamesKey.self) { Text("behind \($0.joined())") }
          .overlayPreferenceValue(NamesKey.self) { Text("before \($0.joined())") }
      }
    }
    let window = TestWindow { Root(names: names) }
    #expect(window.texts == ["behind a", "a", "before a"])
    names.value = ["a", "b"]
    window.advance()
    #expect(window.texts == ["behind ab", "a", "b", "before ab"])
  }
}
