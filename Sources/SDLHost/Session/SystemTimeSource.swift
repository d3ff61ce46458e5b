import ScrollInstruments

/// The clocks of the system: `CLOCK_MONOTONIC` and the statistics of the scheduler.
@MainActor final class SystemTimeSource: TimeSource {
  private let clock: HostClock
  private let meter = ThreadMeter()

  init(clock: HostClock = HostClock()) { self.clock = clock }

  var now: Double { clock.now }

  var threadTimes: ThreadTimes { meter.times }
}
