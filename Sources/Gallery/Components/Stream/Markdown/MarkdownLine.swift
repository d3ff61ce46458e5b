/// The markers at the beginning of a line, without the containers around it.
enum MarkdownLine {
  /// True if a line that has not ended may become a marker, so that it is not shown yet: `#`, `12.`, `- `, `` `` ``.
  static func isUndecided(_ line: String) -> Bool {
    let bytes = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    guard bytes.count < 12, let first = bytes.first else { return !line.isEmpty && bytes.isEmpty }
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    if digits > 0 { return bytes.dropFirst(max(0, digits)).allSatisfy { ".) ".utf8.contains($0) } }
    guard "#-+*=`~_|![".utf8.contains(first) else { return false }
    return bytes.allSatisfy { $0 == first || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "[") }
  }

  /// The level of an ATX heading (`## Title`) and its text; nil for another line.
  static func heading(_ line: Substring) -> (level: Int, text: Substring)? {
    let level = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return nil }
    let text = line.withoutBytes(level)
    guard text.isEmpty || text.startsWithSpace else { return nil }
    let closing = text.trimmed.utf8.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let before = Substring(text.trimmed.utf8.dropLast(max(0, closing)))
    let isClosed = closing > 0 && (before.isEmpty || before.utf8.last == UInt8(ascii: " "))
    return (level, isClosed ? before.trimmed : text.trimmed)
  }

  /// True for three or more `*`, `-` or `_`, with spaces between them: `***`, `- - -`.
  static func isRule(_ line: Substring) -> Bool {
    guard let marker = line.utf8.first, "*-_".utf8.contains(marker) else { return false }
    var count = 0
    for byte in line.utf8 {
      if byte == marker { count += 1 } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return false }
    }
    return count >= 3
  }

  /// The level of the heading that a line under a paragraph makes of it: 1 for `=`, 2 for `-`.
  static func underline(_ line: Substring) -> Int? {
    let line = line.trimmed
    guard let marker = line.utf8.first, line.utf8.allSatisfy({ $0 == marker }) else { return nil }
    return marker == UInt8(ascii: "=") ? 1 : marker == UInt8(ascii: "-") ? 2 : nil
  }

  /// The fence that a line opens, such as `~~~ swift`: its marker, its length, and the language; nil for another line.
  static func fence(_ line: Substring) -> (marker: UInt8, count: Int, language: String)? {
    guard let marker = line.utf8.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else { return nil }
    let count = line.utf8.prefix { $0 == marker }.count
    let info = line.withoutBytes(count).trimmed
    guard count >= 3, marker == UInt8(ascii: "~") || !info.utf8.contains(marker) else { return nil }
    return (marker, count, String(info.prefix { $0 != " " }))
  }

  /// True if a line closes a fence of `count` markers of the byte `marker`.
  static func closesFence(_ line: Substring, marker: UInt8, count: Int) -> Bool {
    let length = line.utf8.prefix { $0 == marker }.count
    return length >= count && line.withoutBytes(length).trimmed.isEmpty
  }

  /// The marker of a list item: `-`, `+`, `*`, `1.` or `1)`.
  struct Item {
    /// The byte after which items belong to the same list: `-`, `+`, `*`, `.` or `)`.
    let delimiter: UInt8
    /// The number of an ordered item; nil after `-`, `+` and `*`.
    let number: Int?
    /// The length of the marker in bytes.
    let length: Int
  }

  /// The `Item` that a line begins; nil for another line.
  static func item(_ line: Substring) -> Item? {
    guard let first = line.utf8.first else { return nil }
    let digits = line.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    let item: Item
    if "-+*".utf8.contains(first) {
      item = Item(delimiter: first, number: nil, length: 1)
    } else if (1...9).contains(digits), let end = line.withoutBytes(digits).utf8.first, ".)".utf8.contains(end) {
      item = Item(delimiter: end, number: Int(line.prefix(max(0, digits))), length: digits + 1)
    } else {
      return nil
    }
    let rest = line.withoutBytes(item.length)
    return rest.isEmpty || rest.startsWithSpace ? item : nil
  }

  /// The image that is alone in a paragraph: `![label](name)`.
  static func picture(_ text: String) -> (name: String, label: String)? {
    guard text.hasPrefix("!["), text.hasSuffix(")"), let middle = text.range(of: "](") else { return nil }
    let label = text[text.index(text.startIndex, offsetBy: 2)..<middle.lowerBound]
    let name = text[middle.upperBound...].dropLast()
    guard !name.isEmpty, !name.contains(where: { " ()[]".contains($0) }), !label.contains("]") else { return nil }
    return (String(name), String(label))
  }
}

/// Positions between scalars: a marker before a combining mark is still a marker.
extension Substring {
  /// The text without spaces and tabs at both ends.
  var trimmed: Substring {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = utf8.drop(while: isSpace)
    return start.lastIndex { !isSpace($0) }.map { Substring(start[...$0]) } ?? ""
  }

  var startsWithSpace: Bool { utf8.first == UInt8(ascii: " ") || utf8.first == UInt8(ascii: "\t") }

  /// The number of spaces at the beginning.
  var indentation: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }

  /// The text after `count` bytes of ASCII characters.
  func withoutBytes(_ count: Int) -> Substring {
    self[(utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)...]
  }
}
