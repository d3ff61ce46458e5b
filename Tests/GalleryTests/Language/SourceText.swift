import Foundation

/// A string literal of a Swift source file.
struct SourceText {
  /// The path of the file below the package's folder.
  let file: String
  let line: Int
  /// The literal as the key of a `StringTable`, with "%@" for each interpolated value.
  let format: String
  /// The code before the literal on its line and on the line above.
  let context: String
  /// True if the literal is an element of an array with the label `api`.
  let isAPIName: Bool

  /// True if the literal has letters outside of interpolations.
  var hasLetters: Bool { format.replacing(#/%(?:\.\d)?l*[@fd]/#, with: "").contains(where: \.isLetter) }

  /// True if the code shows the literal as a `LocalizedStringKey`.
  var isShown: Bool {
    context.contains(
      #/(?:\b(?:Text|Label|Button|Toggle|Picker|TextField|Menu|Section|ProgressView|LabeledContent|NavigationLink|DisclosureGroup|Stepper|Tab)|\.(?:help|navigationTitle|accessibilityLabel|alert|confirmationDialog))\($/#
    ) || context.contains(#/\b(?:title|hint|subtitle|prompt|message|headline|caption|detail|note):\s*$/#)
  }

  /// True if the code around the literal uses it as a name, a symbol or source code.
  var isTechnical: Bool {
    isAPIName
      || context.contains(
        #/(?:systemName|systemImage|symbol|source|code|verbatim|name|api|id|page|named|language|specifier|key|rawValue|locale|separator|with|forKey|of|hasPrefix|hasSuffix|by):\s*\[?$/#
      )
      || context.contains(
        #/\b(?:Image|accessibilityIdentifier|fatalError|precondition|preconditionFailure|print|Color|firstIndex|contains|hasPrefix)\($/#
      )
  }
}

extension SourceText {
  /// The literals in the Swift files below `folder`, without comments.
  static func literals(below folder: String) throws -> [SourceText] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let base = root.appending(path: folder)
    let paths =
      FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try paths.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap { url in
      let name = String(url.standardized.path.dropFirst(root.path.count + 1))
      return literals(in: try String(contentsOf: url, encoding: .utf8), file: name)
    }
  }

  static func literals(in source: String, file: String = "") -> [SourceText] {
    var scanner = LiteralScanner(Array(source), file: file)
    return scanner.scan()
  }
}

/// Finds string literals; knows comments, escapes, interpolations and literals of several lines.
private struct LiteralScanner {
  private let text: [Character]
  private let file: String
  private var index = 0
  private var line = 1
  private var found: [SourceText] = []

  init(_ text: [Character], file: String) {
    self.text = text
    self.file = file
  }

  mutating func scan() -> [SourceText] {
    while index < text.count { step() }
    return found
  }

  private func has(_ prefix: String) -> Bool {
    index + prefix.count <= text.count && String(text[index..<index + prefix.count]) == prefix
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      if text[index].isNewline { line += 1 }
      index += 1
    }
  }

  /// Skips a comment, a raw literal or a character, or reads a literal.
  private mutating func step() {
    if has("//") {
      while index < text.count, !text[index].isNewline { advance() }
    } else if has("#/") {
      advance(2)
      while index < text.count, !has("/#") { advance() }
      advance(2)
    } else if has("\"") {
      readLiteral()
    } else {
      advance()
    }
  }

  private mutating func readLiteral() {
    let (start, startLine) = (index, line)
    let delimiter = has("\"\"\"") ? "\"\"\"" : "\""
    advance(delimiter.count)
    var format = ""
    while index < text.count, !has(delimiter) {
      if has("\\(") {
        advance(2)
        format += skipInterpolation()
      } else if text[index] == "\\" {
        advance()
        // An escaped line break joins the lines.
        format += text[index].isNewline ? "" : text[index] == "n" ? "\n" : String(text[index])
        advance()
      } else {
        format += text[index] == "%" ? "%%" : String(text[index])
        advance()
      }
    }
    advance(delimiter.count)
    if delimiter.count == 3 {
      let lines = format.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      format = format.contains("\n") ? lines.joined(separator: " ") : format
      format = format.trimmingCharacters(in: .whitespaces).replacing(#/ {2,}/#, with: " ")
    }
    found.append(
      SourceText(
        file: file, line: startLine, format: format, context: context(before: start), isAPIName: isAPIName(start)))
  }

  /// Skips an interpolation, with literals in it, up to its closing parenthesis. Returns its specifier.
  private mutating func skipInterpolation() -> String {
    let start = index
    var depth = 1
    while index < text.count {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { break }
      if has("\"") { readLiteral() } else { advance() }
    }
    let expression = String(text[start..<index])
    advance()
    return expression.firstMatch(of: #/specifier: "([^"]+)"/#).map { String($0.1) } ?? "%@"
  }

  /// True if the innermost bracket that is open before the index follows `api:`.
  private func isAPIName(_ start: Int) -> Bool {
    var depth = 0
    for index in stride(from: start - 1, to: max(start - 400, 0), by: -1) {
      if text[index] == "]" { depth += 1 }
      if text[index] == "[" { depth -= 1 }
      if depth < 0 { return String(text[max(index - 5, 0)..<index]) == "api: " }
    }
    return false
  }

  /// The code before the index on its line, and the end of the line before it.
  private func context(before start: Int) -> String {
    var first = start
    var lines = 0
    while first > 0, start - first < 160 {
      if text[first - 1].isNewline { lines += 1 }
      if lines == 2 { break }
      first -= 1
    }
    let code = String(text[first..<start]).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return code.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}
