import Foundation

/// The reason why a file cannot be read or written.
package enum FileError: Error, Hashable, Sendable {
  /// A system call failed with this `errno`.
  case system(Int32)
  /// The path is not a regular file but another kind, such as `a pipe`.
  case kind(String)
  /// The file has more than `limit` bytes.
  case tooLarge(limit: Int)

  /// The error of the last system call.
  static var last: FileError { .system(errno) }

  /// The reason in the words of the system, without a full stop: "No space left on device", "it is a pipe".
  package var reason: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .kind(let kind): "it is \(kind)"
    case .tooLarge(let limit) where limit >= 1 << 20: "it is larger than \(limit >> 20) MB"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    }
  }
}
