/// The clocks that a session measures its frames with. Tests replace the system's clocks by clocks that they advance themselves.
@MainActor package protocol TimeSource: AnyObject {
  /// Seconds on a monotonic clock.
  var now: Double { get }
  /// The times of the main thread according to the kernel.
  var threadTimes: ThreadTimes { get }
}
