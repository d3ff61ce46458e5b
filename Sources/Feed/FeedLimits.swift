/// Limits of a feed's content, and of the displayed part of it.
package enum FeedLimits {
  /// The maximum size of a file or of a server's page in bytes; the user can set a different limit.
  package static let bytes = 64 << 20
  /// The maximum size of a line in bytes. A longer line is skipped and reported.
  static let lineBytes = 1 << 20
  /// The maximum size of an id in bytes of UTF-8.
  package static let idBytes = 1024
  /// The maximum number of problems kept per document. Further problems are dropped, as they usually repeat a cause.
  package static let problems = 1000
  /// The maximum number of posts in a page of a server.
  package static let pagePosts = 100_000
  /// The maximum number of posts that a refresh of a file returns. With more new posts the list restarts at its first
  /// page.
  package static let latestPosts = 10_000

  /// The displayed lengths of the texts of a post.
  static let title = TextLimit(scalars: 300, lines: 6)
  static let body = TextLimit(scalars: 2000, lines: 40)
  static let author = TextLimit(scalars: 100, lines: 1)
  static let symbol = TextLimit(scalars: 8, lines: 1)
  /// The displayed length of a quotation from the document in a message.
  static let quotation = TextLimit(scalars: 60, lines: 1)
}

/// A limit of displayed text. Lengths count Unicode scalars: a letter with ten thousand accents is a single
/// `Character`.
package struct TextLimit: Sendable {
  let scalars: Int
  let lines: Int

  package init(scalars: Int, lines: Int) {
    self.scalars = scalars
    self.lines = lines
  }

  /// The mark at the end of truncated text.
  static let mark = "…"

  /// The displayed text: truncated after a whole `Character` and ended by ``mark`` if it is longer, with control
  /// characters escaped.
  ///
  /// `TextLimit(scalars: 5, lines: 1).cut("Hello, world")` is `Hello…`.
  package func cut(_ text: String) -> String {
    if text.utf8.count <= scalars, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return text }
    var (count, breaks) = (0, 0)
    var end = text.unicodeScalars.startIndex
    while end < text.unicodeScalars.endIndex {
      let isBreak = text.unicodeScalars[end] == "\n"
      if count == scalars || (isBreak && breaks + 1 == lines) { break }
      if isBreak { breaks += 1 }
      count += 1
      text.unicodeScalars.formIndex(after: &end)
    }
    // A trailing line break displays no further text.
    if text.unicodeScalars[end...].allSatisfy({ $0 == "\n" || $0 == "\r" }) { return Self.escaped(text[..<end]) }
    return Self.escaped(text[..<wholeCharacters(of: text, upTo: end)]) + Self.mark
  }

  /// The last boundary between characters at or before `end`; `end` itself if there is none within 16 scalars.
  private func wholeCharacters(of text: String, upTo end: String.Index) -> String.Index {
    var index = end
    for _ in 0..<16 {
      if index.samePosition(in: text) != nil { return index }
      text.unicodeScalars.formIndex(before: &index)
      if index == text.startIndex { return end }
    }
    return end
  }

  /// The text with control characters as `\u{1B}`, except for tabs and line breaks.
  static func escaped(_ text: Substring) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return String(text) }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isEscaped(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}
