import Foundation

/// Lines for the person at the terminal, on standard error.
enum HostLog {
  /// Tells that something is missing and the app goes on without it.
  static func warn(_ message: String) { FileHandle.standardError.write(Data("scrollui: \(message)\n".utf8)) }
}
