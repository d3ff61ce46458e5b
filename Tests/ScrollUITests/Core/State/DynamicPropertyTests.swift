import ScrollUI
import ScrollUITesting
import Testing

private struct Doubled: DynamicProperty {
  @State var number = 1
  @Environment(\.colorScheme) private var scheme
  private(set) var shown = ""

  mutating func update() { shown = "\(number * 2) \(scheme)" }
}

@MainActor @Suite struct DynamicPropertyTests {
  private struct Reader: View {
    let remote: Remote<Int>
    let recorder: Recorder
    var doubled = Doubled()

    var body: some View {
      let _ = remote.connect(doubled.$number)
      let _ = recorder.note("reader")
      Text(doubled.shown)
    }
  }

  @Test func stateInADynamicPropertyBelongsToTheView() {
    let (remote, recorder) = (Remote<Int>(), Recorder())
    let window = TestWindow { Reader(remote: remote, recorder: recorder) }
    #expect(window.texts == ["2 light"])
    remote.value = 4
    window.advance()
    #expect(window.texts == ["8 light"])
    #expect(recorder.take() == ["reader", "reader"])
  }

  @Test func updateRunsBeforeEachBodyAndItsReadsAreTracked() {
    let (remote, recorder) = (Remote<Int>(), Recorder())
    let window = TestWindow { Reader(remote: remote, recorder: recorder) }
    window.updateEnvironment { $0.colorScheme = .dark }
    window.advance()
    #expect(window.texts == ["2 dark"])
  }
}
