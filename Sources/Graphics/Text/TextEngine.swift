/// Measures text for layout. TextShaping has the implementation for installed fonts, ScrollUITesting a double with fixed metrics.
@MainActor package protocol TextEngine: AnyObject {
  /// Device pixels per point, positive. A change alters the metrics of fonts, not the widths of texts. `WindowServices` sets it.
  var scale: CGFloat { get set }

  /// The vertical measures of `font`. O(1) after the first call for a font.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// The advance of `text` set in one line with `font`, in points: not negative, finite. `text` has no line break.
  /// Characters that the font lacks are measured in a fallback font.
  func width(of text: Substring, font: ResolvedFont) -> CGFloat
}

extension TextEngine {
  /// `text` set in one line with `font`.
  package func run(_ text: String, font: ResolvedFont) -> TextRun {
    TextRun(text: text, font: font, width: width(of: text[...], font: font), metrics: metrics(of: font))
  }
}
