/// An open block without containers, to which lines are appended.
enum MarkdownLeaf {
  case paragraph(MarkdownParagraph)
  case fence(MarkdownCode)
  case indented([String])
  case table(MarkdownTable)

  var isParagraph: Bool { if case .paragraph = self { true } else { false } }

  /// The content of the ended block; nil for an empty paragraph.
  var content: MarkdownBlock.Content? {
    switch self {
    case .paragraph(let paragraph):
      if let picture = MarkdownLine.picture(paragraph.text) {
        return .picture(name: picture.name, label: picture.label)
      }
      return paragraph.text.isEmpty ? nil : .paragraph(paragraph.text)
    case .fence(let code): return .code(language: code.language, lines: code.lines)
    case .indented(let lines):
      return .code(language: "", lines: lines.reversed().drop { $0.allSatisfy { $0 == " " } }.reversed())
    case .table(let table): return .table(table)
    }
  }

  /// True if no text was appended.
  var isEmpty: Bool {
    switch self {
    case .paragraph(let paragraph): paragraph.text.isEmpty
    case .fence(let code): code.lines.isEmpty
    case .indented(let lines): lines.isEmpty
    case .table(let table): table.header.isEmpty && table.rows.isEmpty
    }
  }

  /// Appends the continuation of the last line. Returns false for a `table`: it ends.
  mutating func append(_ text: String) -> Bool {
    switch self {
    case .paragraph(var paragraph):
      paragraph.append(text[...])
      self = .paragraph(paragraph)
    case .fence(var code):
      Self.append(text, to: &code.lines)
      self = .fence(code)
    case .indented(var lines):
      Self.append(text, to: &lines)
      self = .indented(lines)
    case .table: return false
    }
    return true
  }

  /// Appends to the last line, or as a line of its own if that has `MarkdownLimits.text`.
  private static func append(_ text: String, to lines: inout [String]) {
    if let last = lines.last, last.utf8.count + text.utf8.count <= MarkdownLimits.text {
      lines[lines.count - 1] += text
    } else {
      lines.append(text)
    }
  }

  /// The block in which a leaf goes on that is longer than `MarkdownLimits`; nil for a shorter leaf.
  func divided() -> MarkdownLeaf? {
    switch self {
    case .paragraph(let paragraph):
      return paragraph.text.utf8.count < MarkdownLimits.text ? nil : .paragraph(MarkdownParagraph(""))
    case .fence(var code):
      guard Self.isLong(code.lines) else { return nil }
      code.lines = []
      return .fence(code)
    case .indented(let lines): return Self.isLong(lines) ? .indented([]) : nil
    case .table(var table):
      guard Self.isLong(table.rows.joined()) else { return nil }
      (table.header, table.rows) = ([], [])
      return .table(table)
    }
  }

  private static func isLong(_ lines: some Sequence<String>) -> Bool {
    var (count, bytes) = (0, 0)
    for line in lines { (count, bytes) = (count + 1, bytes + line.utf8.count) }
    return count >= MarkdownLimits.lines || bytes >= MarkdownLimits.text
  }

  /// The leaf as it looks before the end of `line`; nil if its first line may become the header of a table or a picture.
  func withoutUndecidedMarkup(before line: String) -> MarkdownLeaf? {
    guard case .paragraph(var paragraph) = self else { return self }
    if paragraph.text.hasPrefix("!["), paragraph.lineCount == 1, !paragraph.text.contains(") ") { return nil }
    if paragraph.text.hasPrefix("|") {
      if paragraph.lineCount == 1 || paragraph.lineCount == 2 && line.utf8.allSatisfy("|:- ".utf8.contains) {
        return nil
      }
    }
    paragraph.text = MarkdownTail.completed(paragraph.text)
    return paragraph.text.isEmpty ? nil : .paragraph(paragraph)
  }
}

/// The text of an open paragraph. A line feed is a hard line break; lines are joined by spaces.
struct MarkdownParagraph {
  var text: String
  private(set) var lineCount = 1
  /// True if the last line ends with two spaces or a backslash.
  private var endsHard = false

  init(_ line: Substring) {
    text = ""
    append(line)
  }

  mutating func append(line: Substring) {
    text += endsHard ? "\n" : text.isEmpty ? "" : " "
    lineCount += 1
    append(line.trimmedStart)
  }

  mutating func append(_ part: Substring) {
    let end = part.trimmed
    endsHard = part.hasSuffix("  ") || end.utf8.last == UInt8(ascii: "\\")
    text += part.trimmedEnd
    if endsHard, end.utf8.last == UInt8(ascii: "\\") { text.unicodeScalars.removeLast() }
  }
}

/// The lines of an open block of code between fences.
struct MarkdownCode {
  let marker: UInt8
  let count: Int
  /// The indentation of the fence. It is removed from each line.
  let indentation: Int
  let language: String
  var lines: [String]
}

extension MarkdownBlock.Content {
  /// The texts as `Text` shows them, each in a line of its own.
  var plainText: String {
    switch self {
    case .heading(_, let text), .paragraph(let text): text.withoutMarkup
    case .code(_, let lines): lines.joined(separator: "\n")
    case .table(let table): (table.header + table.rows.joined()).map(\.withoutMarkup).joined(separator: "\n")
    case .picture(_, let label): label
    case .rule: ""
    }
  }
}

extension Substring {
  fileprivate var trimmedStart: Substring { withoutBytes(indentation) }

  /// The text without spaces at its end.
  fileprivate var trimmedEnd: Substring {
    utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { Substring(utf8[...$0]) } ?? ""
  }
}
