import Geometry

/// A stretch of a text in one font and colour.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont
  package var color: RGBAColor

  package init(text: String, font: ResolvedFont, color: RGBAColor) {
    self.text = text
    self.font = font
    self.color = color
  }
}

/// How a text is set into lines.
package struct TextParagraphStyle: Hashable, Sendable {
  /// The most lines there may be; nil for any number.
  package var lineLimit: Int?
  package var truncation = TextTruncation.tail
  /// 0 leading, 0.5 centre, 1 trailing: where shorter lines stand in the width of the longest.
  package var alignment: CGFloat = 0
  /// Extra points between lines.
  package var lineSpacing: CGFloat = 0

  package init() {}
}
