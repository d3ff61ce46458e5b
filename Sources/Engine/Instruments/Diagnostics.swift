import Geometry

/// Messages about mistakes in user code: one line each, on standard error, each text once a run.
@MainActor package enum Diagnostics {
  /// Where messages go. Tests replace it.
  package static var sink: (String) -> Void = { StandardError.warn($0) }

  /// What happens after the message about a mistake that makes the frame's result wrong. In debug builds the program stops.
  package static var fail: (String) -> Void = { assertionFailure($0) }

  private static var seen: Set<String> = []

  /// Reports a mistake that the frame survives.
  package static func warn(_ message: String) {
    guard seen.insert(message).inserted else { return }
    sink(message)
  }

  /// Says what has happened and why, in debug builds only.
  package static func debug(_ message: @autoclosure () -> String) {
    #if DEBUG
      warn(message())
    #endif
  }

  /// Reports a mistake that must be mended: stops a debug build, and only says so in a release build.
  package static func error(_ message: String) {
    if seen.insert(message).inserted { sink(message) }
    fail(message)
  }

  /// Forgets which messages were given, so that a test can see one again.
  package static func reset() { seen.removeAll() }
}
