/// Finds closures and statements in source text. Brackets in strings and comments do not count.
package struct StatementScanner {
  private let text: Substring
  private var index: Substring.Index
  private var depth = 0

  private init(_ text: Substring) {
    self.text = text
    index = text.startIndex
  }

  /// The content of the first closure of `call` outside of parentheses, without its braces; nil without one.
  package static func trailingClosure(in call: Substring) -> Range<Substring.Index>? {
    var scanner = StatementScanner(call)
    var start: Substring.Index?
    while scanner.index < call.endIndex {
      let character = call[scanner.index]
      let isCode = scanner.advance()
      if isCode, character == "{", scanner.depth == 1, start == nil { start = scanner.index }
      if isCode, character == "}", scanner.depth == 0, let start { return start..<call.index(before: scanner.index) }
    }
    return nil
  }

  /// The statements of `body` that begin with the attribute `attribute`, without it, and the text of the other statements.
  package static func declarations(
    of attribute: String, in body: Substring
  ) -> (declarations: [String], rest: String) {
    var scanner = StatementScanner(body)
    var declarations: [String] = []
    var rest = ""
    while scanner.index < body.endIndex {
      let start = scanner.index
      scanner.skipStatement()
      let statement = body[start..<scanner.index]
      if let range = range(of: attribute, beginning: statement) {
        rest += statement[..<range.lowerBound]
        var declaration = statement[range.upperBound...].drop { $0.isWhitespace }
        while let last = declaration.last, last.isWhitespace || last == ";" { declaration.removeLast() }
        declarations.append(String(declaration))
        rest += "\n"
      } else {
        rest += statement
      }
    }
    return (declarations, rest)
  }

  /// The range of `attribute` at the beginning of `statement`, after spaces and comments; nil if it begins with other code.
  private static func range(of attribute: String, beginning statement: Substring) -> Range<Substring.Index>? {
    var scanner = StatementScanner(statement)
    while scanner.index < statement.endIndex {
      let start = scanner.index
      if statement[start...].hasPrefix(attribute) {
        return start..<statement.index(start, offsetBy: attribute.count)
      }
      let isSpace = statement[start].isWhitespace
      if scanner.advance(), !isSpace { return nil }
    }
    return nil
  }

  /// Advances over a statement and the line feed or semicolon after it.
  private mutating func skipStatement() {
    var last: Character?
    var hasVariable = false
    var word = ""
    while index < text.endIndex {
      let character = text[index]
      let isCode = advance()
      guard isCode, depth == 0 || (depth == 1 && "([{".contains(character)) else {
        // The end of a bracket, or a string.
        if depth == 0, isCode || character != "/" { last = character }
        continue
      }
      if character.isLetter { word.append(character) } else { word = "" }
      if word == "var" || word == "let" { hasVariable = true }
      if depth == 0, character == ";" { return }
      if depth == 0, character.isNewline {
        let isAttribute = !hasVariable && startsWithAttribute
        if last != nil, !isAttribute, !continues(after: last) { return }
      } else if !character.isWhitespace {
        if last == nil { startsWithAttribute = character == "@" }
        last = character
      }
    }
  }

  /// True if the present statement begins with an attribute, which may stand on a line of its own.
  private var startsWithAttribute = false

  /// True if the statement that ends a line with `last` goes on in the next line.
  private func continues(after last: Character?) -> Bool {
    if let last, "=,:.+-*/&|<".contains(last) { return true }
    let next = text[index...].drop { $0.isWhitespace }
    return next.first.map { ".=:?&|+*,".contains($0) } ?? false
  }

  /// Advances over a character, a string or a comment. Returns false for a string, a comment and its line feed.
  @discardableResult private mutating func advance() -> Bool {
    let rest = text[index...]
    if rest.hasPrefix("//") {
      index = rest.firstIndex { $0.isNewline } ?? text.endIndex
      return false
    }
    if rest.hasPrefix("/*") {
      skipComment()
      return false
    }
    if let hashes = Self.hashesOfString(rest) {
      skipString(hashes: hashes)
      return false
    }
    switch text[index] {
    case "(", "[", "{": depth += 1
    case ")", "]", "}": depth -= 1
    default: break
    }
    index = text.index(after: index)
    return true
  }

  private mutating func skipComment() {
    var level = 0
    while index < text.endIndex {
      let rest = text[index...]
      let step = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
      level += step
      index = text.index(index, offsetBy: step == 0 ? 1 : 2)
      if level == 0 { return }
    }
  }

  /// The number of `#` before the quotation mark of a string that begins `rest`; nil if no string begins there.
  private static func hashesOfString(_ rest: Substring) -> Int? {
    let hashes = rest.prefix { $0 == "#" }.count
    return rest.dropFirst(hashes).first == "\"" ? hashes : nil
  }

  /// Advances over a string literal. Strings inside of interpolations are scanned as strings of their own.
  private mutating func skipString(hashes: Int) {
    index = text.index(index, offsetBy: hashes)
    let quote = text[index...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    index = text.index(index, offsetBy: quote.count)
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix(end) {
        index = text.index(index, offsetBy: end.count)
        return
      }
      if rest.hasPrefix(escape + "(") {
        index = text.index(index, offsetBy: escape.count)
        skipInterpolation()
      } else if rest.hasPrefix(escape) {
        index = text.index(index, offsetBy: min(escape.count + 1, rest.count))
      } else {
        index = text.index(after: index)
      }
    }
  }

  private mutating func skipInterpolation() {
    let outer = depth
    repeat { advance() } while index < text.endIndex && depth > outer
  }
}
