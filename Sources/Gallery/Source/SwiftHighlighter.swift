/// Divides Swift source into tokens for highlighting.
///
/// A lexer without a grammar: comments, string literals (interpolations are part of their string), numbers, attributes, keywords and
/// names of types. A name with a capital letter is a name of a type.
package struct SwiftHighlighter {
  /// The kinds of tokens with a color of their own.
  enum Kind {
    case plain, keyword, type, string, number, comment, attribute
  }

  package struct Token: Equatable {
    package let text: String
    let kind: Kind
  }

  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do",
    "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "override",
    "package",
    "private", "protocol", "public", "repeat", "return", "self", "Self", "set", "some", "static", "struct", "subscript",
    "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  /// The tokens of each line of `source`.
  static func lines(of source: String) -> [[Token]] {
    var lines: [[Token]] = [[]]
    var remainder = source[...]
    while let token = next(&remainder) {
      let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append([]) }
        if !part.isEmpty { append(Token(text: String(part), kind: token.kind), to: &lines[lines.count - 1]) }
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Appends `token` to a line. Adjacent tokens of a kind become a single token.
  private static func append(_ token: Token, to line: inout [Token]) {
    if let last = line.last, last.kind == token.kind {
      line[line.count - 1] = Token(text: last.text + token.text, kind: token.kind)
    } else {
      line.append(token)
    }
  }

  private static func next(_ remainder: inout Substring) -> Token? {
    guard let first = remainder.first else { return nil }
    func take(_ end: Substring.Index, _ kind: Kind) -> Token {
      defer { remainder = remainder[end...] }
      return Token(text: String(remainder[..<end]), kind: kind)
    }
    if remainder.hasPrefix("//") { return take(remainder.firstIndex(of: "\n") ?? remainder.endIndex, .comment) }
    if remainder.hasPrefix("\"\"\"") { return take(end(of: "\"\"\"", in: remainder), .string) }
    if first == "\"" { return take(end(of: "\"", in: remainder), .string) }
    if first == "@" { return take(remainder.dropFirst().firstIndex { !isPart($0) } ?? remainder.endIndex, .attribute) }
    if first.isNumber {
      return take(remainder.firstIndex { !($0.isHexDigit || "._xob".contains($0)) } ?? remainder.endIndex, .number)
    }
    if isPart(first) {
      let end = remainder.firstIndex { !isPart($0) } ?? remainder.endIndex
      let word = remainder[..<end]
      return take(end, keywords.contains(word) ? .keyword : first.isUppercase ? .type : .plain)
    }
    return take(remainder.index(after: remainder.startIndex), .plain)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The index after the `delimiter` that closes the literal at the start of `text`. A literal with a single-character delimiter ends with the line at the latest.
  private static func end(of delimiter: String, in text: Substring) -> Substring.Index {
    var index = text.index(text.startIndex, offsetBy: delimiter.count)
    while index < text.endIndex {
      if text[index...].hasPrefix(delimiter) { return text.index(index, offsetBy: delimiter.count) }
      if text[index] == "\n", delimiter.count == 1 { return index }
      if text[index] == "\\" { index = text.index(after: index) }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return text.endIndex
  }
}
