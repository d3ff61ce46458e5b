/// The part of a truncated text that the ellipsis replaces.
package enum TextTruncation: Hashable, Sendable {
  case head
  case middle
  case tail
}

/// The characters of a text from its last permitted line on, and their truncation to a single line with an ellipsis.
struct TruncatedText {
  typealias Part = (character: Character, span: Int)

  private let characters: [Part]
  private let truncation: TextTruncation
  /// The number of characters before the first mandatory break: the limit of the prefix.
  private let headLimit: Int
  /// The number of characters after the last mandatory break: the limit of the suffix.
  private let tailLimit: Int

  init(_ segments: some Sequence<TextSegment>, truncation: TextTruncation) {
    var characters: [Part] = []
    for segment in segments {
      characters += segment.text.map { ($0, segment.span) }
      characters += segment.space.map { ($0, segment.span) }
      if segment.endsParagraph { characters.append(("\n", segment.span)) }
    }
    self.characters = characters
    self.truncation = truncation
    headLimit = characters.firstIndex { $0.character == "\n" } ?? characters.count
    tailLimit = characters.count - (characters.lastIndex { $0.character == "\n" }.map { $0 + 1 } ?? 0)
  }

  /// An upper bound of the number of characters kept beside the ellipsis.
  var maximumKept: Int {
    let most = max(0, characters.count - 1)
    switch truncation {
    case .tail: return min(most, headLimit)
    case .head: return min(most, tailLimit)
    case .middle: return most
    }
  }

  /// At most `count` characters and the ellipsis, grouped by span. White space before the ellipsis is removed.
  func pieces(keeping count: Int) -> [(span: Int, text: String)] {
    let (head, tail) =
      switch truncation {
      case .tail: (count, 0)
      case .head: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      }
    let suffix = characters.suffix(min(tail, tailLimit))
    var prefix = characters.prefix(min(head, headLimit))
    while prefix.last?.character.isWhitespace == true { prefix.removeLast() }
    var pieces: [(span: Int, text: String)] = []
    func append(_ part: Part) {
      if pieces.last?.span == part.span {
        pieces[pieces.count - 1].text.append(part.character)
      } else {
        pieces.append((part.span, String(part.character)))
      }
    }
    prefix.forEach(append)
    append(("…", prefix.last?.span ?? suffix.first?.span ?? characters.first?.span ?? 0))
    suffix.forEach(append)
    return pieces
  }

  /// The largest number up to `most` for which `fits` is true. `fits` has to be true up to some number and false above
  /// it; 0 is not tried. Small numbers are tried first, so that the number of calls is logarithmic in the result.
  static func largest(upTo most: Int, where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = 8
    while high < most, fits(high) { (low, high) = (high, high * 2) }
    return (low + 1..<min(high, most) + 1).binarySearch { !fits($0) } - 1
  }
}
