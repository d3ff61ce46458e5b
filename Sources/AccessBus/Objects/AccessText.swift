import Semantics
import UnicodeRules

/// A unit of texts as AT-SPI numbers it (`AtspiTextGranularity`).
enum AccessTextUnit: Int, CaseIterable {
  case character, word, sentence, line, paragraph

  /// The unit with a boundary of earlier versions (`AtspiTextBoundaryType`): the starts and the ends of words, sentences and lines.
  init?(boundary: Int) {
    switch boundary {
    case 0: self = .character
    case 1, 2: self = .word
    case 3, 4: self = .sentence
    case 5, 6: self = .line
    default: return nil
    }
  }
}

/// The characters of an element, which AT-SPI and `SemanticText` count as Unicode scalars.
struct AccessText {
  let scalars: [Unicode.Scalar]
  let caret: Int?
  /// The selected characters, or the place of the caret.
  let selection: Range<Int>

  init(_ text: SemanticText) {
    scalars = Array(text.content.unicodeScalars)
    let count = scalars.count
    caret = text.caret.map { max(0, min(count, $0)) }
    selection = text.selection?.clamped(to: 0..<count) ?? (caret ?? 0)..<(caret ?? 0)
  }

  var count: Int { scalars.count }

  /// The characters of a range.
  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<count)]))
  }

  /// The range of two offsets of a call, within the text. -1 is the end.
  func range(_ first: Int, _ last: Int) -> Range<Int> {
    func limited(_ offset: Int) -> Int { offset < 0 ? count : min(offset, count) }
    let (first, last) = (first < 0 ? 0 : limited(first), limited(last))
    return min(first, last)..<max(first, last)
  }

  /// The offset of a call. -1 is the caret.
  func offset(_ offset: Int) throws(DBusFailure) -> Int {
    let offset = offset == -1 ? caret ?? -1 : offset
    guard (0...count).contains(offset) else {
      throw .invalidArguments("there is no character \(offset) in a text of \(count)")
    }
    return offset
  }

  /// The beginning of `text` that has at most so many bytes in UTF-8; all of it if the number is negative.
  static func prefix(of text: String, bytes: Int) -> String {
    guard bytes >= 0, text.utf8.count > bytes else { return text }
    var rest = bytes
    var prefix = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      rest -= UTF8.width(scalar)
      guard rest >= 0 else { break }
      prefix.append(scalar)
    }
    return String(prefix)
  }

  // MARK: Units

  /// The range of the unit at `offset`; with the `step` -1 of the unit before, with 1 of the unit after it.
  ///
  /// Words include the spaces after them. The end of the text belongs to the last line and paragraph, and else to an empty range.
  ///
  /// - Parameter top: Returns the upper edge of a character, by which lines are told apart; nil if it is not known.
  func segment(of unit: AccessTextUnit, at offset: Int, step: Int, top: (Int) -> Double?) -> Range<Int> {
    let segment = segment(of: unit, at: offset, top: top)
    if step < 0 {
      guard segment.lowerBound > 0 else { return 0..<0 }
      return self.segment(of: unit, at: segment.lowerBound - 1, top: top)
    }
    guard step > 0 else { return segment }
    guard segment.upperBound < count else { return count..<count }
    return self.segment(of: unit, at: segment.upperBound, top: top)
  }

  private func segment(of unit: AccessTextUnit, at offset: Int, top: (Int) -> Double?) -> Range<Int> {
    switch unit {
    case .character: offset..<min(offset + 1, count)
    case .word: segment(at: offset, starts: Self.wordStarts)
    case .sentence: segment(at: offset, starts: Self.sentenceStarts)
    case .line: line(at: offset, top: top)
    case .paragraph: paragraph(at: offset)
    }
  }

  /// The part of a paragraph between two of the boundaries that `starts` finds in it.
  private func segment(at offset: Int, starts: ([Unicode.Scalar]) -> [Int]) -> Range<Int> {
    guard offset < count else { return count..<count }
    let paragraph = paragraph(at: offset)
    let starts = starts(Array(scalars[paragraph]))
    let index = offset - paragraph.lowerBound
    let start = starts.last { $0 <= index } ?? 0
    let end = starts.first { $0 > index } ?? paragraph.count
    return (paragraph.lowerBound + start)..<(paragraph.lowerBound + end)
  }

  /// The boundaries of words after which there is no space.
  private static func wordStarts(_ scalars: [Unicode.Scalar]) -> [Int] {
    WordScanner(scalars).filter { $0 < scalars.count && !scalars[$0].properties.isWhitespace }
  }

  /// The places after marks that end sentences and the spaces after them.
  private static func sentenceStarts(_ scalars: [Unicode.Scalar]) -> [Int] {
    var starts: [Int] = []
    for index in scalars.indices.dropFirst() where !scalars[index].properties.isWhitespace {
      let hasSpace = scalars[index - 1].properties.isWhitespace
      guard let mark = scalars[..<index].last(where: { !$0.properties.isWhitespace }) else { continue }
      let ends = "。！？".unicodeScalars.contains(mark) || hasSpace && ".!?…".unicodeScalars.contains(mark)
      if ends { starts.append(index) }
    }
    return starts
  }

  /// From the character after a line feed to the next, which it includes.
  private func paragraph(at offset: Int) -> Range<Int> {
    let start = scalars[..<offset].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = scalars[offset...].firstIndex(of: "\n").map { $0 + 1 } ?? count
    return start..<end
  }

  /// The characters of the paragraph beside `offset` that have the same upper edge.
  private func line(at offset: Int, top: (Int) -> Double?) -> Range<Int> {
    let paragraph = paragraph(at: offset)
    let index = min(offset, paragraph.upperBound - 1)
    guard paragraph.contains(index), let edge = top(index) else { return paragraph }
    func isInLine(_ index: Int) -> Bool { top(index).map { abs($0 - edge) < 0.5 } ?? true }
    var (start, end) = (index, index + 1)
    while start > paragraph.lowerBound, isInLine(start - 1) { start -= 1 }
    while end < paragraph.upperBound, isInLine(end) { end += 1 }
    return start..<end
  }
}
