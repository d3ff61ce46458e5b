import Engine
import Testing

@Suite struct CaretBlinkTests {
  @Test func aCaretIsVisibleAtItsStartAndThenBlinks() {
    let blink = CaretBlink(start: 2)
    #expect(blink.isVisible(at: 2) && blink.isVisible(at: 2.52))
    #expect(!blink.isVisible(at: 2.54) && !blink.isVisible(at: 3.05))
    #expect(blink.isVisible(at: 3.07))
  }

  @Test func theNextFrameIsAtTheNextChangeOfTheCaret() {
    let blink = CaretBlink(start: 0)
    #expect(blink.next(after: 0) == .at(0.53))
    #expect(blink.next(after: 0.6) == .at(1.06))
    #expect(blink.next(after: 9.9) == .at(10))
  }

  @Test func theCaretStopsBlinkingAfterTenSeconds() {
    let blink = CaretBlink(start: 0)
    #expect(blink.next(after: 10) == .never)
    #expect(blink.isVisible(at: 10) && blink.isVisible(at: 10.6) && blink.isVisible(at: 11.1))
  }

  @Test func aSteadyCaretNeverBlinks() {
    let blink = CaretBlink(start: 0, isSteady: true)
    #expect(blink.isVisible(at: 0.6) && blink.next(after: 0) == .never)
  }
}
