/// Bounds of what a feed may bring along, and of what is shown of it.
package enum FeedLimits {
  /// The bytes of a file, or of a server's page, unless the person asks for another limit.
  package static let bytes = 64 << 20
  /// The bytes of a line. A longer one is left out and named.
  static let lineBytes = 1 << 20
  /// The bytes of an id in UTF-8.
  static let idBytes = 1024
  /// Problems that are kept of one document. The rest are as many lines again that say the same.
  package static let problems = 1000
  /// The posts of one page of a server.
  static let pagePosts = 100_000
  /// The posts that a refresh of a file brings. With more new posts the list begins again at its first page.
  package static let latestPosts = 10_000

  /// How much is shown of each text.
  static let title = TextLimit(scalars: 300, lines: 6)
  static let body = TextLimit(scalars: 2000, lines: 40)
  static let author = TextLimit(scalars: 100, lines: 1)
  static let symbol = TextLimit(scalars: 8, lines: 1)
  /// Of a piece of the document that a message repeats.
  static let quotation = TextLimit(scalars: 60, lines: 1)
}

/// How much of a text is shown. Characters are counted in Unicode scalars: a letter with ten thousand accents is one `Character`.
struct TextLimit: Sendable {
  let scalars: Int
  let lines: Int

  /// The end of a text that was cut.
  static let mark = "…"

  /// The text as it is shown: cut behind a whole `Character` and ended by ``mark`` where it is longer, with control characters escaped.
  ///
  /// `TextLimit(scalars: 5, lines: 1).cut("Hello, world")` is `Hello…`.
  func cut(_ text: String) -> String {
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
    // A line break that ends the text shows nothing more.
    if text.unicodeScalars[end...].allSatisfy({ $0 == "\n" || $0 == "\r" }) { return Self.escaped(text[..<end]) }
    return Self.escaped(text[..<wholeCharacters(of: text, upTo: end)]) + Self.mark
  }

  /// The last boundary between characters that is not behind `end`; `end` itself where none is near.
  private func wholeCharacters(of text: String, upTo end: String.Index) -> String.Index {
    var index = end
    for _ in 0..<16 {
      if index.samePosition(in: text) != nil { return index }
      text.unicodeScalars.formIndex(before: &index)
      if index == text.startIndex { return end }
    }
    return end
  }

  /// Control characters as `\u{1B}`, except for the ones that lines and tables are made of.
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
