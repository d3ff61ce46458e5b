import Foundation

/// The standard output of the program; unlike `Swift.print`, with error handling.
package enum StandardOutput {
  /// Writes `text` and a line feed.
  /// - Throws: `HostError.unwritableFile(path:reason:)`, for example if the disk is full.
  package static func print(_ text: String) throws(HostError) {
    PipeSignal.failsWrites()
    var bytes = Array(text.utf8)[...] + [10]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unwritableFile(path: "to standard output", reason: errno) }
      bytes = bytes.dropFirst(count)
    }
  }
}
