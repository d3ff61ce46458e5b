import Geometry

/// Where messages to the person at the terminal go.
package enum StandardError {
  /// Writes `message` on one line, with control characters escaped. A standard error that takes nothing is no reason to stop.
  package static func print(_ message: String) {
    let bytes = Array((message.escapingControls + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
