/// Messages about mistakes in user code: one line each on standard error, and each text once a run.
@MainActor package enum Diagnostics {
  /// Receives each message. Tests replace it.
  package static var sink: (String) -> Void = { StandardError.warn($0) }

  /// Called after `error(_:)` has reported a mistake. Stops the program in `DEBUG` builds.
  package static var fail: (String) -> Void = { message in
    #if DEBUG
      fatalError(message)
    #endif
  }

  /// True in `DEBUG` builds, which give the messages of `debug(_:)`.
  package static var hasDebugMessages: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static var seen: Set<String> = []
  /// The number of messages in a run. Further messages, which differ in a number or a name, are left out.
  package static let maximumMessages = 1000

  /// Reports a mistake that leaves the frame usable.
  package static func warn(_ message: String) {
    guard seen.count < maximumMessages, seen.insert(message).inserted else { return }
    sink(message)
    if seen.count == maximumMessages { sink("further messages are left out after \(maximumMessages)") }
  }

  /// Reports a message in `DEBUG` builds only.
  package static func debug(_ message: @autoclosure () -> String) {
    if hasDebugMessages { warn(message()) }
  }

  /// Reports a mistake that makes the result of the frame wrong, then calls `fail`.
  package static func error(_ message: String) {
    warn(message)
    fail(message)
  }

  /// Clears the set of reported messages, so that a test can see a message again.
  package static func reset() { seen.removeAll() }
}
