/// The lines of a `TextNode` with the places of carets, for selections in texts that are not edited.
///
/// Positions are bytes of `TextNode.string`, points are in the node's coordinates. The text that an ellipsis replaces belongs to the
/// last line, without places of its own.
@MainActor struct StaticTextGeometry: LinedTextGeometry {
  /// A line and its runs by their ranges in `text`.
  private struct Line {
    /// The range with the white space and the line break at its end.
    var range: Range<Int>
    /// The end of the last run.
    var inkEnd: Int
    /// The end of the white space after `inkEnd`.
    var spaceEnd: Int
    /// The last place of the caret.
    var end: TextLocation
    var frame: CGRect
    var runs: [(piece: TextLine.Piece, source: Range<Int>)]
  }

  /// The text of all spans.
  let text: String
  private let node: TextNode
  private let engine: any TextEngine
  private let spanStarts: [Int]
  private let levels: TextLevels?
  private var lines: [Line] = []
  let textBounds: CGRect
  var pageLength: CGFloat = 200

  /// The geometry of the node's present lines; nil without lines, as outside of a window.
  init?(_ node: TextNode) {
    guard let engine = node.host?.services.textEngine, let layout = node.currentLayout, !layout.lines.isEmpty else {
      return nil
    }
    self.node = node
    self.engine = engine
    text = node.string
    textBounds = node.bounds
    levels = TextLevels(text, direction: node.style.direction)
    var (starts, start) = ([Int](), 0)
    for span in node.spans {
      starts.append(start)
      start += span.text.utf8.count
    }
    spanStarts = starts
    node.forEachLine(of: layout) { line, indent, top in
      append(line, isLast: lines.count == layout.lines.count - 1, indent: indent, top: top)
    }
  }

  private mutating func append(_ line: TextLine, isLast: Bool, indent: CGFloat, top: CGFloat) {
    let start = lines.last?.range.upperBound ?? 0
    let runs = line.runs.compactMap { piece in
      piece.source.map { source in
        let first = spanStarts[piece.span]
        return (piece: piece, source: first + source.lowerBound..<first + source.upperBound)
      }
    }
    let inkEnd = max(start, runs.map(\.source.upperBound).max() ?? start)
    var index = text.utf8.index(text.startIndex, offsetBy: inkEnd)
    while index < text.endIndex, LineBreakRules.isBreakingSpace(text[index]), !LineBreakRules.isNewline(text[index]) {
      index = text.index(after: index)
    }
    let spaceEnd = text.utf8.distance(from: text.startIndex, to: index)
    let endsParagraph = index < text.endIndex && LineBreakRules.isNewline(text[index])
    let breakLength = endsParagraph ? text[index].utf8.count : 0
    let length = text.utf8.count
    let rangeEnd = isLast ? length : min(length, spaceEnd + breakLength)
    let isSoft = !isLast && breakLength == 0
    let end = TextLocation(isLast ? length : spaceEnd, affinity: isSoft ? .upstream : .downstream)
    let frame = CGRect(x: indent, y: top, width: line.width, height: line.height)
    lines.append(
      Line(range: start..<rangeEnd, inkEnd: inkEnd, spaceEnd: spaceEnd, end: end, frame: frame, runs: runs))
  }

  // MARK: Lines

  var lineCount: Int { lines.count }

  func lineNumber(of location: TextLocation) -> Int {
    let number = lines.lastIndex { $0.range.lowerBound <= location.position } ?? 0
    guard number > 0, location.affinity == .upstream, lines[number].range.lowerBound == location.position,
      lines[number - 1].end == location
    else { return number }
    return number - 1
  }

  func lineNumber(nearest y: CGFloat) -> Int { lines.lastIndex { $0.frame.minY <= y } ?? 0 }

  func fragment(ofLine number: Int) -> TextLineFragment {
    TextLineFragment(range: lines[number].range, end: lines[number].end, frame: lines[number].frame)
  }

  func caretLine(_ number: Int) -> CaretLine {
    let line = lines[number]
    let next = number + 1 < lines.count ? lines[number + 1].frame.minY : line.frame.maxY
    let baseLevel = baseLevel(of: line)
    var runs = line.runs.sorted { $0.source.lowerBound < $1.source.lowerBound }.map { caretRun($0.piece, $0.source) }
    var hanging: CGFloat = 0
    if line.spaceEnd > line.inkEnd {
      let space = spaceRun(line.inkEnd..<line.spaceEnd, after: line, level: baseLevel)
      if baseLevel.direction == .rightToLeft { hanging = space.offsets.max() ?? 0 }
      runs.append(space)
    }
    let carets = CaretMap(runs, end: line.end.position, baseLevel: baseLevel, origin: -hanging)
    return CaretLine(
      fragment: fragment(ofLine: number), start: 0, carets: carets,
      extent: min(0, line.frame.minX)...max(textBounds.maxX, line.frame.maxX),
      height: next - line.frame.minY)
  }

  private func baseLevel(of line: Line) -> UInt8 {
    levels?.runs(in: line.range).first?.baseLevel ?? (text.isEmpty && node.style.direction == .rightToLeft ? 1 : 0)
  }

  // MARK: Runs

  private func part(_ range: Range<Int>) -> Substring {
    text[
      text.utf8.index(
        text.startIndex, offsetBy: range.lowerBound)..<text.utf8.index(
          text.startIndex, offsetBy: range.upperBound)]
  }

  /// The starts of the characters in `range`.
  private func starts(_ range: Range<Int>) -> [Int] {
    var position = range.lowerBound
    return part(range).map { character in
      defer { position += character.utf8.count }
      return position
    }
  }

  /// The white space at the end of a line, in the font of its last run.
  private func spaceRun(_ range: Range<Int>, after line: Line, level: UInt8) -> CaretMap.Run {
    let span = line.runs.max { $0.source.upperBound < $1.source.upperBound }?.piece.span ?? 0
    let offsets = engine.caretOffsets(in: part(range), font: node.spans[span].font, direction: level.direction)
    return CaretMap.Run(starts: starts(range), level: level, offsets: offsets)
  }

  /// The places in a run. A run with an ellipsis has a place at each end of it, and none in the text that it replaces.
  private func caretRun(_ piece: TextLine.Piece, _ source: Range<Int>) -> CaretMap.Run {
    let offsets = caretOffsets(of: piece)
    let starts = starts(source)
    let drawn = offsets.count - 1
    guard drawn != starts.count else { return CaretMap.Run(starts: starts, level: piece.level, offsets: offsets) }
    let ellipsis = piece.run.text.firstIndex(of: "…").map {
      piece.run.text.distance(from: piece.run.text.startIndex, to: $0)
    }
    let before = min(ellipsis ?? drawn, starts.count)
    let after = max(0, min(drawn - before - 1, starts.count - before))
    let hidden = starts.count - before - after > 0 ? 1 : 0
    let kept = Array(starts.prefix(before + hidden) + starts.suffix(after))
    var places = Array(offsets.prefix(before + hidden) + offsets.suffix(after + 1))
    if places.count > kept.count + 1 { places.removeLast(places.count - kept.count - 1) }
    return CaretMap.Run(starts: kept, level: piece.level, offsets: places)
  }

  /// The distances of the drawn characters from the left edge of a run. An image or a single character extends over the whole run.
  private func caretOffsets(of piece: TextLine.Piece) -> [CGFloat] {
    let run = piece.run
    if node.spans[piece.span].image != nil || run.text.count == 1 {
      return run.direction == .leftToRight ? [0, run.width] : [run.width, 0]
    }
    return engine.caretOffsets(in: run.text[...], font: run.font, direction: run.direction)
  }
}
