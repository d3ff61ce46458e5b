/// The lines of a paragraph of an `EditableTextLayout`.
@MainActor struct SetParagraph {
  /// A line of the paragraph.
  struct Line {
    /// The range in the paragraph, in bytes of UTF-8, with the white space at its end and without its line break.
    let range: Range<Int>
    /// The same range in `SetParagraph.shown`.
    let shown: Range<Int>
    /// The width in points, without the white space at the end.
    let width: CGFloat
    /// The text run of the line; created by `EditableTextLayout.run(ofLine:)` when it is first drawn.
    var run: TextRun?
  }

  /// The drawn text of the paragraph.
  let shown: ShownText
  /// The lines; at least 1.
  var lines: [Line]

  /// Lays out `content`, a paragraph without its line break, in lines of at most `limit` points.
  ///
  /// Complexity: O(n) in its length, with a single width query if it fits into a line, otherwise a few queries for each
  /// word.
  init(_ content: Substring, isHidden: Bool, font: ResolvedFont, limit: CGFloat, engine: any TextEngine) {
    shown = ShownText(content, isHidden: isHidden)
    lines = []
    let text = shown.text
    if let width = Self.widthInOneLine(text, font: font, limit: limit, engine: engine) {
      lines = [Line(range: 0..<content.utf8.count, shown: 0..<text.utf8.count, width: width)]
      return
    }
    let segments = TextSegment.segments(of: [TextSpan(text: text, font: font, color: .black)])
    let broken = LineBreaker.lines(of: segments, limit: limit) { text, _ in
      text.isEmpty ? 0 : engine.width(of: text, font: font)
    }
    var start = 0
    for (number, segments) in broken.enumerated() {
      let isLast = number == broken.count - 1
      let end = isLast ? text.utf8.count : segments.reduce(start) { $0 + $1.text.utf8.count + $1.space.utf8.count }
      let range = shown.actual(start)..<(isLast ? content.utf8.count : shown.actual(end))
      lines.append(Line(range: range, shown: start..<end, width: Self.inkWidth(shown[start..<end], font, engine)))
      start = end
    }
  }

  /// The width of a text that fits into a line of `limit` points; nil if it does not fit. Text that is certainly too
  /// long is not measured.
  private static func widthInOneLine(
    _ text: String, font: ResolvedFont, limit: CGFloat, engine: any TextEngine
  ) -> CGFloat? {
    // An estimate from below: few characters are narrower than a sixth of an em, and on average they have at most about
    // four bytes.
    if CGFloat(text.utf8.count) * font.size / 24 > limit { return nil }
    let width = inkWidth(Substring(text), font, engine)
    return width <= limit + LineBreaker.tolerance ? width : nil
  }

  /// The width of `text` in points without the white space at its end.
  private static func inkWidth(_ text: Substring, _ font: ResolvedFont, _ engine: any TextEngine) -> CGFloat {
    var text = text
    while let last = text.last, LineBreakRules.isBreakingSpace(last) { text.removeLast() }
    return text.isEmpty ? 0 : engine.width(of: text, font: font)
  }

  /// The index in `lines` of a caret at `position` in the paragraph.
  func line(at position: Int, affinity: TextAffinity) -> Int {
    let number = lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    guard number > 0, affinity == .upstream, lines[number].range.lowerBound == position else { return number }
    return number - 1
  }

  /// The distance of a position of the paragraph from the beginning of its line, in points.
  func x(of position: Int, inLine number: Int, font: ResolvedFont, engine: any TextEngine) -> CGFloat {
    let line = lines[number]
    let end = max(line.shown.lowerBound, min(line.shown.upperBound, shown.shown(position)))
    return end == line.shown.lowerBound ? 0 : engine.width(of: shown[line.shown.lowerBound..<end], font: font)
  }
}
