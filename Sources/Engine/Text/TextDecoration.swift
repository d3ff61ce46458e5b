/// A line under or through a text. The positions in fonts are about a tenth of an em below the baseline and half the
/// x-height. `TextEngine` provides neither, so both are derived from `FontMetrics.ascent` and `FontMetrics.descent`.
package enum TextDecoration {
  case underline
  case strikethrough

  /// The rectangle of the line for a text that begins at `x` and is `width` points wide, in the coordinate space of
  /// `baseline`. The line is `font.size / 15` thick, at least 1 point.
  package func rectangle(
    x: CGFloat, width: CGFloat, baseline: CGFloat, font: ResolvedFont, metrics: FontMetrics
  ) -> CGRect {
    let thickness = max(1, font.size / 15)
    let middle =
      switch self {
      case .underline: baseline + metrics.descent / 2
      case .strikethrough: baseline - metrics.ascent * 0.3
      }
    return CGRect(x: x, y: middle - thickness / 2, width: width, height: thickness)
  }
}
