import Foundation
import SDLHost
import Testing

/// Calls that open a window on a display that does not answer.
@Suite struct OpeningWatchTests {
  @Test func aCallThatReturnsHasItsResult() {
    #expect(OpeningWatch.run { 7 } == 7)
  }

  @Test func aCallThatDoesNotReturnEndsTheProgramWithStatusThree() async {
    await #expect(processExitsWith: .exitCode(3)) {
      OpeningWatch.run(patience: 0.01) { while true { pause() } }
    }
  }
}
