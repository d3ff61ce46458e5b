/// The lines of an edited text, laid out by paragraph (`SetParagraph`). An edit lays out only the paragraphs that it
/// changes.
///
/// All lines have the height of `Style.font`; characters of a taller fallback font extend beyond their line.
@MainActor package final class EditableTextLayout {
  private unowned let model: TextEditingModel
  private let engine: any TextEngine
  private var paragraphs: [SetParagraph] = []
  /// The index of the first line of each paragraph, followed by `lineCount`.
  private var firstLines: [Int] = [0]

  /// The style of the layout.
  package struct Style: Hashable {
    /// The font of all lines.
    package var font: ResolvedFont
    /// The additional distance between two lines, in points.
    package var lineSpacing: CGFloat = 0
    /// The alignment: 0 is leading, 0.5 is centred, 1 is trailing.
    package var alignment: CGFloat = 0
    /// The maximum width of a line in points; infinity for no line breaks.
    package var width: CGFloat = .infinity

    package init(font: ResolvedFont) { self.font = font }
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

  /// Sets the style. Lays out all paragraphs if the new style differs in font or width.
  package func setStyle(_ new: Style) {
    guard new != style else { return }
    let keepsLines = new.font == style.font && new.width == style.width
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
        buffer[buffer.contentRange(ofParagraph: number)], isHidden: model.isSecret, font: style.font,
        limit: style.width,
        engine: engine)
    }
  }

  /// Updates `firstLines` after the paragraph `number`.
  private func countLines(from number: Int) {
    firstLines.removeSubrange((number + 1)...)
    firstLines.reserveCapacity(paragraphs.count + 1)
    var count = firstLines[number]
    for paragraph in paragraphs[number...] {
      count += paragraph.lines.count
      firstLines.append(count)
    }
  }

  // MARK: Lines

  /// A line by its paragraph and its index in the paragraph.
  private typealias Place = (paragraph: Int, line: Int)

  /// The paragraph of a line of the layout, found by binary search in `firstLines`. O(log n).
  private func place(ofLine number: Int) -> Place {
    let paragraph = (1..<paragraphs.count).binarySearch { firstLines[$0] > number } - 1
    return (paragraph, min(number - firstLines[paragraph], paragraphs[paragraph].lines.count - 1))
  }

  private func place(of location: TextLocation) -> Place {
    let buffer = model.state.buffer
    let paragraph = buffer.paragraph(at: location.position)
    let start = buffer.range(ofParagraph: paragraph).lowerBound
    return (paragraph, paragraphs[paragraph].line(at: location.position - start, affinity: location.affinity))
  }

  /// The horizontal offset of a line of the given width, from `Style.alignment`.
  private func indent(_ width: CGFloat) -> CGFloat {
    style.width.isFinite ? max(0, (style.width - width) * style.alignment) : 0
  }

  /// The fragment of a line in the coordinate space of the layout.
  private func fragment(_ place: Place) -> TextLineFragment {
    let buffer = model.state.buffer
    let range = buffer.range(ofParagraph: place.paragraph)
    let paragraph = paragraphs[place.paragraph]
    let line = paragraph.lines[place.line]
    let isLast = place.line == paragraph.lines.count - 1
    let end = range.lowerBound + line.range.upperBound
    return TextLineFragment(
      range: (range.lowerBound + line.range.lowerBound)..<(isLast ? range.upperBound : end),
      end: TextLocation(end, affinity: isLast ? .downstream : .upstream),
      frame: CGRect(
        x: indent(line.width), y: CGFloat(firstLines[place.paragraph] + place.line) * lineLength, width: line.width,
        height: metrics.lineHeight))
  }

  /// The distance of a position in a line from the left edge of the layout, in points.
  private func x(of position: Int, in place: Place) -> CGFloat {
    let start = model.state.buffer.range(ofParagraph: place.paragraph).lowerBound
    let paragraph = paragraphs[place.paragraph]
    let x = paragraph.x(of: position - start, inLine: place.line, font: style.font, engine: engine)
    // White space at the end extends beyond the edge; the caret stays inside.
    return min(indent(paragraph.lines[place.line].width) + x, max(0, style.width))
  }

  // MARK: Drawing

  /// The indices of the lines that intersect a vertical range of the layout, from top to bottom; may be empty.
  package func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard lineLength > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
    return lineNumber(at: top)..<(lineNumber(at: bottom) + 1)
  }

  /// The line at the vertical position `y`, or the nearest one. `lineLength` must be positive.
  private func lineNumber(at y: CGFloat) -> Int {
    Int(min(max((y / lineLength).rounded(.down), 0), CGFloat(lineCount - 1)))
  }

  /// The text run of a line and the origin of its baseline; nil for an empty line. The run is cached in
  /// `SetParagraph.Line.run`.
  package func run(ofLine number: Int) -> (run: TextRun, origin: CGPoint)? {
    let place = place(ofLine: number)
    let line = paragraphs[place.paragraph].lines[place.line]
    guard !line.shown.isEmpty, line.width > 0 else { return nil }
    let run: TextRun
    if let known = line.run {
      run = known
    } else {
      run = TextRun(
        text: String(paragraphs[place.paragraph].shown[line.shown]), font: style.font, width: line.width,
        metrics: metrics)
      paragraphs[place.paragraph].lines[place.line].run = run
    }
    return (run, CGPoint(x: indent(line.width), y: CGFloat(number) * lineLength + metrics.ascent))
  }

  /// The rectangle of the part of a line within `range`, in bytes of the text; nil if they do not intersect. It extends
  /// to `edge` if `range` continues in the next line.
  package func rectangle(of range: Range<Int>, inLine number: Int, edge: CGFloat) -> CGRect? {
    let place = place(ofLine: number)
    let fragment = fragment(place)
    guard !range.isEmpty, range.lowerBound < fragment.range.upperBound, range.upperBound > fragment.range.lowerBound
    else { return nil }
    let start = x(of: max(range.lowerBound, fragment.range.lowerBound), in: place)
    let end =
      range.upperBound > fragment.end.position || range.upperBound > fragment.range.upperBound
      ? max(edge, fragment.frame.maxX) : x(of: range.upperBound, in: place)
    guard end > start else { return nil }
    return CGRect(x: start, y: fragment.frame.minY, width: end - start, height: lineLength)
  }
}

extension EditableTextLayout: TextGeometry {
  package var textBounds: CGRect {
    CGRect(x: 0, y: 0, width: style.width.isFinite ? style.width : widestLine, height: max(height, metrics.lineHeight))
  }

  package func line(at location: TextLocation) -> TextLineFragment { fragment(place(of: location)) }

  package func caretRectangle(at location: TextLocation) -> CGRect {
    let place = place(of: location)
    return CGRect(
      x: x(of: location.position, in: place), y: CGFloat(firstLines[place.paragraph] + place.line) * lineLength,
      width: 0, height: metrics.lineHeight)
  }

  /// Complexity: two binary searches, in `firstLines` and among the characters of the line; the second has a width
  /// query for each step.
  package func hit(_ point: CGPoint) -> TextHit {
    let place = place(ofLine: lineLength > 0 && point.y.isFinite ? lineNumber(at: point.y) : 0)
    let fragment = fragment(place)
    let boundaries = boundaries(from: fragment.range.lowerBound, to: fragment.end.position)
    // The last boundary at or left of the point.
    let low = (1..<boundaries.count).binarySearch { x(of: boundaries[$0], in: place) > point.x } - 1
    guard low < boundaries.count - 1 else {
      let last = boundaries.count > 1 ? boundaries[boundaries.count - 2] : boundaries[low]
      return TextHit(location: fragment.end, character: last)
    }
    let middle = (x(of: boundaries[low], in: place) + x(of: boundaries[low + 1], in: place)) / 2
    let nearest = point.x < middle ? boundaries[low] : boundaries[low + 1]
    let location = nearest == fragment.end.position ? fragment.end : TextLocation(nearest)
    return TextHit(location: location, character: boundaries[low])
  }

  /// The character boundaries from `start` to `end`, both included.
  private func boundaries(from start: Int, to end: Int) -> [Int] {
    let buffer = model.state.buffer
    var boundaries = [start]
    var position = start
    while position < end {
      position = buffer.position(after: position)
      boundaries.append(position)
    }
    return boundaries
  }
}

extension CGFloat {
  /// The value clamped to `range`.
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
