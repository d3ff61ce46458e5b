/// The replacement that turns a text into another text.
enum TextDifference {
  /// The shortest range of whole characters in which `old` and `new` differ, in bytes of `old`, and its replacement in
  /// `new`; nil if the texts are equal to the byte. O(n).
  static func between(_ old: String, _ new: String) -> (range: Range<Int>, new: Substring)? {
    var (old, new) = (old, new)
    let (prefix, suffix) = old.withUTF8 { old in new.withUTF8 { common(old, $0) } }
    if prefix == old.utf8.count, prefix == new.utf8.count { return nil }
    let start = boundary(before: prefix, old, new)
    let end = boundary(after: suffix, old, new)
    let range = start..<(old.utf8.count - end)
    let indices = new.utf8
    let lower = indices.index(indices.startIndex, offsetBy: start)
    return (range, new[lower..<indices.index(indices.endIndex, offsetBy: -end)])
  }

  /// The number of equal bytes at the beginning, and at the end of the rest.
  private static func common(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> (Int, Int) {
    let count = min(old.count, new.count)
    guard count > 0, let oldBytes = old.baseAddress, let newBytes = new.baseAddress else { return (0, 0) }
    if old.count == new.count, memcmp(oldBytes, newBytes, count) == 0 { return (count, 0) }
    var prefix = 0
    while prefix < count, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < count - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  /// The last position up to `position` at which a character begins in both texts.
  private static func boundary(before position: Int, _ old: String, _ new: String) -> Int {
    var position = position
    while position > 0, !isBoundary(position, of: old) || !isBoundary(position, of: new) { position -= 1 }
    return position
  }

  /// The largest number of bytes up to `count` at the end of both texts that begins at a character in both.
  private static func boundary(after count: Int, _ old: String, _ new: String) -> Int {
    var count = count
    while count > 0, !isBoundary(old.utf8.count - count, of: old) || !isBoundary(new.utf8.count - count, of: new) {
      count -= 1
    }
    return count
  }

  /// True if a character begins at `position`, in bytes of UTF-8, or the text ends there.
  private static func isBoundary(_ position: Int, of text: String) -> Bool {
    String.Index(text.utf8.index(text.utf8.startIndex, offsetBy: position), within: text) != nil
  }
}
