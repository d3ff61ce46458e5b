import Geometry

/// A stretch of text in one `FontFace` and one script, without characters that cannot be drawn.
struct TextSegment {
  var text: String
  var face: FontFace
  var context: ShapingContext
  /// The characters of the original text in `text`, in logical order; empty unless `TextSegmenter.recordsCharacters`.
  var characters: [CharacterStart] = []

  /// A character's number in the original text, and the UTF-8 offset of its drawn form in `TextSegment.text`.
  struct CharacterStart: Equatable {
    var character: Int
    var offset: Int
  }

  /// True if `text` consists of spaces.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }

  /// The advance in ems.
  @MainActor var advance: CGFloat { face.advance(of: text, context) }
}
