import Graphics

/// A stretch of text in one font file and one script, for a text engine that shapes by itself.
package struct FontSegment {
  package let text: String
  package let file: FontFile
  /// The ISO 15924 tag, such as "Arab".
  package let script: String
  package let direction: LayoutDirection
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
    TextSegmenter(chain: chain(for: font), direction: direction, longest: longest).segments(of: text).map { segment in
      let tag = [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: segment.context.script >> $0)) }
      return FontSegment(
        text: segment.text, file: segment.face.file, script: String(String.UnicodeScalarView(tag)),
        direction: segment.context.direction)
    }
  }

  /// The identity of the faces for `font`, for `WidthCache.Key`. Sizes of a font share it.
  package func faces(for font: ResolvedFont) -> ObjectIdentifier { ObjectIdentifier(chain(for: font)) }

  /// The file of the font's own face.
  package func file(of font: ResolvedFont) -> FontFile { chain(for: font).primary.file }
}
