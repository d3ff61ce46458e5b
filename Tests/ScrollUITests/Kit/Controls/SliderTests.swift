import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct SliderTests {
  private let recorder = Recorder()

  private struct Volume: View {
    let remote: Remote<Double>
    let recorder: Recorder
    let step: Double?
    @State private var value = 0.0

    var body: some View {
      let _ = remote.connect($value)
      if let step {
        Slider(value: $value, in: 0...10, step: step) { recorder.note($0 ? "held" : "let go") }
      } else {
        Slider(value: $value, in: 0...10) { recorder.note($0 ? "held" : "let go") }
      }
    }
  }

  /// A slider 220 wide, so that its knob of 20 has 200 points to go, in the middle of a window of 220 × 100.
  private func window(_ remote: Remote<Double>, step: Double? = nil) -> TestWindow {
    TestWindow(width: 220, height: 100) { Volume(remote: remote, recorder: recorder, step: step) }
  }

  @Test func theKnobFollowsThePointer() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.drag(from: CGPoint(x: 15, y: 50), by: CGVector(dx: 100, dy: 30), steps: 4)
    #expect(remote.value == 5)
    #expect(recorder.take() == ["held", "let go"])
  }

  @Test func removingAHeldSliderEndsItsEditingOnce() {
    let shows = Knob(true)
    let window = TestWindow(width: 220, height: 100) {
      KnobView(shows) { shows in
        if shows { Slider(value: .constant(5), in: 0...10) { recorder.note($0 ? "held" : "let go") } }
      }
    }
    window.press(CGPoint(x: 110, y: 50))
    #expect(recorder.take() == ["held"])
    shows.value = false
    window.settle()
    window.release(CGPoint(x: 110, y: 50))
    #expect(recorder.take() == ["let go"])
  }

  @Test func grabbingTheKnobDoesNotMoveIt() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.press(CGPoint(x: 18, y: 50))
    window.release(CGPoint(x: 18, y: 50))
    #expect(remote.value == 0)
  }

  @Test func aPressBesideTheKnobMovesItThere() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.press(CGPoint(x: 110, y: 50))
    #expect(remote.value == 5)
  }

  @Test func theValueIsClampedToTheRange() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.drag(from: CGPoint(x: 10, y: 50), by: CGVector(dx: 1000, dy: 0), steps: 2)
    #expect(remote.value == 10)
    window.drag(from: CGPoint(x: 210, y: 50), by: CGVector(dx: -1000, dy: 0), steps: 2)
    #expect(remote.value == 0)
  }

  @Test func valuesAreMultiplesOfTheStep() {
    let remote = Remote<Double>()
    let window = window(remote, step: 2.5)
    window.press(CGPoint(x: 110 - 17, y: 50))
    #expect(remote.value == 5)
    window.move(CGPoint(x: 10 + 60, y: 50))
    #expect(remote.value == 2.5)
  }

  @Test func aDragOfTheKnobDoesNotScroll() {
    let remote = Remote<Double>()
    let window = TestWindow(width: 220, height: 100) {
      ScrollView {
        Volume(remote: remote, recorder: recorder, step: nil)
        Color.clear.frame(height: 1000)
      }
    }
    window.drag(from: CGPoint(x: 10, y: 10), by: CGVector(dx: 100, dy: -60), steps: 4)
    #expect(remote.value == 5)
    #expect(window.scroll?.model.offset.y == 0)
  }

  /// A slider in a scroll view, on which a finger comes down at 10, 10 and goes to `end`.
  private func swipe(_ remote: Remote<Double>, to end: CGPoint, lifts: Bool = true) -> TestWindow {
    let window = TestWindow(width: 220, height: 100) {
      ScrollView {
        Volume(remote: remote, recorder: recorder, step: nil)
        Color.clear.frame(height: 1000)
      }
    }
    window.touch(1, CGPoint(x: 10, y: 10), isDown: true)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      window.touch(1, CGPoint(x: 10 + (end.x - 10) * part, y: 10 + (end.y - 10) * part))
    }
    window.advance(seconds: 0.1)
    if lifts { window.lift(1, end) }
    return window
  }

  @Test func aSwipeAcrossTheSliderScrolls() {
    let remote = Remote<Double>()
    let window = swipe(remote, to: CGPoint(x: 40, y: -50))
    #expect(window.scroll?.model.offset.y == 50)
    #expect(remote.value == 0)
    #expect(recorder.take() == [])
  }

  @Test func aSwipeAlongTheSliderMovesTheKnob() {
    let remote = Remote<Double>()
    let window = swipe(remote, to: CGPoint(x: 110, y: -20), lifts: false)
    #expect(recorder.take() == ["held"])
    #expect(remote.value == 5)
    window.touch(1, CGPoint(x: 130, y: -100))
    #expect(remote.value == 6, "and keeps it")
    #expect(window.scroll?.model.offset.y == 0)
    window.lift(1, CGPoint(x: 130, y: -100))
    #expect(recorder.take() == ["let go"])
  }

  @Test func aTapMovesTheKnobThere() {
    let remote = Remote<Double>()
    let window = swipe(remote, to: CGPoint(x: 10, y: 10))
    window.touch(1, CGPoint(x: 110, y: 12), isDown: true)
    window.lift(1, CGPoint(x: 110, y: 12))
    #expect(remote.value == 5)
    #expect(recorder.take() == ["held", "let go", "held", "let go"])
  }

  @Test func aFingerGrabsTheKnobAtOnceIfNothingScrollsAcross() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.touch(1, CGPoint(x: 110, y: 50), isDown: true)
    #expect(remote.value == 5)
    #expect(recorder.take() == ["held"])
  }

  @Test func aDisabledSliderDoesNotMove() {
    let remote = Remote<Double>()
    let window = TestWindow(width: 220, height: 100) {
      Volume(remote: remote, recorder: recorder, step: nil).disabled(true)
    }
    window.press(CGPoint(x: 110, y: 50))
    #expect(remote.value == 0)
  }

  @Test func losingTheFocusReleasesTheKnob() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.press(CGPoint(x: 110, y: 50))
    window.send(.focusLost)
    window.advance()
    #expect(recorder.take() == ["held", "let go"])
  }

  @Test func arrowKeysMoveTheKnob() {
    let remote = Remote<Double>()
    let window = window(remote, step: 2)
    window.key("Tab")
    window.key("Right")
    window.key("Up")
    #expect(remote.value == 4)
    window.key("End")
    #expect(remote.value == 10)
    window.key("Left")
    #expect(remote.value == 8)
    window.key("Home")
    #expect(remote.value == 0)
  }

  @Test func aPointerDoesNotFocusTheSlider() {
    let remote = Remote<Double>()
    let window = window(remote, step: 1)
    window.click(CGPoint(x: 110, y: 50))
    window.key("Right")
    window.key("Home")
    #expect(remote.value == 5 && window.presentTree.focus == nil)
    window.key("Tab")
    window.click(CGPoint(x: 110, y: 50))
    window.key("Right")
    #expect(remote.value == 6, "the focus stays")
  }

  @Test func pageKeysMoveByATenthOfTheRange() {
    let remote = Remote<Double>()
    let window = window(remote)
    window.key("Tab")
    window.key("PageUp")
    window.key("PageUp")
    #expect(remote.value == 2)
    window.key("PageDown")
    #expect(remote.value == 1)
    window.key("Right")
    #expect(remote.value == 1.1)
  }

  @Test func pageKeysMoveByWholeStepsAndAtLeastOne() {
    let remote = Remote<Double>()
    let window = window(remote, step: 2)
    window.key("Tab")
    window.key("PageUp")
    #expect(remote.value == 2)
    window.key("PageDown")
    #expect(remote.value == 0)
  }

  @Test func inRightToLeftTheLeftKeyIncreasesTheValue() {
    let remote = Remote<Double>()
    let window = TestWindow(width: 220, height: 100) {
      Volume(remote: remote, recorder: recorder, step: 1).environment(\.layoutDirection, .rightToLeft)
    }
    window.key("Tab")
    window.key("Left")
    window.key("Up")
    #expect(remote.value == 2)
  }
}
