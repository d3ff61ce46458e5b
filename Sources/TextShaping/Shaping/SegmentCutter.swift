/// Collects characters into `TextSegment` values of a single face and `ShapingContext`. An emoji or a `MissingGlyph` is a segment by itself.
@MainActor struct SegmentCutter {
  /// The maximum number of characters in a segment.
  let longest: Int
  let recordsCharacters: Bool
  private(set) var segments: [TextSegment] = []
  private var count = 0
  /// Joiners before the next character, which select the forms of its letters.
  private var joiners = ""

  init(longest: Int, recordsCharacters: Bool) {
    self.longest = longest
    self.recordsCharacters = recordsCharacters
  }

  /// Adds the drawn form of the character with the given number.
  mutating func add(_ drawn: String, number: Int, _ drawing: TextSegment.Drawing, _ context: ShapingContext) {
    let isNew =
      segments.last.map { !drawing.continues($0.drawing) || $0.context != context || count >= longest } ?? true
    if isNew {
      segments.append(TextSegment(text: "", drawing: drawing, context: context))
      count = 0
    }
    let index = segments.count - 1
    if recordsCharacters {
      segments[index].characters.append(.init(character: number, offset: segments[index].text.utf8.count))
    }
    if !joiners.isEmpty, case .glyphs = drawing {
      segments[index].text += joiners
    }
    joiners = ""
    segments[index].text += drawn
    count += 1
  }

  /// Adds a joiner without a base, at the beginning of a text. A second joiner replaces the first.
  mutating func addJoiner(_ joiner: Unicode.Scalar) { joiners = String(joiner) }
}
