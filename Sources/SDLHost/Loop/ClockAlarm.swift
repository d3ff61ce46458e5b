import CMainQueue
import Foundation

/// A descriptor that is ready when the wall clock was set, or the computer was suspended.
final class ClockAlarm: Sendable {
  /// For a `DescriptorWatch`.
  let descriptor: Int32

  /// Nil if the system has no free descriptor: dates then follow the clock when the loop wakes for another reason.
  init?() {
    descriptor = clock_alarm_make()
    guard descriptor >= 0 else { return nil }
    reset()
  }

  deinit { close(descriptor) }

  /// Waits for the next change.
  func reset() { clock_alarm_reset(descriptor) }
}
