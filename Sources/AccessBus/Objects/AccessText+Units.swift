import Semantics
import UnicodeRules

/// The characters, words, sentences, lines and paragraphs of a text.
extension AccessText {
  /// The range of the unit at `offset`; with the `step` -1 of the unit before, with 1 of the unit after it.
  ///
  /// Words include the spaces after them. The end of the text belongs to the last line and paragraph, and else to an empty range.
  ///
  /// - Parameter line: Returns the line with a character; nil if it is not known.
  package func segment(of unit: AccessTextUnit, at offset: Int, step: Int, line: (Int) -> Range<Int>?) -> Range<Int> {
    let segment = segment(of: unit, at: offset, line: line)
    if step < 0 {
      guard segment.lowerBound > 0 else { return 0..<0 }
      return self.segment(of: unit, at: segment.lowerBound - 1, line: line)
    }
    guard step > 0 else { return segment }
    guard segment.upperBound < count else { return count..<count }
    return self.segment(of: unit, at: segment.upperBound, line: line)
  }

  private func segment(of unit: AccessTextUnit, at offset: Int, line: (Int) -> Range<Int>?) -> Range<Int> {
    switch unit {
    case .character: offset..<min(offset + 1, count)
    case .word: word(at: offset)
    case .sentence: range(around: offset, isStart: isSentenceStart)
    case .line: self.line(at: offset, line)
    case .paragraph: paragraph(at: offset)
    }
  }

  private var scalars: String.UnicodeScalarView { positions.text.unicodeScalars }

  /// The characters from the last start at `offset` or before it to the next start after it.
  ///
  /// - Parameter limit: The maximum number of characters that are visited on each side.
  private func range(around offset: Int, limit: Int = .max, isStart: (String.Index) -> Bool) -> Range<Int> {
    guard offset < count else { return count..<count }
    var (start, end) = (positions.index(ofScalar: offset), positions.index(ofScalar: offset + 1))
    var (first, last) = (offset, offset + 1)
    while first > 0, offset - first < limit, !isStart(start) {
      start = scalars.index(before: start)
      first -= 1
    }
    while last < count, last - offset < limit, !isStart(end) {
      end = scalars.index(after: end)
      last += 1
    }
    return first..<last
  }

  // MARK: Words

  /// The maximum distance in characters at which the ends of a word without spaces are looked up.
  private static let wordReach = 4096

  private func word(at offset: Int) -> Range<Int> {
    let part = range(around: offset, limit: Self.wordReach, isStart: isAfterSpace)
    guard !part.isEmpty else { return part }
    let starts = Self.wordStarts(Array(string(part).unicodeScalars))
    let index = offset - part.lowerBound
    let start = starts.last { $0 <= index } ?? 0
    let end = starts.first { $0 > index } ?? part.count
    return (part.lowerBound + start)..<(part.lowerBound + end)
  }

  /// True for the beginning of a paragraph, and for a character after white space that does not extend it: there is a boundary of words.
  private func isAfterSpace(_ index: String.Index) -> Bool {
    guard let before = scalar(before: index), before != "\n" else { return true }
    let properties = scalars[index].properties
    return before.properties.isWhitespace && !properties.isWhitespace
      && ![.nonspacingMark, .enclosingMark, .spacingMark, .format, .modifierSymbol].contains(properties.generalCategory)
  }

  /// The boundaries of words after which there is no space.
  private static func wordStarts(_ scalars: [Unicode.Scalar]) -> [Int] {
    WordScanner(scalars).filter { $0 < scalars.count && !scalars[$0].properties.isWhitespace }
  }

  private func scalar(before index: String.Index) -> Unicode.Scalar? {
    index > scalars.startIndex ? scalars[scalars.index(before: index)] : nil
  }

  // MARK: Sentences

  /// True for the beginning of a paragraph, and for the place after a mark that ends a sentence and the spaces after it.
  private func isSentenceStart(_ index: String.Index) -> Bool {
    guard let before = scalar(before: index), before != "\n" else { return true }
    guard !scalars[index].properties.isWhitespace else { return false }
    guard let mark = mark(before: index) else { return false }
    return "。！？".unicodeScalars.contains(mark)
      || before.properties.isWhitespace && ".!?…".unicodeScalars.contains(mark)
  }

  /// The last character of the paragraph before `index` that is not white space.
  private func mark(before index: String.Index) -> Unicode.Scalar? {
    var index = index
    while let scalar = scalar(before: index), scalar != "\n" {
      guard scalar.properties.isWhitespace else { return scalar }
      index = scalars.index(before: index)
    }
    return nil
  }

  // MARK: Paragraphs and lines

  /// From the character after a line feed to the next, which it includes.
  private func paragraph(at offset: Int) -> Range<Int> {
    let bytes = positions.text.utf8
    let index = positions.index(ofScalar: offset)
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<index].lastIndex(of: lineFeed).map { bytes.index(after: $0) } ?? bytes.startIndex
    let end = bytes[index...].firstIndex(of: lineFeed).map { bytes.index(after: $0) } ?? bytes.endIndex
    return positions.scalar(at: start)..<positions.scalar(at: end)
  }

  /// The line with the character at `offset`, or the paragraph if lines are not known.
  private func line(at offset: Int, _ line: (Int) -> Range<Int>?) -> Range<Int> {
    // The end of the text belongs to the last line, unless a line feed ends it.
    let index = offset == count && count > 0 ? count - 1 : offset
    guard let last = scalar(at: index), index == offset || last != "\n" else { return count..<count }
    guard let line = line(index)?.clamped(to: 0..<count), line.contains(index) else { return paragraph(at: offset) }
    return line
  }
}
