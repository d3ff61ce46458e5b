import Foundation

/// Finds jumps of the wall clock against a `HostClock`: the clock was set, the computer was suspended, or both have drifted apart.
package struct WallClockJumps {
  /// The difference in seconds from which on the dates of a program follow the wall clock.
  package static let least = 0.1

  /// The date at the reading 0 of the `HostClock`, as the dates of the program have it.
  package private(set) var start: Date

  /// Begins at a date of the wall clock and a reading of the `HostClock`, in seconds.
  package init(at date: Date, reading: Double) { start = date - reading }

  /// Returns the seconds by which dates have to move, since the last result that was not 0: 3600 after the clock was set an hour ahead.
  package mutating func jump(to date: Date, reading: Double) -> Double {
    let seconds = (date - reading).timeIntervalSince(start)
    guard abs(seconds) >= Self.least else { return 0 }
    start += seconds
    return seconds
  }
}
