import SDLHost
import Testing

@Suite struct HostClockTests {
  @Test func timeStartsNearZeroAndNeverGoesBack() {
    let clock = HostClock()
    let times = (0..<1000).map { _ in clock.now }
    #expect(times[0] >= 0)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
