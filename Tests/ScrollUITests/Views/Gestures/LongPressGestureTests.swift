import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LongPressGestureTests {
  private let recorder = Recorder()
  private let center = CGPoint(x: 100, y: 100)

  private func window(_ duration: Double = 0.5, isInScrollView: Bool = false) -> TestWindow {
    let target = Color.red.frame(width: 200, height: 400)
      .onLongPressGesture(minimumDuration: duration) {
        recorder.note("long")
      } onPressingChanged: {
        recorder.note($0 ? "pressing" : "over")
      }
    return TestWindow(width: 200, height: 200) {
      if isInScrollView { ScrollView { target } } else { target }
    }
  }

  @Test func aLongPressSucceedsWhileThePointerIsDown() {
    let window = window()
    window.press(center)
    #expect(recorder.take() == ["pressing"])
    window.advance(seconds: 0.45)
    #expect(recorder.take() == [])
    window.advance(seconds: 0.1)
    #expect(recorder.take() == ["long", "over"])
    window.release(center)
    #expect(recorder.take() == [])
  }

  @Test func anEarlyReleaseFails() {
    let window = window()
    window.press(center)
    window.release(center)
    window.settle()
    #expect(recorder.take() == ["pressing", "over"])
  }

  @Test func movingAwayFails() {
    let window = window()
    window.press(center)
    window.move(CGPoint(x: 111, y: 100))
    window.advance(seconds: 1)
    #expect(recorder.take() == ["pressing", "over"])
  }

  @Test func thePressTimeIsMeasuredBetweenFrames() {
    let window = window()
    window.press(center)
    _ = recorder.take()
    // A single late frame: the press had lasted long enough when the pointer was lifted.
    window.frameInterval = 2
    window.send(.mouseUp(center, button: 1))
    window.advance()
    #expect(recorder.take() == ["long", "over"])
  }

  @Test func insideAScrollViewThePressIsDelayedAndScrollingEndsIt() {
    let window = window(isInScrollView: true)
    window.press(center)
    #expect(recorder.take() == [])
    window.advance(seconds: 0.11)
    #expect(recorder.take() == ["pressing"])
    window.move(CGPoint(x: 100, y: 85))
    #expect(recorder.take() == ["over"])
    window.advance(seconds: 1)
    #expect(recorder.take() == [])
    #expect(window.scroll?.model.offset.y == 5)
  }

  @Test func aLongPressCancelsTheTapsOfAncestors() {
    let window = TestWindow(width: 200, height: 200) {
      Color.red.onLongPressGesture { recorder.note("long") }.onTapGesture { recorder.note("tap") }
    }
    window.click(center)
    #expect(recorder.take() == ["tap"])
    window.press(center)
    window.advance(seconds: 0.6)
    window.release(center)
    #expect(recorder.take() == ["long"])
  }

  @Test func anInnerTapDoesNotPreventALongPress() {
    let window = TestWindow(width: 200, height: 200) {
      Color.red.onTapGesture { recorder.note("tap") }.onLongPressGesture { recorder.note("long") }
    }
    window.press(center)
    window.advance(seconds: 0.6)
    window.release(center)
    window.click(center)
    #expect(recorder.take() == ["long", "tap"])
  }
}
