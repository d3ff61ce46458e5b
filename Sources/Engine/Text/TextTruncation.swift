/// The part of a truncated text that the ellipsis replaces.
package enum TextTruncation: Hashable, Sendable {
  case head
  case middle
  case tail
}

/// The characters of a text from its last permitted line on, and their truncation to a single line with an ellipsis.
struct TruncatedText {
  private struct Part {
    var character: Character
    var span: Int
    var level: UInt8
    /// The start in the text of the span, in bytes of UTF-8; nil for a line break.
    var start: Int?

    var source: Range<Int>? { start.map { $0..<$0 + character.utf8.count } }
  }

  private let characters: [Part]
  private let truncation: TextTruncation
  /// The number of characters before the first mandatory break: the limit of the prefix.
  private let headLimit: Int
  /// The number of characters after the last mandatory break: the limit of the suffix.
  private let tailLimit: Int
  /// The level of the first paragraph: 0 or 1.
  private let baseLevel: UInt8

  init(_ segments: some Sequence<TextSegment>, truncation: TextTruncation) {
    var characters: [Part] = []
    var baseLevel: UInt8?
    for segment in segments {
      func append(_ text: Substring) {
        var start = text.byteRange.lowerBound
        for character in text {
          characters.append(Part(character: character, span: segment.span, level: segment.level, start: start))
          start += character.utf8.count
        }
      }
      append(segment.text)
      append(segment.space)
      if segment.endsParagraph { characters.append(Part(character: "\n", span: segment.span, level: segment.level)) }
      baseLevel = baseLevel ?? segment.baseLevel
    }
    self.characters = characters
    self.baseLevel = baseLevel ?? 0
    self.truncation = truncation
    headLimit = characters.firstIndex { $0.character == "\n" } ?? characters.count
    tailLimit = characters.count - (characters.lastIndex { $0.character == "\n" }.map { $0 + 1 } ?? 0)
  }

  /// An upper bound of the number of characters kept beside the ellipsis.
  var maximumKept: Int {
    let maximum = max(0, characters.count - 1)
    switch truncation {
    case .tail: return min(maximum, headLimit)
    case .head: return min(maximum, tailLimit)
    case .middle: return maximum
    }
  }

  /// At most `count` characters and the ellipsis, in logical order. White space before the ellipsis is removed.
  ///
  /// The ellipsis has the level of the characters on both sides if they agree, else that of the paragraph.
  func parts(keeping count: Int) -> [LinePart] {
    let (head, tail) =
      switch truncation {
      case .tail: (count, 0)
      case .head: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      }
    let suffix = characters.suffix(min(tail, tailLimit))
    var prefix = characters.prefix(min(head, headLimit))
    while prefix.last?.character.isWhitespace == true { prefix.removeLast() }
    var parts: [LinePart] = []
    func append(_ part: Part) {
      parts.append(String(part.character), span: part.span, level: part.level, source: part.source)
    }
    prefix.forEach(append)
    let level = prefix.last?.level == suffix.first?.level ? prefix.last?.level : nil
    let neighbor = prefix.last ?? suffix.first ?? characters.first
    parts.append("…", span: neighbor?.span ?? 0, level: level ?? baseLevel, source: nil)
    suffix.forEach(append)
    return parts
  }

  /// The largest number up to `maximum` for which `fits` is true. `fits` has to be true up to some number and false above
  /// it; 0 is not tried. Small numbers are tried first, so that the number of calls is logarithmic in the result.
  static func largest(upTo maximum: Int, where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = 8
    while high < maximum, fits(high) { (low, high) = (high, high * 2) }
    return (low + 1..<min(high, maximum) + 1).binarySearch { !fits($0) } - 1
  }
}
