import Engine

/// The warnings of the host, written to standard error by `StandardError.warn`.
enum HostLog {
  /// Writes `message` as a warning.
  static func warn(_ message: String) { StandardError.warn(message) }
}
