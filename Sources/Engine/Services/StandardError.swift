/// The standard error stream: the only place that writes messages of the library.
package enum StandardError {
  /// Writes `message` with the prefix of the library. Callable on any thread; `Diagnostics` adds the rule "once a run" to it.
  package static func warn(_ message: String) { print("scrollui: \(message)") }

  /// Writes `message` on a line, with control characters escaped. A closed stream is ignored.
  package static func print(_ message: String) {
    let bytes = Array((message.escapingControls + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
