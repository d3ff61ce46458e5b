/// A laid-out line of text. Lengths are in points.
package struct TextLine {
  package var runs: [Piece]
  /// The width without `trailingSpace`.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  /// The width of the trailing white space. It hangs over the edge at a line break, and counts in `TextLayout.size` if
  /// `endsParagraph` is true.
  package var trailingSpace: CGFloat = 0
  /// True if the line ends at a mandatory break or at the end of the text. False for a line with an ellipsis.
  package var endsParagraph = false

  /// A run, the index of its span, and the distance of its left edge from that of the line.
  package struct Piece {
    package var run: TextRun
    package var span: Int
    package var x: CGFloat
  }

  package var height: CGFloat { ascent + descent + leading }
}

/// The lines of a text for a proposed width, from `TextTypesetter`. Lengths are in points.
package struct TextLayout {
  package var lines: [TextLine]
  package var size: CGSize
  /// The distance of the first baseline from the top.
  package var firstBaseline: CGFloat
  /// The distance of the last baseline from the top.
  package var lastBaseline: CGFloat
  /// True if an ellipsis replaces a part of the text. False for a width of 0, which has no room for text at all.
  package var isTruncated: Bool

  /// A layout without lines, of size 0.
  package static let empty = TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
}

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
    let broken = LineBreaker.lines(of: TextSegment.segments(of: spans), limit: limit) { self.width($0, span: $1) }
    var lines = fittingLines(of: broken, height: height ?? .infinity)
    let isTruncated = lines.count < broken.count
    if isTruncated {
      lines[lines.count - 1] = truncatedLine(of: broken[(lines.count - 1)...].joined(), limit: limit)
    }
    return assembled(lines, limit: limit, isTruncated: isTruncated)
  }

  private func width(_ text: Substring, span: Int) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    if let image = spans[span].image { return width(of: text, beside: image, font: spans[span].font) }
    let width = engine.width(of: text, font: spans[span].font)
    let tracking = spans[span].tracking
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
      CGFloat(span.text.utf8.count) * span.font.size / 24 <= limit, LineBreakRules.isOneLine(span.text)
    else { return nil }
    var line = line(of: [(0, span.text)], emptySpan: 0)
    line.endsParagraph = true
    return line.width <= limit + LineBreaker.tolerance ? line : nil
  }

  private func line(of segments: [TextSegment]) -> TextLine {
    var pieces: [(span: Int, text: String)] = []
    let inked = segments.lastIndex { !$0.text.isEmpty } ?? -1
    for (index, segment) in segments.enumerated() where index <= inked {
      let text = index == inked ? String(segment.text) : segment.text + String(segment.space)
      if let last = pieces.last, last.span == segment.span {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append((segment.span, text))
      }
    }
    var line = line(of: pieces, emptySpan: segments.first?.span ?? max(0, spans.count - 1))
    for segment in segments[max(0, inked)...] { line.trailingSpace += width(segment.space, span: segment.span) }
    return line
  }

  /// A line of `pieces`. A line without text has the height of the font of the span `emptySpan`.
  private func line(of pieces: [(span: Int, text: String)], emptySpan: Int) -> TextLine {
    var line = TextLine(runs: [], width: 0, ascent: 0, descent: 0, leading: 0)
    for piece in pieces where !piece.text.isEmpty {
      let font = spans[piece.span].font
      let metrics = engine.metrics(of: font)
      if let image = spans[piece.span].image {
        append(image, piece.text, span: piece.span, metrics: metrics, to: &line)
        continue
      } else if spans[piece.span].tracking == 0 {
        let width = width(Substring(piece.text), span: piece.span)
        line.append(TextRun(text: piece.text, font: font, width: width, metrics: metrics), span: piece.span)
      } else {
        appendTracked(piece.text, span: piece.span, metrics: metrics, to: &line)
      }
      line.include(metrics)
    }
    if line.runs.isEmpty, spans.indices.contains(emptySpan) { line.include(engine.metrics(of: spans[emptySpan].font)) }
    return line
  }

  /// Appends a run for each `TextSpan.attachment` of `text`, and for an ellipsis beside it.
  private func append(
    _ image: TextImage, _ text: String, span: Int, metrics: FontMetrics, to line: inout TextLine
  ) {
    for character in text {
      let isImage = character == TextSpan.attachment
      let metrics = isImage ? image.metrics : metrics
      let width = width(Substring(String(character)), span: span)
      line.append(
        TextRun(text: String(character), font: spans[span].font, width: width, metrics: metrics), span: span)
      line.include(metrics)
    }
  }

  /// Appends a run for each character, with `TextSpan.tracking` after it. Widths are differences of prefix widths,
  /// which include the kerning of the font.
  private func appendTracked(_ text: String, span: Int, metrics: FontMetrics, to line: inout TextLine) {
    let start = line.width
    var end = text.startIndex
    for character in text {
      end = text.index(after: end)
      let width = start + width(text[..<end], span: span) - line.width
      line.append(
        TextRun(text: String(character), font: spans[span].font, width: width, metrics: metrics), span: span)
    }
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
    return TextLayout(
      lines: lines, size: CGSize(width: width, height: height), firstBaseline: first, lastBaseline: last,
      isTruncated: isTruncated)
  }

  /// A single line with an ellipsis and as many characters of `segments` as fit beside it in `limit` points.
  private func truncatedLine(of segments: some Sequence<TextSegment>, limit: CGFloat) -> TextLine {
    let text = TruncatedText(segments, truncation: style.truncation)
    func candidate(_ kept: Int) -> TextLine { line(of: text.pieces(keeping: kept), emptySpan: 0) }
    return candidate(
      TruncatedText.largest(upTo: text.maximumKept) { candidate($0).width <= limit + LineBreaker.tolerance })
  }
}

extension TextLine {
  /// Appends `run` and adds its width to `width`.
  fileprivate mutating func append(_ run: TextRun, span: Int) {
    runs.append(Piece(run: run, span: span, x: width))
    width += run.width
  }

  /// Increases `ascent`, `descent` and `leading` to those of `metrics`, if these are greater.
  fileprivate mutating func include(_ metrics: FontMetrics) {
    ascent = max(ascent, metrics.ascent)
    descent = max(descent, metrics.descent)
    leading = max(leading, metrics.leading)
  }
}
