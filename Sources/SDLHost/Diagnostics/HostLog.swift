import Engine

/// Messages of the host, written by `StandardError.warn`.
enum HostLog {
  static func warn(_ message: String) { StandardError.warn(message) }
}
