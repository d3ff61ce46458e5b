import SDLHost
import Testing

/// The frame time of a window loop at different speeds.
@Suite struct LoopClockTests {
  @Test func timeFollowsTheClockAtFirst() {
    let clock = LoopClock()
    #expect(clock.time(at: 2.5) == 2.5)
    #expect(clock.realSeconds(1) == 1)
  }

  @Test func aChangeOfTheScaleIsContinuous() {
    var clock = LoopClock()
    clock.setScale(0.1, at: 4)
    #expect(clock.time(at: 4) == 4)
    #expect(abs(clock.time(at: 14) - 5) < 1e-12)
    #expect(abs(clock.realSeconds(0.5) - 5) < 1e-12)
    clock.setScale(1, at: 14)
    #expect(abs(clock.time(at: 15) - 6) < 1e-12)
  }

  @Test func anAdvanceStaysThroughChanges() {
    var clock = LoopClock()
    clock.advance(by: 3)
    clock.setScale(0.5, at: 2)
    #expect(clock.time(at: 4) == 6)
  }

  @Test(arguments: [0, -1, .infinity, .nan]) func anInvalidScaleHasNoEffect(scale: Double) {
    var clock = LoopClock()
    clock.setScale(scale, at: 1)
    #expect(clock.scale == 1)
  }
}
