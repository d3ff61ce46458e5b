import SDLHost
import Testing

/// The waits of a replay, with a clock and threads that the test invents.
@Suite struct ReplayPatienceTests {
  /// Asks for an arrival that never comes, and returns the sum of the waits in seconds.
  private func secondsWaited(_ patience: inout ReplayPatience, isFirst: Bool = true) -> Double {
    var waited = 0.0
    let isMissing = patience.isFirstMissing("task 1") { seconds in
      waited += seconds
      return false
    }
    #expect(isMissing == isFirst)
    return waited
  }

  @Test func aMissingArrivalIsWaitedForTenIdleSeconds() {
    var patience = ReplayPatience { 0 }
    #expect(secondsWaited(&patience) == ReplayPatience.idleSeconds)
    #expect(patience.missing == "task 1")
  }

  @Test func noArrivalIsWaitedForAfterTheFirstThatIsMissing() {
    var patience = ReplayPatience { 0 }
    _ = secondsWaited(&patience)
    for _ in 0..<1000 { #expect(secondsWaited(&patience, isFirst: false) == 0) }
  }

  @Test func threadsThatWaitForAProcessorDoNotExhaustThePatience() {
    // The threads are busy for a minute of real time, at a twentieth of a processor for each second.
    var busy = 0.0
    var patience = ReplayPatience {
      busy = min(busy + 0.2, 48)
      return busy
    }
    #expect(secondsWaited(&patience) == 60 + ReplayPatience.idleSeconds)
  }

  @Test func threadsThatComputeWithoutEndAreWaitedForFiveMinutes() {
    var busy = 0.0
    var patience = ReplayPatience {
      busy += 0.25
      return busy
    }
    #expect(secondsWaited(&patience) == ReplayPatience.longest)
  }

  @Test func anArrivalThatComesEndsTheWait() {
    var patience = ReplayPatience { 0 }
    var looks = 0
    let isMissing = patience.isFirstMissing("task 1") { _ in
      looks += 1
      return looks == 5
    }
    #expect(!isMissing && looks == 5 && patience.missing == nil)
  }

  @Test func theActivityOfTheProcessGrowsWhileItComputes() {
    let patience = ReplayPatience()
    let before = patience.activity()
    var sum = 0.0
    while patience.activity() - before < 0.05, sum < 1e9 { sum += 1 }
    #expect(patience.activity() > before)
  }
}
