/// The properties by which a `TextEngine` finds a font.
package struct ResolvedFont: Hashable, Sendable {
  /// The kind of typeface if `family` is nil.
  package enum Design: Hashable, Sendable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// A family name of fontconfig; nil selects the family of `design`.
  package var family: String?
  package var design: Design
  /// Points per em, positive and finite.
  package var size: CGFloat
  /// 100 (thin) … 400 (regular) … 700 (bold) … 900 (black), as in CSS.
  package var weight: Int
  package var isItalic: Bool
  /// The width of the letters in percent of the normal width: 50 (compressed) … 100 (normal) … 200 (expanded), as in CSS. Default 100.
  package var width = 100
  /// The language of the text as a BCP 47 tag, such as `sr` or `zh-Hans`; nil if unknown. It selects the forms of glyphs and the
  /// fallback fonts where languages differ.
  package var language: String?

  package init(
    family: String? = nil, design: Design = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    language: String? = nil
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.language = language
  }
}

/// A font's vertical measures, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top.
  package var ascent: CGFloat
  /// The distance from the baseline to the bottom.
  package var descent: CGFloat
  /// The additional distance between two lines.
  package var leading: CGFloat

  package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  package var lineHeight: CGFloat { ascent + descent + leading }
}
