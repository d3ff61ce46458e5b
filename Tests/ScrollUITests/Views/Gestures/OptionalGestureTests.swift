import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct OptionalGestureTests {
  @Test func anAbsentGestureIsNotDetected() {
    let knob = Knob(false)
    let recorder = Recorder()
    let window = show {
      KnobView(knob) { isActive in
        box("box", 40, 40).gesture(isActive ? TapGesture().onEnded { recorder.note("tap") } : nil)
      }
    }
    func tap() {
      window.click(CGPoint(x: 20, y: 20))
      window.settle()
    }
    tap()
    #expect(recorder.take() == [])
    knob.value = true
    window.advance()
    tap()
    #expect(recorder.take() == ["tap"])
    knob.value = false
    window.advance()
    tap()
    #expect(recorder.take() == [])
  }

  @Test func aGestureThatBecomesAbsentEnds() {
    let knob = Knob(true)
    let recorder = Recorder()
    let window = show {
      KnobView(knob) { isActive in
        box("box", 100, 100).gesture(isActive ? DragGesture().onChanged { _ in recorder.note("drag") } : nil)
      }
    }
    window.press(CGPoint(x: 20, y: 20))
    window.move(CGPoint(x: 60, y: 20))
    window.advance()
    #expect(!recorder.take().isEmpty)
    knob.value = false
    window.advance()
    window.move(CGPoint(x: 80, y: 20))
    window.advance()
    #expect(recorder.take() == [])
  }
}
