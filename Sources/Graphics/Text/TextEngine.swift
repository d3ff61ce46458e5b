import Geometry

/// Measures text for layout. TextShaping has the implementation for installed fonts, ScrollUITesting a double with fixed metrics.
@MainActor package protocol TextEngine: AnyObject {
  /// Device pixels per point, positive. A change alters the metrics of fonts, not the widths of texts. `WindowServices` sets it.
  var scale: CGFloat { get set }

  /// The vertical measures of `font`. O(1) after the first call for a font.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// The advance of `text` set in one line with `font`, in points: not negative, finite. `text` has no line break.
  /// Characters that the font lacks are measured in a fallback font.
  func width(of text: Substring, font: ResolvedFont) -> CGFloat

  /// The distances of the character boundaries of `text` from the left edge of its run, in points: `text.count + 1` values.
  ///
  /// The first value is the leading edge: 0 for `.leftToRight`, the width for `.rightToLeft`. A ligature is divided evenly among its
  /// characters. The default implementation measures prefixes with `width(of:font:)`.
  func caretOffsets(in text: Substring, font: ResolvedFont, direction: LayoutDirection) -> [CGFloat]

  /// The hyphen drawn at the end of a line that is broken at a soft hyphen: U+2010, or U+002D if `font` has no U+2010. The default
  /// implementation returns U+2010.
  func hyphen(of font: ResolvedFont) -> Character

  /// Removes cached widths that were not used since the last call. The default implementation does nothing.
  func releaseUnused()
}

extension TextEngine {
  package func releaseUnused() {}

  package func hyphen(of font: ResolvedFont) -> Character { "\u{2010}" }

  package func caretOffsets(in text: Substring, font: ResolvedFont, direction: LayoutDirection) -> [CGFloat] {
    let whole = width(of: text, font: font)
    var offsets: [CGFloat] = []
    for index in text.indices {
      let prefix = index == text.startIndex ? 0 : min(whole, width(of: text[..<index], font: font))
      offsets.append(direction == .leftToRight ? prefix : whole - prefix)
    }
    offsets.append(direction == .leftToRight ? whole : 0)
    return offsets
  }

  /// `text` set in one line with `font`.
  package func run(_ text: String, font: ResolvedFont) -> TextRun {
    TextRun(text: text, font: font, width: width(of: text[...], font: font), metrics: metrics(of: font))
  }
}
