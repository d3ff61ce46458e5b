import MessageBus
import Semantics

/// A unit of texts as AT-SPI numbers it (`AtspiTextGranularity`).
package enum AccessTextUnit: Int, CaseIterable {
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
///
/// A call visits the characters that it is about, and not those before them.
package struct AccessText {
  let positions: ScalarPositions
  package let caret: Int?
  /// The selected characters, or the place of the caret.
  package let selection: Range<Int>

  /// Creates the characters of the `content` of `text` with its `positions`.
  package init(_ text: SemanticText, _ positions: ScalarPositions) {
    self.positions = positions
    let count = positions.count
    caret = text.caret.map { max(0, min(count, $0)) }
    selection = text.selection?.clamped(to: 0..<count) ?? (caret ?? 0)..<(caret ?? 0)
  }

  package var count: Int { positions.count }

  /// The character at an offset; nil at the end of the text.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    (0..<count).contains(offset) ? positions.text.unicodeScalars[positions.index(ofScalar: offset)] : nil
  }

  /// The characters of a range.
  package func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    let scalars = positions.text.unicodeScalars
    let (start, end) = (positions.index(ofScalar: range.lowerBound), positions.index(ofScalar: range.upperBound))
    return String(scalars[start..<end])
  }

  /// The range of two offsets of a call, within the text. -1 is the end.
  package func range(_ first: Int, _ last: Int) -> Range<Int> {
    func limited(_ offset: Int) -> Int { offset < 0 ? count : min(offset, count) }
    let (first, last) = (first < 0 ? 0 : limited(first), limited(last))
    return min(first, last)..<max(first, last)
  }

  /// The offset of a call. -1 is the caret.
  package func offset(_ offset: Int) throws(DBusFailure) -> Int {
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
}
