/// A part of a text with a single font and color, or an image.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont
  package var color: RGBAColor
  /// The extra space after each character, in points; negative values tighten the text. Default 0.
  package var tracking: CGFloat = 0
  /// The distance of the text above the baseline of its line, in points; negative values lower it. Default 0.
  package var baselineOffset: CGFloat = 0
  /// The color behind the text, as high as its line; nil for none.
  package var background: RGBAColor?
  /// The color of the underline; nil without an underline.
  package var underline: RGBAColor?
  /// The color of the strikethrough; nil without a strikethrough.
  package var strikethrough: RGBAColor?
  /// The paint of the text instead of `color`. It extends over the bounds of the whole text.
  package var paint: RelativePaint?
  /// The attributes that a program reads when it draws the text; nil for none.
  package var attributes: TextAttributes?
  /// The image drawn for each `TextSpan.attachment` of `text`.
  package var image: TextImage?

  /// The object replacement character U+FFFC, for which `image` is drawn.
  package static let attachment: Character = "\u{FFFC}"

  package init(text: String, font: ResolvedFont, color: RGBAColor) {
    self.text = text
    self.font = font
    self.color = color
  }

  /// True if a span in `spans` has an underline, a strikethrough or a background.
  static func hasDecoration(_ spans: [TextSpan]) -> Bool {
    spans.contains { $0.underline != nil || $0.strikethrough != nil || $0.background != nil }
  }

  /// True if both spans have the same layout. Colors, decorations and `paint` are not compared.
  func hasSameLayout(as other: TextSpan) -> Bool {
    text == other.text && font == other.font && tracking == other.tracking && baselineOffset == other.baselineOffset
      && image?.picture.size == other.image?.picture.size && image?.baseline == other.image?.baseline
  }
}

/// Values that a program has attached to a part of a text. Equality is the identity of the object.
package final class TextAttributes: Sendable {
  package let values: [ObjectIdentifier: any Sendable]

  package init(_ values: [ObjectIdentifier: any Sendable]) { self.values = values }
}

extension TextAttributes: Hashable {
  package static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image in a line of text, drawn for a `TextSpan.attachment`.
package struct TextImage: Hashable, Sendable {
  package var picture: ImagePicture
  /// The distance from the baseline down to the bottom of the image, in points.
  package var baseline: CGFloat
  /// True if the image is drawn in `TextSpan.color`.
  package var isTinted: Bool

  package init(picture: ImagePicture, baseline: CGFloat, isTinted: Bool) {
    self.picture = picture
    self.baseline = baseline
    self.isTinted = isTinted
  }

  /// The parts of the image above and below the baseline, as `ascent` and `descent`.
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

/// The paragraph settings of `TextTypesetter`.
package struct TextParagraphStyle: Hashable, Sendable {
  /// The maximum number of lines, at least 1; nil (the default) is no limit.
  package var lineLimit: Int?
  /// The minimum number of lines of the height, clamped to `lineLimit`. Default 0: the height is that of the lines of the text.
  package var reservedLines = 0
  package var truncation = TextTruncation.tail
  /// The alignment of lines in the width of the text: 0 (the default) leading, 0.5 center, 1 trailing in `direction`.
  package var alignment: CGFloat = 0
  /// The direction of the layout, and of paragraphs without a strong character (UAX #9). Default left-to-right.
  package var direction = LayoutDirection.leftToRight
  /// The extra space between lines, in points. Default 0.
  package var lineSpacing: CGFloat = 0
  /// The minimum scale factor of fonts before text is truncated: greater than 0, at most 1. Default 1, see
  /// `TextTypesetter.scaledLayout(width:height:)`.
  package var minimumScale: CGFloat = 1

  package init() {}

  /// The part of the free width that is on the left of a line: `alignment`, mirrored in a right-to-left layout.
  package var leftAlignment: CGFloat { direction == .leftToRight ? alignment : 1 - alignment }
}

extension PaintContext {
  /// Draws `image` with the width and height of `run`. The baseline of the run begins at `origin`.
  package mutating func draw(_ image: TextImage, _ run: TextRun, at origin: CGPoint, color: RGBAColor) {
    var picture = image.picture
    if image.isTinted { picture.tint = .color(color) }
    let size = CGSize(width: run.width, height: run.metrics.ascent + run.metrics.descent)
    draw(picture, in: CGRect(origin: CGPoint(x: origin.x, y: origin.y - run.metrics.ascent), size: size))
  }
}
