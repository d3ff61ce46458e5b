/// The times at which changed values are written: once for all changes of a moment, while no frame is wanted.
package struct SaveSchedule {
  /// The time of the oldest change that is not saved; nil without a change.
  private var firstChange: Double?

  /// The delay after a change at rest, in seconds.
  package static let restDelay = 0.5
  /// The delay after a change while frames follow each other, in seconds.
  package static let longestDelay = 5.0

  /// The time at which changes are saved if the window is at rest; infinite without changes.
  package var deadline: Double { firstChange.map { $0 + Self.restDelay } ?? .infinity }

  package init() {}

  /// Notes at the time `now` in seconds if there are changes. Returns true if they must be saved now.
  package mutating func saves(hasChanges: Bool, isAtRest: Bool, at now: Double) -> Bool {
    guard hasChanges else {
      firstChange = nil
      return false
    }
    let first = firstChange ?? now
    firstChange = first
    guard now - first >= (isAtRest ? Self.restDelay : Self.longestDelay) else { return false }
    // After a failure the next attempt has the same delay.
    firstChange = nil
    return true
  }
}
