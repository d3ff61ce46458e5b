import Foundation
import SDLHost
import Testing

/// The wall clock beside the clock of the frames.
@Suite struct WallClockJumpsTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

  @Test func clocksThatGoTogetherGiveNoJump() {
    var jumps = WallClockJumps(at: start, reading: 5)
    for second in 1...1000 {
      #expect(jumps.jump(to: start + Double(second), reading: 5 + Double(second)) == 0)
    }
    #expect(jumps.start == start - 5)
  }

  @Test(arguments: [3600.0, -3600, 0.2, -0.2, 28_800]) func aClockThatIsSetGivesOneJump(seconds: Double) {
    var jumps = WallClockJumps(at: start, reading: 0)
    #expect(jumps.jump(to: start + 10 + seconds, reading: 10).rounded(toPlaces: 3) == seconds)
    #expect(jumps.jump(to: start + 20 + seconds, reading: 20) == 0)
    #expect(jumps.jump(to: start + 30, reading: 30).rounded(toPlaces: 3) == -seconds)
  }

  /// 50 seconds in a million, the error of a cheap quartz.
  @Test func driftIsMadeUpInSteps() {
    var jumps = WallClockJumps(at: start, reading: 0)
    var moved = 0.0
    for hour in 1...24 {
      let reading = Double(hour) * 3600
      moved += jumps.jump(to: start + reading * 1.00005, reading: reading)
    }
    #expect(abs(moved - 24 * 3600 * 0.00005) < WallClockJumps.least)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
