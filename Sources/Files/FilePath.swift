/// The parts of a file's path, by the rules of POSIX `dirname` and `basename`.
///
/// Replaces `NSString.deletingLastPathComponent`, which ends the program for "a", "a/", "." and "é" in Foundation of Swift 6.3.
package struct FilePath {
  private let bytes: Substring.UTF8View
  private let isAbsolute: Bool

  /// Reads the parts of `path` without access to the file system. Slashes at the end are left out.
  package init(_ path: String) {
    isAbsolute = path.utf8.first == Self.slash
    var remainder = Substring(path).utf8
    while remainder.last == Self.slash { remainder.removeLast() }
    bytes = remainder
  }

  /// The last part: "c" for "/a/b/c/"; empty for "" and "/".
  package var name: String {
    guard let end = bytes.lastIndex(of: Self.slash) else { return String(Substring(bytes)) }
    return String(Substring(bytes[bytes.index(after: end)...]))
  }

  /// The path of the folder that holds the file, without a slash at its end: "/a/b" for "/a/b/c", "." for "c", "/" for "/c" and "/".
  package var folder: String {
    guard let end = bytes.lastIndex(of: Self.slash) else { return isAbsolute ? "/" : "." }
    var above = bytes[..<end]
    while above.last == Self.slash { above.removeLast() }
    return above.isEmpty ? "/" : String(Substring(above))
  }

  private static let slash = UInt8(ascii: "/")
}
