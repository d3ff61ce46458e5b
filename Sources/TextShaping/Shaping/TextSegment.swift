import Graphics

/// A stretch of text with the same `Drawing` and `ShapingContext`, without characters that cannot be drawn.
package struct TextSegment {
  /// The source of the glyphs.
  package enum Drawing {
    /// The outlines of a `FontFace`.
    case glyphs(FontFace)
    /// An emoji in the colors of a `ColorFace`.
    case colors(ColorFace)
    /// A character that no font has.
    case missing(MissingGlyph)

    /// True if text in both drawings may be shaped together.
    package func continues(_ other: Drawing) -> Bool {
      if case (.glyphs(let face), .glyphs(let last)) = (self, other) { return face === last }
      return false
    }
  }

  package var text: String
  package var drawing: Drawing
  package var context: ShapingContext
  /// The characters of the original text in `text`, in logical order; empty unless `TextSegmenter.recordsCharacters`.
  var characters: [CharacterStart] = []

  /// A character's number in the original text, and the UTF-8 offset of its drawn form in `TextSegment.text`.
  struct CharacterStart: Equatable {
    var character: Int
    var offset: Int
  }

  /// True if `text` consists of spaces.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }

  /// True if the segment has colors of its own.
  package var isColored: Bool {
    if case .colors = drawing { return true }
    return false
  }

  /// The advance in ems.
  @MainActor var advance: CGFloat {
    switch drawing {
    case .glyphs(let face): face.advance(of: text, context)
    case .colors(let face): face.advance(of: text)
    case .missing(let glyph): glyph.advance
    }
  }
}
