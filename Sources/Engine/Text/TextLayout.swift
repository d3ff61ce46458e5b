import Geometry

/// A line of set text.
package struct TextLine {
  package var runs: [Piece]
  /// Points, without the white space at the end.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat

  /// A run and where it starts in the line.
  package struct Piece {
    package var run: TextRun
    package var span: Int
    package var x: CGFloat
  }

  package var height: CGFloat { ascent + descent + leading }
}

/// A text set into lines of a given width.
package struct TextLayout {
  package var lines: [TextLine]
  package var size: CGSize
  /// Distances of the first and the last baseline from the top.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// Whether text was left out.
  package var isTruncated: Bool
}

/// Sets spans into lines: greedy, as every text system on a screen does it.
@MainActor package struct TextTypesetter {
  let spans: [TextSpan]
  let style: TextParagraphStyle
  let engine: any TextEngine

  package init(spans: [TextSpan], style: TextParagraphStyle, engine: any TextEngine) {
    self.spans = spans
    self.style = style
    self.engine = engine
  }

  /// Sets the text. `width` nil breaks only where the text says so; `height` limits the number of lines, to one at least.
  ///
  /// Complexity: O(n) in the length of the text, with one width query a word the engine has not seen.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let segments = TextSegment.segments(of: spans)
    var ranges = lineRanges(of: segments, width: width ?? .infinity)
    let limit = lineLimit(height: height)
    let isTruncated = ranges.count > limit
    var rest: [TextSegment] = []
    if isTruncated {
      rest = Array(ranges[(limit - 1)...].joined())
      ranges = Array(ranges[..<limit])
    }
    var lines = ranges.map { line(of: $0) }
    if isTruncated { lines[limit - 1] = truncatedLine(of: rest, width: width ?? .infinity) }
    return assembled(lines, isTruncated: isTruncated)
  }

  private func lineLimit(height: CGFloat?) -> Int {
    var limit = style.lineLimit.map { max(1, $0) } ?? Int.max
    if let height, height.isFinite, let font = spans.first?.font {
      let step = engine.metrics(of: font).lineHeight + style.lineSpacing
      if step > 0 { limit = min(limit, max(1, Int((height + style.lineSpacing + 0.01) / step))) }
    }
    return limit
  }

  private func width(_ text: Substring, span: Int) -> CGFloat {
    text.isEmpty ? 0 : engine.width(of: text, font: spans[span].font)
  }

  // MARK: Breaking

  private func lineRanges(of segments: [TextSegment], width limit: CGFloat) -> [[TextSegment]] {
    var lines: [[TextSegment]] = []
    var line: [TextSegment] = []
    var used: CGFloat = 0
    var pendingSpace: CGFloat = 0
    func endLine() {
      lines.append(line)
      line = []
      used = 0
      pendingSpace = 0
    }
    for segment in segments {
      var piece = segment
      var needed = width(piece.text, span: piece.span)
      if used + pendingSpace + needed > limit + 0.001, !line.isEmpty, line[line.count - 1].allowsBreak { endLine() }
      while line.isEmpty, needed > limit + 0.001, piece.text.count > 1, limit.isFinite {
        let head = fittingPrefix(of: piece, width: limit)
        lines.append([TextSegment(span: piece.span, text: piece.text[..<head], space: piece.text[head..<head])])
        piece.text = piece.text[head...]
        needed = width(piece.text, span: piece.span)
      }
      line.append(piece)
      used += pendingSpace + needed
      pendingSpace = width(piece.space, span: piece.span)
      if piece.endsParagraph { endLine() }
    }
    if !line.isEmpty || segments.last?.endsParagraph == true || segments.isEmpty { lines.append(line) }
    return lines
  }

  /// The end of the longest beginning of a segment that fits, one character at least.
  private func fittingPrefix(of segment: TextSegment, width limit: CGFloat) -> String.Index {
    let text = segment.text
    var low = 1
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      let end = text.index(text.startIndex, offsetBy: middle)
      if width(text[..<end], span: segment.span) <= limit { low = middle } else { high = middle - 1 }
    }
    return text.index(text.startIndex, offsetBy: low)
  }

  // MARK: Lines

  private func line(of segments: [TextSegment]) -> TextLine {
    var pieces: [(span: Int, text: String)] = []
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      let text = isLast ? String(segment.text) : String(segment.text) + segment.space
      if let last = pieces.last, last.span == segment.span {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append((segment.span, text))
      }
    }
    return line(of: pieces)
  }

  private func line(of pieces: [(span: Int, text: String)]) -> TextLine {
    var line = TextLine(runs: [], width: 0, ascent: 0, descent: 0, leading: 0)
    for piece in pieces where !piece.text.isEmpty {
      let font = spans[piece.span].font
      let metrics = engine.metrics(of: font)
      let run = TextRun(
        text: piece.text, font: font, width: width(Substring(piece.text), span: piece.span), metrics: metrics)
      line.runs.append(TextLine.Piece(run: run, span: piece.span, x: line.width))
      line.width += run.width
      line.include(metrics)
    }
    if line.runs.isEmpty, let font = spans.first?.font { line.include(engine.metrics(of: font)) }
    return line
  }

  private func assembled(_ lines: [TextLine], isTruncated: Bool) -> TextLayout {
    var height: CGFloat = 0
    var width: CGFloat = 0
    for (index, line) in lines.enumerated() {
      height += line.height + (index == 0 ? 0 : style.lineSpacing)
      width = max(width, line.width)
    }
    let first = lines.first?.ascent ?? 0
    let last = lines.last.map { height - $0.descent - $0.leading } ?? 0
    return TextLayout(
      lines: lines, size: CGSize(width: width, height: height), firstBaseline: first, lastBaseline: last,
      isTruncated: isTruncated)
  }

  // MARK: Truncation

  /// One line that holds as much of `segments` as fits beside an ellipsis.
  private func truncatedLine(of segments: [TextSegment], width limit: CGFloat) -> TextLine {
    var characters: [(character: Character, span: Int)] = []
    for (index, segment) in segments.enumerated() {
      characters += segment.text.map { ($0, segment.span) }
      if index < segments.count - 1 {
        let space = segment.endsParagraph ? " " : segment.space
        characters += space.map { ($0, segment.span) }
      }
    }
    let ellipsis: (character: Character, span: Int) = ("…", characters.first?.span ?? 0)
    func candidate(_ kept: Int) -> TextLine {
      line(of: pieces(of: kept == characters.count && kept == 0 ? [] : shortened(characters, to: kept, by: ellipsis)))
    }
    var low = 0
    var high = max(0, characters.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if candidate(middle).width <= limit + 0.001 { low = middle } else { high = middle - 1 }
    }
    return candidate(low)
  }

  private func shortened(
    _ characters: [(character: Character, span: Int)], to kept: Int, by ellipsis: (character: Character, span: Int)
  ) -> [(character: Character, span: Int)] {
    func trimmed(_ part: ArraySlice<(character: Character, span: Int)>) -> [(character: Character, span: Int)] {
      var part = part
      while part.last?.character.isWhitespace == true { part.removeLast() }
      return Array(part)
    }
    switch style.truncation {
    case .tail: return trimmed(characters.prefix(kept)) + [ellipsis]
    case .head: return [ellipsis] + characters.suffix(kept)
    case .middle: return trimmed(characters.prefix((kept + 1) / 2)) + [ellipsis] + characters.suffix(kept / 2)
    }
  }

  private func pieces(of characters: [(character: Character, span: Int)]) -> [(span: Int, text: String)] {
    var pieces: [(span: Int, text: String)] = []
    for (character, span) in characters {
      if pieces.last?.span == span {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((span, String(character)))
      }
    }
    return pieces
  }
}

extension TextLine {
  /// Makes room for a font's ascent and descent.
  fileprivate mutating func include(_ metrics: FontMetrics) {
    ascent = max(ascent, metrics.ascent)
    descent = max(descent, metrics.descent)
    leading = max(leading, metrics.leading)
  }
}
