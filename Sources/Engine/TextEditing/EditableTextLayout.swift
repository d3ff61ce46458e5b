/// The lines of an edited text, laid out by paragraph (`SetParagraph`). An edit lays out only the paragraphs that it
/// changes.
///
/// All lines have the height of `Style.font`; characters of a taller fallback font extend beyond their line.
@MainActor package final class EditableTextLayout {
  private unowned let model: TextEditingModel
  private let engine: any TextEngine
  private(set) var paragraphs: [SetParagraph] = []
  /// The index of the first line of each paragraph, followed by `lineCount`.
  private(set) var firstLines: [Int] = [0]

  /// The style of the layout.
  package struct Style: Hashable {
    /// The font of all lines.
    package var font: ResolvedFont
    /// The additional distance between two lines, in points.
    package var lineSpacing: CGFloat = 0
    /// The alignment: 0 is leading, 0.5 is centered, 1 is trailing in `direction`.
    package var alignment: CGFloat = 0
    /// The direction of the layout, and of paragraphs without a strong character (UAX #9).
    package var direction = LayoutDirection.leftToRight
    /// The maximum width of a line in points; infinity for no line breaks.
    package var width: CGFloat = .infinity

    package init(font: ResolvedFont) { self.font = font }

    /// The part of the free width that is on the left of a line: `alignment`, mirrored in a right-to-left layout.
    package var leftAlignment: CGFloat { direction == .leftToRight ? alignment : 1 - alignment }
  }

  /// The style of the present lines.
  package private(set) var style: Style
  /// The number of paragraphs laid out so far: a measure of the cost of edits.
  package private(set) var setParagraphs = 0
  /// The distance of `TextMovement.pageUp` and `.pageDown` in points; set by `TextEditingNode` to its visible height.
  package var pageLength: CGFloat = 200

  /// Lays out the text of `model`, which must outlive the layout.
  package init(_ model: TextEditingModel, style: Style, engine: any TextEngine) {
    self.model = model
    self.style = style
    self.engine = engine
    setAll()
  }

  /// The metrics of `Style.font`.
  package var metrics: FontMetrics { engine.metrics(of: style.font) }
  /// The distance from the top of a line to the top of the next line, in points.
  package var lineLength: CGFloat { metrics.lineHeight + style.lineSpacing }
  /// The number of lines; at least 1.
  package var lineCount: Int { firstLines[firstLines.count - 1] }

  /// The width of the widest line in points, without the white space at its end. O(lines).
  package var widestLine: CGFloat {
    paragraphs.reduce(0) { $1.lines.reduce($0) { max($0, $1.width) } }
  }

  /// The height of all lines in points, without `Style.lineSpacing` after the last line.
  package var height: CGFloat { CGFloat(lineCount) * lineLength - style.lineSpacing }

  // MARK: Keeping up

  /// Sets the style. Lays out all paragraphs if the new style differs in font, width or direction.
  package func setStyle(_ new: Style) {
    guard new != style else { return }
    let keepsLines = new.font == style.font && new.width == style.width && new.direction == style.direction
    style = new
    if !keepsLines { setAll() }
  }

  /// Lays out all paragraphs. Called when text measures differently, or when the text was hidden or revealed
  /// (`TextEditingModel.isSecret`).
  package func setAll() {
    paragraphs = set(0..<model.state.buffer.paragraphCount)
    firstLines = [0]
    countLines(from: 0)
  }

  /// Applies a `TextBufferChange`. O(length of the changed paragraphs), plus an addition for each later paragraph.
  package func update(_ change: TextBufferChange) {
    let new = change.oldParagraphs.lowerBound..<(change.oldParagraphs.lowerBound + change.newParagraphCount)
    paragraphs.replaceSubrange(change.oldParagraphs, with: set(new))
    countLines(from: new.lowerBound)
  }

  /// Lays out the paragraphs of the given indices.
  private func set(_ numbers: Range<Int>) -> [SetParagraph] {
    let buffer = model.state.buffer
    setParagraphs += numbers.count
    return numbers.map { number in
      SetParagraph(
        buffer[buffer.contentRange(ofParagraph: number)], isHidden: model.isSecret, style: style, engine: engine)
    }
  }

  /// Updates `firstLines` after the paragraph `number`.
  private func countLines(from number: Int) {
    firstLines.removeSubrange((number + 1)...)
    firstLines.reserveCapacity(paragraphs.count + 1)
    var count = firstLines[number]
    // A loop over the elements would retain the parts of every paragraph.
    for index in paragraphs.indices[number...] {
      count += paragraphs[index].lineCount
      firstLines.append(count)
    }
  }

  // MARK: Lines

  /// A line by its paragraph and its index in the paragraph.
  typealias LineIndex = (paragraph: Int, line: Int)

  /// The paragraph of a line of the layout, found by binary search in `firstLines`. O(log n).
  func lineIndex(ofLine number: Int) -> LineIndex {
    let paragraph = (1..<paragraphs.count).binarySearch { firstLines[$0] > number } - 1
    return (paragraph, min(number - firstLines[paragraph], paragraphs[paragraph].lines.count - 1))
  }

  func lineIndex(of location: TextLocation) -> LineIndex {
    let buffer = model.state.buffer
    let paragraph = buffer.paragraph(at: location.position)
    let start = buffer.range(ofParagraph: paragraph).lowerBound
    return (paragraph, paragraphs[paragraph].line(at: location.position - start, affinity: location.affinity))
  }

  /// The left edge of a line of the given width, from `Style.alignment`.
  func indent(_ width: CGFloat) -> CGFloat {
    style.width.isFinite ? max(0, (style.width - width) * style.leftAlignment) : 0
  }

  /// The fragment of a line in the coordinate space of the layout.
  func fragment(_ lineIndex: LineIndex) -> TextLineFragment {
    let buffer = model.state.buffer
    let range = buffer.range(ofParagraph: lineIndex.paragraph)
    let paragraph = paragraphs[lineIndex.paragraph]
    let line = paragraph.lines[lineIndex.line]
    let isLast = lineIndex.line == paragraph.lines.count - 1
    let end = range.lowerBound + line.range.upperBound
    return TextLineFragment(
      range: (range.lowerBound + line.range.lowerBound)..<(isLast ? range.upperBound : end),
      end: TextLocation(end, affinity: isLast ? .downstream : .upstream),
      frame: CGRect(
        x: indent(line.width), y: CGFloat(firstLines[lineIndex.paragraph] + lineIndex.line) * lineLength,
        width: line.width,
        height: metrics.lineHeight))
  }

  /// The places of the caret in a line. Positions are those of the paragraph, and `x` is measured from the indent of the
  /// line.
  func carets(_ lineIndex: LineIndex) -> CaretMap {
    let buffer = model.state.buffer
    return paragraphs[lineIndex.paragraph].carets(
      inLine: lineIndex.line, of: buffer[buffer.contentRange(ofParagraph: lineIndex.paragraph)])
  }

  /// The position of the first character of a paragraph.
  func start(of lineIndex: LineIndex) -> Int {
    model.state.buffer.range(ofParagraph: lineIndex.paragraph).lowerBound
  }

  // MARK: Drawing

  /// The indices of the lines that intersect a vertical range of the layout, from top to bottom; may be empty.
  package func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard lineLength > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
    return lineNumber(at: top)..<(lineNumber(at: bottom) + 1)
  }

  /// The line at the vertical position `y`, or the nearest one. `lineLength` must be positive.
  func lineNumber(at y: CGFloat) -> Int {
    Int(limited: (y / lineLength).rounded(.down), to: 0...lineCount - 1)
  }

  /// The text runs of a line from left to right, and the origins of their baselines; empty for an empty line. The runs are
  /// cached in `SetParagraph.Line.runs`.
  package func runs(ofLine number: Int) -> [(run: TextRun, origin: CGPoint)] {
    let lineIndex = lineIndex(ofLine: number)
    let indent = indent(paragraphs[lineIndex.paragraph].lines[lineIndex.line].width)
    return paragraphs[lineIndex.paragraph].runs(ofLine: lineIndex.line).map { piece in
      (piece.run, CGPoint(x: indent + piece.x, y: CGFloat(number) * lineLength + metrics.ascent))
    }
  }
}
