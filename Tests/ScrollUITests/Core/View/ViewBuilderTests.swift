import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ViewBuilderTests {
  private enum Mode: CaseIterable {
    case first, second, third
  }

  private struct Switcher: View {
    let remote: Remote<Mode>
    let recorder: Recorder
    @State private var mode = Mode.first

    var body: some View {
      let _ = remote.connect($mode)
      switch mode {
      case .first: Named(name: "one", recorder: recorder)
      case .second: Named(name: "two", recorder: recorder)
      case .third: Text("three")
      }
    }
  }

  private struct Named: View {
    let name: String
    let recorder: Recorder

    var body: some View {
      Text(name)
        .onAppear { recorder.note("\(name) appears") }
        .onDisappear { recorder.note("\(name) disappears") }
    }
  }

  @Test func aSwitchShowsOneOfItsCases() {
    let (remote, recorder) = (Remote<Mode>(), Recorder())
    let window = TestWindow { Switcher(remote: remote, recorder: recorder) }
    #expect(window.texts == ["one"])
    remote.value = .second
    window.advance()
    #expect(window.texts == ["two"])
    remote.value = .third
    window.advance()
    #expect(window.texts == ["three"])
    #expect(recorder.take() == ["one appears", "two appears", "one disappears", "two disappears"])
  }

  @Test func casesOfTheSameTypeAreDifferentViews() {
    struct Keeper: View {
      let hand: (Binding<Int>) -> Void
      @State private var number = 0

      var body: some View {
        let _ = hand($number)
        Text("\(number)")
      }
    }
    struct Root: View {
      let flag: Remote<Bool>
      let number: Remote<Int>
      @State private var isFirst = true

      var body: some View {
        let _ = flag.connect($isFirst)
        if isFirst { Keeper { number.connect($0) } } else { Keeper { number.connect($0) } }
      }
    }
    let (flag, number) = (Remote<Bool>(), Remote<Int>())
    let window = TestWindow { Root(flag: flag, number: number) }
    number.value = 5
    window.advance()
    flag.value = false
    window.advance()
    #expect(window.texts == ["0"])
  }

  @Test func aMissingOptionalViewTakesNoSpace() {
    struct Root: View {
      let remote: Remote<String?>
      @State private var name: String?

      var body: some View {
        let _ = remote.connect($name)
        VStack(spacing: 10) {
          Text("top").frame(height: 20)
          if let name { Text(name).frame(height: 20) }
          Text("bottom").frame(height: 20)
        }
      }
    }
    let remote = Remote<String?>()
    let window = TestWindow(width: 100, height: 100) { Root(remote: remote) }
    let before = window.population
    #expect(window.frame(ofText: "bottom")?.midY == 65)
    remote.value = "middle"
    window.advance()
    #expect(window.texts == ["top", "middle", "bottom"])
    #expect(window.frame(ofText: "bottom")?.midY == 80)
    remote.value = nil
    window.advance()
    #expect(window.frame(ofText: "bottom")?.midY == 65)
    #expect(window.population == before)
  }

  @Test func moreThanTenStatementsKeepTheirOrder() {
    let window = TestWindow {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(window.texts == (1...12).map(String.init))
  }

  @Test func anEmptyBuilderShowsNothing() {
    let window = TestWindow { VStack {} }
    #expect(window.texts == [])
    #expect(TestWindow {}.texts == [])
  }

  @Test func limitedAvailabilityShowsItsView() {
    let window = TestWindow {
      if #available(macOS 99, *) { Text("new") }
    }
    #expect(window.texts == ["new"])
  }

  @Test func aModifierOnAGroupAppliesToEachOfItsViews() {
    let window = TestWindow(width: 100, height: 100) {
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .frame(height: 30)
      }
    }
    #expect(window.frame(ofText: "a")?.midY == 35)
    #expect(window.frame(ofText: "b")?.midY == 65)
  }

  @Test func anEnumMayBeAView() {
    enum Choice: View {
      case text(String)
      case nothing

      var body: some View {
        if case .text(let text) = self { Text(text) }
      }
    }
    #expect(
      TestWindow {
        Choice.text("x"); Choice.nothing
      }.texts == ["x"])
  }
}
