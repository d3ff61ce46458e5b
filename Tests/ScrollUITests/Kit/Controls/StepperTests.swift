import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct StepperTests {
  private struct Guests: View {
    let remote: Remote<Int>
    @State private var count = 2

    var body: some View {
      let _ = remote.connect($count)
      Stepper("Guests", value: $count, in: 1...4)
    }
  }

  /// The halves of the stepper at the right end of a window of 300 × 100: each 32 × 24 beside a line of 1.
  private let minus = CGPoint(x: 300 - 32 - 1 - 16, y: 50)
  private let plus = CGPoint(x: 300 - 16, y: 50)

  @Test func aHiddenLabelIsTheNameAndTakesNoRoom() {
    let window = TestWindow(width: 300, height: 100) { Stepper("Volume", value: .constant(1)).labelsHidden() }
    #expect(!window.texts.contains("Volume") && window.element(.stepper, "Volume").frame.width < 100)
  }

  @Test func theHalvesIncrementAndDecrement() {
    let remote = Remote<Int>()
    let window = TestWindow(width: 300, height: 100) { Guests(remote: remote) }
    window.click(plus)
    #expect(remote.value == 3)
    window.click(minus)
    window.click(minus)
    #expect(remote.value == 1)
  }

  @Test func theRangeIsNotExceeded() {
    let remote = Remote<Int>()
    let window = TestWindow(width: 300, height: 100) { Guests(remote: remote) }
    for _ in 0..<5 { window.click(plus) }
    #expect(remote.value == 4)
    for _ in 0..<5 { window.click(minus) }
    #expect(remote.value == 1)
  }

  @Test func holdingAHalfRepeatsItsStep() {
    let remote = Remote<Int>()
    let window = TestWindow(width: 300, height: 100) { Guests(remote: remote) }
    window.press(plus)
    window.advance(seconds: 1)
    #expect(remote.value == 4)
  }

  @Test func arrowKeysStepTheValue() {
    let remote = Remote<Int>()
    let window = TestWindow(width: 300, height: 100) { Guests(remote: remote) }
    window.key("Tab")
    window.key("Up")
    #expect(remote.value == 3)
    window.key("Down")
    window.key("Down")
    window.key("Down")
    #expect(remote.value == 1)
  }

  @Test func incrementAndDecrementActionsCanBeGiven() {
    let recorder = Recorder()
    let window = TestWindow(width: 300, height: 100) {
      Stepper("x", onIncrement: { recorder.note("+") }, onDecrement: nil)
    }
    window.click(plus)
    window.click(minus)
    #expect(recorder.take() == ["+"])
  }
}
