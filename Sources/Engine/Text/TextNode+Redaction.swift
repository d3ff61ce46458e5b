extension TextNode {
  /// Draws a rounded bar in the place of each line, from above the small letters to the baseline.
  func paintBars(_ layout: TextLayout, _ context: inout PaintContext) {
    guard let color = spans.first?.color.redacted else { return }
    forEachLine(of: layout) { line, indent, top in
      let height = max(1, (line.ascent + line.descent) * 0.72)
      let bar = CGRect(
        x: indent, y: top + (line.ascent + line.descent - height) / 2, width: line.width, height: height)
      context.fill(bar, radius: min(height / 2, 4), color: color)
    }
  }
}

extension RGBAColor {
  /// The color of the shapes that take the place of redacted content: the color of the content with 18 % of its opacity.
  var redacted: RGBAColor { opacity(0.18) }
}
