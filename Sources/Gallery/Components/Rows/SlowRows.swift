import ScrollUI

extension EnvironmentValues {
  /// True if every `SlowRows.interval`-th row deliberately takes longer than a frame, so that `--check-budget` detects
  /// it.
  @Entry var hasSlowRows = false
  /// The work of a slow row. Tests advance their clock instead.
  @Entry package var slowRowWork: () -> Void = SlowRows.compute
}

/// A deliberate waste of processor time, to test the frame budget.
enum SlowRows {
  /// The distance of slow rows; small enough that a slow row appears wherever the list is scrolled.
  static let interval = 50
  /// The wasted time of a slow row in nanoseconds of processor time: two frames at 60 frames per second.
  static let duration = 34_000_000

  static func isSlow(_ row: Int) -> Bool { row % interval == interval - 1 }

  /// Computes until this thread has consumed `duration` of processor time, so that other processes do not affect the
  /// result.
  static func compute() {
    let end = processorTime + duration
    while processorTime < end {}
  }

  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
