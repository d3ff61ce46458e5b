/// Where the lines under and through a text lie. Fonts place theirs at about a tenth of an em under the baseline and at half the
/// height of small letters; the text engine tells neither, so they are taken from the ascent and the descent.
package enum TextDecoration {
  case underline
  case strikethrough

  /// The rectangle of the line for a text from `x` on, `width` points long, in the coordinates of `baseline`.
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
