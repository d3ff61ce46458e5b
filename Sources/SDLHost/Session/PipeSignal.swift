import Foundation

/// Handling of `SIGPIPE`, which by default ends a program that writes to a pipe without a reader.
enum PipeSignal {
  /// Makes such a write fail with `EPIPE`, so that it is reported. A handler of the program stays. Programs that are started have the default:
  /// a handler does not outlive `exec`.
  static func failsWrites() {
    var action = sigaction()
    if sigaction(SIGPIPE, nil, &action) == 0, action.isDefault { signal(SIGPIPE) { _ in } }
  }
}
