import Engine

/// Measures how long each phase of a frame takes, on a real clock.
@MainActor final class PhaseProfiler: FrameProfiler {
  let statistics = FrameStatistics()
  private let clock: HostClock
  private var current = FrameStatistics.Frame()
  private var last = 0.0

  init(clock: HostClock) { self.clock = clock }

  func frameBegins(at time: Double) {
    current = FrameStatistics.Frame()
    current.time = time
    last = clock.now
  }

  func leave(_ phase: FramePhase) {
    let now = clock.now
    // The time before the first phase is waiting.
    if phase != .between { current.phases[phase.rawValue] += (now - last) * 1000 }
    last = now
  }

  func frameEnds(_ counts: FrameCounts) { current.counts = counts }

  /// Closes the frame after its drawing was presented, or without a drawing when there was none.
  func finish() { statistics.append(current) }
}
