/// The lines of a paragraph of an `EditableTextLayout`.
@MainActor struct SetParagraph {
  /// A line of the paragraph.
  struct Line {
    /// The range in the paragraph, in bytes of UTF-8, with the white space at its end and without its line break.
    let range: Range<Int>
    /// The same range in `SetParagraph.shown`.
    let shown: Range<Int>
    /// The end of `shown` without the white space at its end.
    let inkEnd: Int
    /// The hyphen that is drawn instead of the soft hyphen at the end of the line; otherwise nil.
    let hyphen: Character?
    /// The width in points, with `hyphen` and without the white space at the end.
    let width: CGFloat
    /// The text runs of the line; created by `EditableTextLayout.runs(ofLine:)` when it is first drawn.
    var runs: [TextLine.Piece]?
    /// The places of the caret; created when they are first needed.
    var carets: CaretMap?
  }

  /// The drawn text of the paragraph.
  let shown: ShownText
  /// The lines; at least 1.
  private(set) var lines: [Line]
  /// The number of `lines`.
  var lineCount: Int { lines.count }
  /// The levels of `shown`; nil if all are 0.
  private let levels: TextLevels?
  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  let baseLevel: UInt8
  private let typesetter: TextTypesetter

  /// Lays out `content`, a paragraph without its line break, in lines of at most `EditableTextLayout.Style.width` points.
  ///
  /// Complexity: O(n) in its length, with a single width query if it fits into a line, otherwise a few queries for each
  /// word.
  init(_ content: Substring, isHidden: Bool, style: EditableTextLayout.Style, engine: any TextEngine) {
    shown = ShownText(content, isHidden: isHidden)
    lines = []
    let text = shown.text
    let span = TextSpan(text: text, font: style.font, color: .black)
    typesetter = TextTypesetter(spans: [span], style: TextParagraphStyle(), engine: engine)
    levels = TextLevels(text, direction: style.direction)
    baseLevel = levels?.runs[0].baseLevel ?? (text.isEmpty && style.direction == .rightToLeft ? 1 : 0)
    if let line = wholeLine(length: content.utf8.count, font: style.font, limit: style.width) {
      lines = [line]
      return
    }
    let segments = TextSegment.segments(of: [span], levels: levels)
    let broken = LineBreaker.lines(
      of: segments, limit: style.width,
      width: { text, _ in text.isEmpty ? 0 : engine.width(of: text, font: style.font) },
      hyphen: { _ in engine.hyphen(of: style.font) })
    var start = 0
    for (number, segments) in broken.enumerated() {
      let isLast = number == broken.count - 1
      let end = isLast ? text.utf8.count : segments.reduce(start) { $0 + $1.text.utf8.count + $1.space.utf8.count }
      let range = shown.actual(start)..<(isLast ? content.utf8.count : shown.actual(end))
      lines.append(line(range, shown: start..<end, hyphen: segments.last?.hyphen))
      start = end
    }
  }

  /// The whole text as a line; nil if it does not fit. Text that is certainly too long is not measured.
  private func wholeLine(length: Int, font: ResolvedFont, limit: CGFloat) -> Line? {
    // An estimate from below: few characters are narrower than a sixth of an em, and on average they have at most about
    // four bytes.
    if CGFloat(shown.text.utf8.count) * font.size / 24 > limit { return nil }
    let line = line(0..<length, shown: 0..<shown.text.utf8.count)
    return line.width <= limit + LineBreaker.tolerance ? line : nil
  }

  private func line(_ range: Range<Int>, shown part: Range<Int>, hyphen: Character? = nil) -> Line {
    var text = shown[part]
    while let last = text.last, LineBreakRules.isBreakingSpace(last) { text.removeLast() }
    let inkEnd = part.lowerBound + text.utf8.count
    let width =
      levels == nil
      ? typesetter.width(text.hyphenated(hyphen), span: 0)
      : drawn(part.lowerBound..<inkEnd, hyphen).reduce(0) { $0 + $1.run.width }
    return Line(range: range, shown: part, inkEnd: inkEnd, hyphen: hyphen, width: width)
  }

  /// The index in `lines` of a caret at `position` in the paragraph.
  func line(at position: Int, affinity: TextAffinity) -> Int {
    let number = lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    guard number > 0, affinity == .upstream, lines[number].range.lowerBound == position else { return number }
    return number - 1
  }

  // MARK: Runs

  /// The text runs of the line `number`, from left to right.
  mutating func runs(ofLine number: Int) -> [TextLine.Piece] {
    if let runs = lines[number].runs { return runs }
    let line = lines[number]
    let part = line.shown.lowerBound..<line.inkEnd
    var runs: [TextLine.Piece] = []
    if levels != nil {
      runs = drawn(part, line.hyphen)
    } else if !part.isEmpty {
      let (font, engine) = (typesetter.spans[0].font, typesetter.engine)
      let text = String(shown[part].hyphenated(line.hyphen))
      let run = TextRun(text: text, font: font, width: line.width, metrics: engine.metrics(of: font))
      runs = [TextLine.Piece(run: run, span: 0, x: 0)]
    }
    lines[number].runs = runs
    return runs
  }

  /// The text runs of a part of `shown`, from left to right; `hyphen` is that of its line.
  private func drawn(_ part: Range<Int>, _ hyphen: Character?) -> [TextLine.Piece] {
    let parts = levelRuns(in: part).map { run in
      let isLast = run.range.upperBound == part.upperBound
      let text = shown[run.range].hyphenated(isLast ? hyphen : nil)
      return LinePart(span: 0, text: String(text), level: run.level)
    }
    return typesetter.line(of: parts, emptySpan: 0).runs
  }

  /// The runs of one level in a part of `shown`, in logical order.
  private func levelRuns(in part: Range<Int>) -> [TextLevels.Run] {
    levels?.runs(in: part) ?? [TextLevels.Run(range: part, level: 0, baseLevel: 0)]
  }

  // MARK: Carets

  /// The places of the caret in the line `number`, in points from the left edge of its ink. `content` is the paragraph.
  mutating func carets(inLine number: Int, of content: Substring) -> CaretMap {
    if let carets = lines[number].carets { return carets }
    let line = lines[number]
    let start = content.utf8.index(content.startIndex, offsetBy: line.range.lowerBound)
    let end = content.utf8.index(content.startIndex, offsetBy: line.range.upperBound)
    var starts: [Int] = []
    var position = line.range.lowerBound
    for character in content[start..<end] {
      starts.append(position)
      position += character.utf8.count
    }
    let font = typesetter.spans[0].font
    // White space at the end of a line has the level of the paragraph (rule L1).
    let trailing = TextLevels.Run(range: line.inkEnd..<line.shown.upperBound, level: baseLevel, baseLevel: baseLevel)
    var remainder = starts[...]
    var runs: [CaretMap.Run] = []
    for run in levelRuns(in: line.shown.lowerBound..<line.inkEnd) + [trailing] where !run.range.isEmpty {
      let own = remainder.prefix { shown.shown($0) < run.range.upperBound }
      remainder = remainder.dropFirst(own.count)
      let hyphen = run.range.upperBound == line.inkEnd ? line.hyphen : nil
      runs.append(caretRun(Array(own), run, hyphen, font: font))
    }
    let hanging = baseLevel.direction == .leftToRight ? 0 : typesetter.width(shown[trailing.range], span: 0)
    let carets = CaretMap(runs, end: line.range.upperBound, baseLevel: baseLevel, origin: -hanging)
    lines[number].carets = carets
    return carets
  }

  /// The caret offsets of the characters at `starts`, in a run of `shown`. The soft hyphen at the end of a line has the extent
  /// of its `hyphen`.
  private func caretRun(
    _ starts: [Int], _ run: TextLevels.Run, _ hyphen: Character?, font: ResolvedFont
  ) -> CaretMap.Run {
    let text = shown[run.range]
    let all = typesetter.engine.caretOffsets(
      in: text.hyphenated(hyphen), font: font, direction: run.level.direction)
    var offsets: [CGFloat] = []
    var (index, end) = (0, run.range.lowerBound)
    var ends = text.makeIterator()
    var next = ends.next()
    for start in starts {
      // A character of the paragraph may begin inside of a drawn one: a mark after a tab.
      let target = shown.shown(start)
      while let character = next, end + character.utf8.count <= target {
        (end, index) = (end + character.utf8.count, index + 1)
        next = ends.next()
      }
      offsets.append(all[index])
    }
    offsets.append(all[all.count - 1])
    if starts.isEmpty { offsets.insert(all[0], at: 0) }
    return CaretMap.Run(starts: starts, level: run.level, offsets: offsets)
  }
}
