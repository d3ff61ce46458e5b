import UnicodeRules

/// Lays out `spans` in lines, measured by `engine`.
@MainActor package struct TextTypesetter {
  let spans: [TextSpan]
  let style: TextParagraphStyle
  let engine: any TextEngine

  package init(spans: [TextSpan], style: TextParagraphStyle, engine: any TextEngine) {
    self.spans = spans
    self.style = style
    self.engine = engine
  }

  /// The lines of the text in a box of `width` × `height` points.
  ///
  /// Without a `width`, lines end at mandatory breaks only. `height` limits the number of lines (nil is no limit), as
  /// does `style.lineLimit`, but never to less than 1. If `width` is 0 or less, the result is a single empty line.
  ///
  /// Complexity: O(n) in the length of the text, with a few width queries per word.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let limit = width ?? .infinity
    guard limit > 0 else { return assembled([line(of: [], emptySpan: 0)], limit: 0, isTruncated: false) }
    if let line = wholeLine(limit: limit) { return assembled([line], limit: limit, isTruncated: false) }
    let levels = TextLevels(spans.count == 1 ? spans[0].text : spans.map(\.text).joined(), direction: style.direction)
    let segments = TextSegment.segments(of: spans, levels: levels)
    let broken = LineBreaker.lines(
      of: segments, limit: limit, width: { self.width($0, span: $1) }, hyphen: { engine.hyphen(of: spans[$0].font) })
    var lines = fittingLines(of: broken, height: height ?? .infinity)
    let isTruncated = lines.count < broken.count
    if isTruncated {
      lines[lines.count - 1] = truncatedLine(of: broken[(lines.count - 1)...].joined(), limit: limit)
    }
    return assembled(lines, limit: limit, isTruncated: isTruncated)
  }

  func width(_ text: Substring, span: Int) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    if let image = spans[span].image { return width(of: text, beside: image, font: spans[span].font) }
    let width = engine.width(of: text, font: spans[span].font)
    let tracking = tracking(of: text, span: span)
    // A negative tracking makes the text no narrower than 0, so that it does not run backwards.
    return tracking == 0 ? width : max(0, width + tracking * CGFloat(text.count))
  }

  /// The width of `text` in a span with an image: that of `image` for each `TextSpan.attachment`. The only other
  /// character there is the ellipsis of a truncation.
  private func width(of text: Substring, beside image: TextImage, font: ResolvedFont) -> CGFloat {
    text.reduce(0) { sum, character in
      sum
        + (character == TextSpan.attachment
          ? image.picture.size.width : engine.width(of: Substring(String(character)), font: font))
    }
  }

  /// The lines within `style.lineLimit` and `height`; never empty.
  private func fittingLines(of broken: [[TextSegment]], height: CGFloat) -> [TextLine] {
    let limit = style.lineLimit.map { max(1, $0) } ?? Int.max
    var lines: [TextLine] = []
    var used: CGFloat = 0
    for (index, segments) in broken.prefix(limit).enumerated() {
      var line = line(of: segments)
      line.endsParagraph = segments.last?.endsParagraph == true || index == broken.count - 1
      used += line.height + (lines.isEmpty ? 0 : style.lineSpacing)
      if used > height + 0.01, !lines.isEmpty { break }
      lines.append(line)
    }
    return lines
  }

  // MARK: Lines

  /// The whole text as a single line; nil unless it is a single span that fits. The fast path for most texts: it
  /// creates no segments.
  private func wholeLine(limit: CGFloat) -> TextLine? {
    guard spans.count == 1, let span = spans.first, span.image == nil, span.tracking == 0,
      // An estimate from below: few characters are narrower than a sixth of an em, and on average they have at most
      // about four bytes.
      CGFloat(span.text.utf8.count) * span.font.size / 24 <= limit, LineBreakRules.isOneLine(span.text),
      style.direction == .leftToRight, !BidiParagraph.isNeeded(for: span.text)
    else { return nil }
    var line = line(of: [LinePart(span: 0, text: span.text, source: 0..<span.text.utf8.count)], emptySpan: 0)
    line.endsParagraph = true
    return line.width <= limit + LineBreaker.tolerance ? line : nil
  }

  private func assembled(_ lines: [TextLine], limit: CGFloat, isTruncated: Bool) -> TextLayout {
    var height: CGFloat = 0
    var width: CGFloat = 0
    for (index, line) in lines.enumerated() {
      height += line.height + (index == 0 ? 0 : style.lineSpacing)
      width = max(width, line.width)
      if line.endsParagraph { width = max(width, min(limit, line.width + line.trailingSpace)) }
    }
    let first = lines.first?.ascent ?? 0
    let last = lines.last.map { height - $0.descent - $0.leading } ?? 0
    height += reservedHeight(below: lines.count)
    return TextLayout(
      lines: lines, size: CGSize(width: width, height: height), firstBaseline: first, lastBaseline: last,
      isTruncated: isTruncated)
  }

  /// The height of the lines that `style.reservedLines` adds to `count` lines, each as high as an empty line.
  private func reservedHeight(below count: Int) -> CGFloat {
    let missing = min(style.reservedLines, style.lineLimit ?? .max) - count
    guard missing > 0, let font = spans.first?.font else { return 0 }
    return CGFloat(missing) * (engine.metrics(of: font).lineHeight + style.lineSpacing)
  }

  /// A single line with an ellipsis and as many characters of `segments` as fit beside it in `limit` points.
  private func truncatedLine(of segments: some Sequence<TextSegment>, limit: CGFloat) -> TextLine {
    let text = TruncatedText(segments, truncation: style.truncation)
    func candidate(_ kept: Int) -> TextLine { line(of: text.parts(keeping: kept), emptySpan: 0) }
    return candidate(
      TruncatedText.largest(upTo: text.maximumKept) { candidate($0).width <= limit + LineBreaker.tolerance })
  }
}
