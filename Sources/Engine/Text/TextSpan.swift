/// A stretch of a text in one font and colour.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont
  package var color: RGBAColor
  /// Extra points after each character; negative ones draw them together.
  package var tracking: CGFloat = 0
  /// The colour of a line under the text; nil without a name.
  package var underline: RGBAColor?
  /// The colour of a line through the text; nil without a name.
  package var strikethrough: RGBAColor?
  /// What the text is painted with instead of its colour, over the whole rectangle of the text.
  package var paint: RelativePaint?
  /// An image that stands in the place of `TextSpan.attachment`.
  package var image: TextImage?

  /// The character in whose place an image stands.
  package static let attachment: Character = "\u{FFFC}"

  package init(text: String, font: ResolvedFont, color: RGBAColor) {
    self.text = text
    self.font = font
    self.color = color
  }

  /// Whether there is a line under or through one of them.
  static func hasDecoration(_ spans: [TextSpan]) -> Bool {
    spans.contains { $0.underline != nil || $0.strikethrough != nil }
  }

  /// Whether both take the same room.
  func hasSameLayout(as other: TextSpan) -> Bool {
    text == other.text && font == other.font && tracking == other.tracking
      && image?.picture.size == other.image?.picture.size && image?.baseline == other.image?.baseline
  }
}

/// An image in a line of text.
package struct TextImage: Hashable, Sendable {
  package var picture: ImagePicture
  /// How far the image reaches below the baseline, in points.
  package var baseline: CGFloat
  /// Whether it takes the colour of the text.
  package var isTinted: Bool

  package init(picture: ImagePicture, baseline: CGFloat, isTinted: Bool) {
    self.picture = picture
    self.baseline = baseline
    self.isTinted = isTinted
  }

  /// The image's room above and below the baseline.
  var metrics: FontMetrics {
    FontMetrics(ascent: max(0, picture.size.height - baseline), descent: max(0, baseline), leading: 0)
  }

  func scaled(by scale: CGFloat) -> TextImage {
    var copy = self
    copy.picture.size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    copy.baseline *= scale
    return copy
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
  /// How small the fonts may become, as a part of their size, before text is left out: more than 0, at most 1.
  package var minimumScale: CGFloat = 1

  package init() {}
}

extension PaintContext {
  /// Draws the image of a span in the place of `run`, which begins at `origin` on the baseline.
  mutating func draw(_ image: TextImage, _ run: TextRun, at origin: CGPoint, color: RGBAColor) {
    var picture = image.picture
    if image.isTinted { picture.tint = .color(color) }
    let size = CGSize(width: run.width, height: run.metrics.ascent + run.metrics.descent)
    draw(picture, in: CGRect(origin: CGPoint(x: origin.x, y: origin.y - run.metrics.ascent), size: size))
  }
}
