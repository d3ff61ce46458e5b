import Engine
import ScrollInstruments
import ScrollScripts
import Testing

@Suite struct InputMarksTests {
  private func marks(_ events: [(Double, InputEvent)]) -> [InputMark] {
    InputMarks(events.map { TimedInputEvent(time: $0.0, event: $0.1) }).marks
  }

  private func wheel(_ dx: Double, _ dy: Double) -> InputEvent {
    .wheel(WheelEvent(location: .zero, delta: CGVector(dx: dx, dy: dy), isPrecise: false))
  }

  @Test func aTurnOfTheWheelHasItsDirection() {
    #expect(
      marks([(1, wheel(0, -1)), (2, wheel(0, 1)), (3, wheel(1, 0)), (4, wheel(-1, 0))]) == [
        InputMark(.wheel(isForward: true), from: 1, to: 1), InputMark(.wheel(isForward: false), from: 2, to: 2),
        InputMark(.wheel(isForward: true), from: 3, to: 3), InputMark(.wheel(isForward: false), from: 4, to: 4),
      ])
  }

  @Test func aPressIsAsLongAsItIsHeld() {
    #expect(
      marks([(1, .mouseDown(.zero, button: 1)), (1.5, .mouseMove(.zero)), (2, .mouseUp(.zero, button: 1))])
        == [InputMark(.press, from: 1, to: 2)])
    #expect(
      marks([(1, .fingerDown(id: 3, .zero)), (1.2, .fingerDown(id: 4, .zero)), (2, .fingerUp(id: 3, .zero))])
        == [InputMark(.press, from: 1, to: 2), InputMark(.press, from: 1.2, to: 1.2)])
  }

  @Test func aPressThatIsStillHeldGrowsWithTheEvents() {
    #expect(marks([(1, .mouseDown(.zero, button: 1)), (3, .mouseMove(.zero))]) == [InputMark(.press, from: 1, to: 3)])
  }

  @Test func aKeyIsAMarkWhenItGoesDown() {
    let stroke = KeyStroke(.space)
    #expect(marks([(1, .keyDown(stroke)), (2, .keyUp(stroke))]) == [InputMark(.key, from: 1, to: 1)])
  }

  @Test func aLostKeyboardEndsAPress() {
    #expect(
      marks([(1, .mouseDown(.zero, button: 1)), (2, .focusLost), (3, .mouseMove(.zero))])
        == [InputMark(.press, from: 1, to: 1)])
  }
}
