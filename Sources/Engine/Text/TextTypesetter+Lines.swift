import UnicodeRules

/// Lines of runs in the order of display.
extension TextTypesetter {
  /// The line of `segments`, with the width of the white space at its end.
  func line(of segments: [TextSegment]) -> TextLine {
    var line = line(of: [LinePart](segments), emptySpan: segments.first?.span ?? spans.indices.last ?? 0)
    let inked = segments.lastIndex { !$0.text.isEmpty } ?? -1
    for segment in segments.dropFirst(max(inked, 0)) { line.trailingSpace += width(segment.space, span: segment.span) }
    return line
  }

  /// The line of `parts`, which are in logical order, on a common baseline. A line without text has the height of the span
  /// `emptySpan`.
  func line(of parts: [LinePart], emptySpan: Int) -> TextLine {
    var line = TextLine(runs: [], width: 0, ascent: 0, descent: 0, leading: 0)
    let order = parts.count == 1 ? [0] : BidiParagraph.visualOrder(of: parts.map(\.level))
    for part in order.lazy.map({ parts[$0] }) where !part.text.isEmpty {
      let span = spans[part.span]
      if let image = span.image {
        append(part, image, to: &line)
      } else {
        for piece in pieces(of: part) { append(piece.part, hasOwnColors: piece.hasOwnColors, to: &line) }
        line.include(engine.metrics(of: span.font), raisedBy: span.baselineOffset)
      }
    }
    if line.runs.isEmpty, spans.indices.contains(emptySpan) { line.include(engine.metrics(of: spans[emptySpan].font)) }
    return line
  }

  /// The runs of `part` in the order of display: one, or one for each character if `TextSpan.tracking` applies, and emoji
  /// apart from other characters in a span with a `TextSpan.paint`.
  private func pieces(of part: LinePart) -> [(part: LinePart, hasOwnColors: Bool)] {
    var pieces = [(part: part, hasOwnColors: false)]
    if spans[part.span].paint != nil, !part.text.utf8.allSatisfy({ $0 < 0x80 }) {
      let text = ScalarText(part.text)
      pieces = TextItem.items(in: text.scalars).map { item in
        var piece = part
        piece.text = String(String.UnicodeScalarView(text.scalars[item.range]))
        piece.source = part.source(of: text.utf8Range(of: item.range))
        return (piece, item.isEmoji)
      }
    }
    return part.level.direction == .leftToRight ? pieces : pieces.reversed()
  }

  private func append(_ part: LinePart, hasOwnColors: Bool, to line: inout TextLine) {
    let font = spans[part.span].font
    let metrics = engine.metrics(of: font)
    func append(_ text: String, _ width: CGFloat, _ source: Range<Int>?) {
      let run = TextRun(text: text, font: font, width: width, metrics: metrics, direction: part.level.direction)
      line.append(run, of: part, source: source, hasOwnColors: hasOwnColors)
    }
    guard tracking(of: part.text[...], span: part.span) != 0 else {
      return append(part.text, width(part.text[...], span: part.span), part.source)
    }
    // The widths of characters are differences of prefix widths, which include the kerning of the font.
    var characters: [(text: String, width: CGFloat, source: Range<Int>?)] = []
    var (end, used, start) = (part.text.startIndex, CGFloat(0), 0)
    for character in part.text {
      end = part.text.index(after: end)
      let next = width(part.text[..<end], span: part.span)
      let length = character.utf8.count
      characters.append((String(character), next - used, part.source(of: start..<start + length)))
      used = next
      start += length
    }
    if part.level.direction == .rightToLeft { characters.reverse() }
    for character in characters { append(character.text, character.width, character.source) }
  }

  /// Appends a run for each `TextSpan.attachment` of `part`, and for an ellipsis beside it.
  private func append(_ part: LinePart, _ image: TextImage, to line: inout TextLine) {
    let font = spans[part.span].font
    var start = 0
    for character in part.text {
      let metrics = character == TextSpan.attachment ? image.metrics : engine.metrics(of: font)
      let width = width(Substring(String(character)), span: part.span)
      let length = character.utf8.count
      line.append(
        TextRun(text: String(character), font: font, width: width, metrics: metrics), of: part,
        source: part.source(of: start..<start + length))
      line.include(metrics)
      start += length
    }
  }

  /// The tracking of `text` in points: 0 for letters that are joined in writing, which a distance would tear apart.
  func tracking(of text: Substring, span: Int) -> CGFloat {
    let tracking = spans[span].tracking
    return tracking == 0 || text.unicodeScalars.contains(where: \.isCursive) ? 0 : tracking
  }
}

extension Unicode.Scalar {
  /// True for letters of scripts that are written joined: Arabic, Syriac, N'Ko, Mandaic, Mongolian and their neighbors.
  fileprivate var isCursive: Bool {
    switch value {
    case ..<0x600: false
    case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF,
      0xFE70...0xFEFE,
      0x10AC0...0x10AFF, 0x10D00...0x10D3F, 0x10F30...0x10FDF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }
}

extension LinePart {
  /// The source of a range of bytes of `text`; nil if an ellipsis or a hyphen replaces characters of the part.
  fileprivate func source(of range: Range<Int>) -> Range<Int>? {
    guard let source, source.count == text.utf8.count else { return nil }
    return source.lowerBound + range.lowerBound..<source.lowerBound + range.upperBound
  }
}

extension TextLine {
  /// Appends `run` and adds its width to `width`.
  fileprivate mutating func append(_ run: TextRun, of part: LinePart, source: Range<Int>?, hasOwnColors: Bool = false) {
    runs.append(
      Piece(run: run, span: part.span, x: width, level: part.level, source: source, hasOwnColors: hasOwnColors))
    width += run.width
  }

  /// Increases `ascent`, `descent` and `leading` to those of `metrics` at `offset` points above the baseline, if these are greater.
  fileprivate mutating func include(_ metrics: FontMetrics, raisedBy offset: CGFloat = 0) {
    ascent = max(ascent, metrics.ascent + offset)
    descent = max(descent, metrics.descent - offset)
    leading = max(leading, metrics.leading)
  }
}
