import Foundation
import ScrollUI

extension EnvironmentValues {
  /// Whether some rows take longer than a frame on purpose, for `--check-budget` to find.
  @Entry var hasSlowRows = false
}

/// Work that nobody needs.
enum SlowRows {
  /// One row in so many is slow: one comes along wherever the list is scrolled.
  static let interval = 50
  /// Two frames at 60 a second, in nanoseconds of processor time.
  static let duration = 34_000_000

  static func isSlow(_ row: Int) -> Bool { row % interval == interval - 1 }

  /// Computes until this thread has spent `duration` on a processor. A row is as slow beside busy programs as without them.
  static func waste() {
    let end = processorTime + duration
    while processorTime < end {}
  }

  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
