/// Parses the inline markup of a text: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, `[links](…)` and `^[3 apple](inflect: true)`.
///
/// The subset of CommonMark within a line. Unmatched delimiters remain in the text, and a backslash escapes a
/// punctuation character.
package struct InlineMarkdown {
  /// The style of a run, as marked up.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let strong = Style(rawValue: 1)
    package static let emphasis = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let strikethrough = Style(rawValue: 8)
    package static let link = Style(rawValue: 16)
  }

  /// A part of the text with a uniform style, without delimiters.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: Style
  }

  /// The maximum number of constructs around a character. Deeper delimiters remain in the text.
  package static let maximumDepth = 100

  private let markers: InlineMarkers
  private(set) var runs: [Run] = []
  /// The number of characters and delimiters that were read, for tests.
  package private(set) var steps = 0
  private var depth = 0

  /// Reads a text.
  ///
  /// Complexity: O(n log n) for n characters.
  package init(_ key: LocalizedStringKey) {
    let units = key.parts.flatMap { part in
      part.text.map { InlineMarkers.Unit(character: $0, isWritten: part.isWritten) }
    }
    markers = InlineMarkers(units)
    read(units.indices, style: [])
  }

  /// The runs of `key`; at least a single run.
  package static func runs(of key: LocalizedStringKey) -> [Run] {
    guard key.parts.contains(where: { $0.isWritten && $0.text.utf8.contains(where: isMarker) }) else {
      return [Run(text: key.text, style: [])]
    }
    let runs = InlineMarkdown(key).runs
    return runs.isEmpty ? [Run(text: "", style: [])] : runs
  }

  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  // MARK: Parsing

  private var units: [InlineMarkers.Unit] { markers.units }

  private mutating func read(_ range: Range<Int>, style: Style) {
    depth += 1
    defer { depth -= 1 }
    var index = range.lowerBound
    while index < range.upperBound {
      steps += 1
      if units[index].isWritten, let next = readMarked(at: index, until: range.upperBound, style: style) {
        index = next
        continue
      }
      let character = units[index].character
      let isRun = units[index].isWritten && (character == "~" || character == "`")
      for _ in 0..<(isRun ? markers.runLength(at: index, until: range.upperBound) : 1) {
        append(character, style: style)
        index += 1
      }
    }
  }

  /// Parses the construct that the delimiter at `start` opens and returns its end; nil if it opens no construct.
  private mutating func readMarked(at start: Int, until end: Int, style: Style) -> Int? {
    switch units[start].character {
    case "\\": return readEscape(at: start, until: end, style: style)
    case "`": return readCode(at: start, until: end, style: style)
    case "^": return readInflection(at: start, until: end, style: style)
    case "[" where depth <= Self.maximumDepth: return readLink(at: start, until: end, style: style)
    case "*" where depth <= Self.maximumDepth, "_" where depth <= Self.maximumDepth:
      let count = min(2, markers.runLength(at: start, until: end))
      for length in stride(from: count, through: 1, by: -1) {
        let inner = style.union(length == 2 ? .strong : .emphasis)
        if let next = readDelimited(at: start, until: end, length: length, style: inner) { return next }
      }
      return nil
    case "~" where depth <= Self.maximumDepth:
      let length = markers.runLength(at: start, until: end)
      guard length <= 2 else { return nil }
      return readDelimited(at: start, until: end, length: length, style: style.union(.strikethrough))
    default: return nil
    }
  }

  private mutating func readEscape(at start: Int, until end: Int, style: Style) -> Int? {
    guard start + 1 < end, units[start + 1].isWritten, let code = units[start + 1].character.asciiValue else {
      return nil
    }
    let character = units[start + 1].character
    guard code > 0x20, code < 0x7F, !character.isLetter, !character.isNumber else { return nil }
    append(character, style: style)
    return start + 2
  }

  /// Parses `^[3 apple](inflect: true)`: the word after a number agrees with it, by the rules of English.
  private mutating func readInflection(at start: Int, until end: Int, style: Style) -> Int? {
    guard start + 1 < end, units[start + 1].isWritten, units[start + 1].character == "[",
      let close = markers.closingBracket(after: start, until: end)
    else { return nil }
    let attribute = Array("(inflect: true)")
    let after = close + 1
    guard after + attribute.count <= end, units[after..<after + attribute.count].map(\.character) == attribute else {
      return nil
    }
    for character in EnglishPlural.agreeing(String(units[start + 2..<close].map(\.character))) {
      append(character, style: style)
    }
    return after + attribute.count
  }

  private mutating func readCode(at start: Int, until end: Int, style: Style) -> Int? {
    let length = markers.runLength(at: start, until: end)
    guard let close = markers.backticks(length, from: start + length, until: end) else { return nil }
    steps += close - start
    for unit in units[(start + length)..<close] { append(unit.character, style: style.union(.code)) }
    return close + length
  }

  private mutating func readLink(at start: Int, until end: Int, style: Style) -> Int? {
    guard let close = markers.partner(at: start, until: end), close > start + 1, close + 1 < end,
      markers.isWritten("(", at: close + 1), let last = markers.partner(at: close + 1, until: end)
    else { return nil }
    read((start + 1)..<close, style: style.union(.link))
    return last + 1
  }

  private mutating func readDelimited(at start: Int, until end: Int, length: Int, style: Style) -> Int? {
    let marker = units[start].character
    let first = start + length
    guard first < end, !units[first].character.isWhitespace, length == 2 || !markers.isWritten(marker, at: first),
      marker != "_" || start == 0 || !markers.isWordPart(start - 1)
    else { return nil }
    steps += 1
    guard let close = markers.closing(marker, length: length, from: first, until: end) else { return nil }
    read(first..<close, style: style)
    return close + length
  }

  // MARK: Characters

  private mutating func append(_ character: Character, style: Style) {
    if runs.last?.style == style {
      runs[runs.count - 1].text.append(character)
    } else {
      runs.append(Run(text: String(character), style: style))
    }
  }
}

/// The agreement of English nouns with numbers, for texts with `^[…](inflect: true)`.
enum EnglishPlural {
  /// The text with its last word in the plural, if the text begins with a number other than 1.
  ///
  /// ```swift
  /// EnglishPlural.agreeing("3 berry")  // "3 berries"
  /// ```
  static func agreeing(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 2, let number = words.first(where: isNumber), number != "1",
      let last = words.last, !isNumber(last)
    else { return text }
    words[words.count - 1] = plural(of: last)
    return words.joined(separator: " ")
  }

  private static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.contains(where: \.isNumber)
      && word.allSatisfy { $0.isNumber || ".,-−\u{202F}\u{A0}".contains($0) }
  }

  /// Nouns without a regular plural.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "fish": "fish", "sheep": "sheep", "series": "series",
  ]

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let plural = irregular[lower] { return word == lower ? plural : plural.capitalized }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
