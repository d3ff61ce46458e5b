import Graphics

/// A stretch of text in one script that is drawn in one way, for a text engine that shapes by itself.
package struct FontSegment {
  /// The font file with the glyphs; nil for emoji in color and for missing glyphs, which `FontLibrary` draws for every engine.
  package let file: FontFile?
  /// The ISO 15924 tag, such as "Arab".
  package let script: String
  fileprivate let segment: TextSegment

  @MainActor fileprivate init(_ segment: TextSegment) {
    self.segment = segment
    if case .glyphs(let face) = segment.drawing { file = face.file } else { file = nil }
    script = segment.context.script.description
  }

  package var text: String { segment.text }
  package var direction: LayoutDirection { segment.context.direction }
  /// The advance as `FontTextEngine` measures it, in ems.
  @MainActor package var advance: CGFloat { segment.advance }
}

extension FontLibrary {
  /// The segments of `text` in logical order, without characters that cannot be drawn.
  ///
  /// - Parameters:
  ///   - direction: the direction of the run; nil for the direction in which each script is written.
  ///   - longest: the maximum number of characters in a segment.
  package func fontSegments(
    of text: Substring, font: ResolvedFont, direction: LayoutDirection? = nil, longest: Int = .max
  ) -> [FontSegment] {
    TextSegmenter(chain: chain(for: font), direction: direction, longest: longest).segments(of: text).map {
      FontSegment($0)
    }
  }

  /// The hyphen for line breaks: U+2010, or U+002D if the font itself has no U+2010.
  package func hyphen(of font: ResolvedFont) -> Character {
    chain(for: font).primary.contains("\u{2010}") ? "\u{2010}" : "-"
  }

  /// The tile of a segment that begins `x` pixels from the left end of its run.
  package func tile(of segment: FontSegment, x: CGFloat, size: PixelSizeOfEm) -> any TextTile {
    tiler.tile([PlacedSegment(segment: segment.segment, x: x)], to: x + segment.advance * size.pixels, size)
  }

  /// The number of the faces for `font`, for `WidthCache.Key`. Sizes of a font share it.
  package func faces(for font: ResolvedFont) -> UInt64 { chain(for: font).serial }

  /// The file of the font's own face.
  package func file(of font: ResolvedFont) -> FontFile { chain(for: font).primary.file }
}
