import ScrollUI

extension EnvironmentValues {
  /// Whether some rows take longer than a frame on purpose, for `--check-budget` to find.
  @Entry var hasSlowRows = false
}

/// Work that nobody needs.
enum SlowRows {
  /// One row in so many is slow: one comes along wherever the list is scrolled.
  static let interval = 50
  /// Two frames at 60 a second.
  static let duration = Duration.milliseconds(34)

  static func isSlow(_ row: Int) -> Bool { row % interval == interval - 1 }

  /// Keeps the processor busy for `duration`.
  static func waste() {
    let clock = ContinuousClock()
    let end = clock.now + duration
    while clock.now < end {}
  }
}
