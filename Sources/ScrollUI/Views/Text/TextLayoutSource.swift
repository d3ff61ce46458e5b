import Engine

/// The lines of a `TextLayout` with their runs, in the form of `Text.Layout`. It is used on the main actor only.
final class TextLayoutSource: @unchecked Sendable {
  /// A character of a `Run` at its place.
  struct Glyph {
    /// The index of the piece of `Run.pieces`.
    let piece: Int
    /// The index of the character in `TextRun.text`.
    let index: Int
    /// The number of characters of the whole text before.
    let character: Int
    /// The distance of its left edge from the left edge of the line, in points.
    let x: CGFloat
  }

  /// Adjacent `TextLine.Piece`s with the same `TextSpan` and direction.
  struct Run {
    let span: TextSpan
    let direction: LayoutDirection
    var pieces: [TextLine.Piece]
    /// The characters from left to right.
    var glyphs: [Glyph]
    /// The distance of the right edge from the left edge of the line, in points.
    var right: CGFloat
    var bounds: Text.Layout.TypographicBounds

    /// The distance of the left edge of the character at `index` from the left edge of the line; `right` at the end.
    func left(of index: Int) -> CGFloat { index < glyphs.count ? glyphs[index].x : right }
  }

  struct Line {
    var runs: [Run] = []
    var bounds = Text.Layout.TypographicBounds()
  }

  let isTruncated: Bool
  let direction: LayoutDirection
  private(set) var lines: [Line] = []
  /// The bounds of the `TextNode`, over which a `TextSpan.paint` extends.
  private let bounds: CGRect
  private let slices: TextSliceCache

  @MainActor init(_ layout: TextLayout, of node: TextNode, engine: (any TextEngine)?, slices: TextSliceCache) {
    isTruncated = layout.isTruncated
    direction = node.style.direction
    bounds = node.bounds
    self.slices = slices
    var characters: [Int] = []
    var count = 0
    for span in node.spans {
      characters.append(count)
      count += span.text.count
    }
    node.forEachLine(of: layout) { line, indent, top in
      var result = Line()
      result.bounds.origin = CGPoint(x: indent, y: top + line.ascent)
      (result.bounds.width, result.bounds.leading) = (line.width, line.leading)
      (result.bounds.ascent, result.bounds.descent) = (line.ascent, line.descent)
      var last: TextLine.Piece?
      for piece in line.runs {
        let span = node.spans[piece.span]
        if last?.span != piece.span || last?.level != piece.level {
          var bounds = result.bounds
          bounds.origin.y -= span.baselineOffset
          (bounds.ascent, bounds.descent) = (piece.run.metrics.ascent, piece.run.metrics.descent)
          bounds.leading = piece.run.metrics.leading
          result.runs.append(
            Run(span: span, direction: piece.run.direction, pieces: [], glyphs: [], right: piece.x, bounds: bounds))
        }
        last = piece
        result.runs[result.runs.count - 1].add(piece, before: characters[piece.span], engine)
      }
      lines.append(result)
    }
  }

  /// Draws the characters of `slice` at their place, with `TextSpan.background` and the lines.
  func draw(_ slice: Text.Layout.RunSlice, _ context: inout PaintContext) {
    let run = slice.run.run
    let line = lines[slice.run.line].bounds
    let (left, right) = (run.left(of: slice.indices.lowerBound), run.left(of: slice.indices.upperBound))
    let baseline = run.bounds.origin.y
    let span = run.span
    if let color = span.background {
      context.fill(
        CGRect(
          x: line.origin.x + left, y: line.origin.y - line.ascent, width: right - left,
          height: line.ascent + line.descent + line.leading), color: color)
    }
    guard let paint = span.paint else {
      return drawInk(run, slice.indices, line.origin.x, baseline, left..<max(left, right), nil, &context)
    }
    let area = bounds.insetBy(dx: -line.ascent, dy: -line.ascent)
    let stencil = context.record(bounds: area) {
      drawInk(run, slice.indices, line.origin.x, baseline, left..<max(left, right), .black, &$0)
    }
    context.withLayer(.mask(stencil), bounds: area) { $0.fill(.rect(area), paint: paint, in: bounds) }
  }

  /// Draws the glyphs and lines of a slice in the colors of its `TextSpan`, or in `color`.
  private func drawInk(
    _ run: Run, _ indices: Range<Int>, _ origin: CGFloat, _ baseline: CGFloat, _ range: Range<CGFloat>,
    _ color: RGBAColor?, _ context: inout PaintContext
  ) {
    let span = run.span
    var start = indices.lowerBound
    while start < indices.upperBound {
      let number = run.glyphs[start].piece
      var end = start + 1
      while end < indices.upperBound, run.glyphs[end].piece == number { end += 1 }
      let baselineStart = CGPoint(x: origin + run.left(of: start), y: baseline)
      draw(run.pieces[number], of: run, start..<end, at: baselineStart, from: origin, color ?? span.color, &context)
      start = end
    }
    guard let first = run.pieces.first?.run else { return }
    for (decoration, own) in [(TextDecoration.underline, span.underline), (.strikethrough, span.strikethrough)] {
      guard let own else { continue }
      let rect = decoration.rectangle(
        x: origin + range.lowerBound, width: range.upperBound - range.lowerBound, baseline: baseline, font: first.font,
        metrics: first.metrics)
      context.fill(rect, color: color ?? own)
    }
  }

  /// Draws characters of a piece: its `TextRun` if they are all of it.
  private func draw(
    _ piece: TextLine.Piece, of run: Run, _ range: Range<Int>, at baselineStart: CGPoint, from origin: CGFloat,
    _ color: RGBAColor,
    _ context: inout PaintContext
  ) {
    if let image = run.span.image, piece.run.text.first == TextSpan.attachment {
      return context.draw(image, piece.run, at: baselineStart, color: color)
    }
    let glyphs = run.glyphs[range]
    let indices = glyphs.map(\.index)
    guard let low = indices.min(), let high = indices.max() else { return }
    if low == 0, high == piece.run.text.count - 1 { return context.text(piece.run, at: baselineStart, color: color) }
    let width = run.left(of: range.upperBound) - run.left(of: range.lowerBound)
    guard piece.run.text.hasJoinedLetters else {
      let part = slices.run(piece.run, low..<high + 1, width: width)
      return context.text(part, at: baselineStart, color: color)
    }
    // The forms of joined letters depend on their neighbors: the whole piece is drawn, and the letters are cut out.
    let height = piece.run.metrics.ascent + piece.run.metrics.descent
    let area = CGRect(
      x: baselineStart.x, y: baselineStart.y - piece.run.metrics.ascent * 1.5, width: width, height: height * 2)
    context.withLayer(.clip(.rect(area)), bounds: area) {
      $0.text(piece.run, at: CGPoint(x: origin + piece.x, y: baselineStart.y), color: color)
    }
  }
}

extension TextLayoutSource.Run {
  /// Adds `piece` to the right of the run. `before` is the number of characters before its span.
  @MainActor fileprivate mutating func add(_ piece: TextLine.Piece, before: Int, _ engine: (any TextEngine)?) {
    let (run, text) = (piece.run, piece.run.text)
    let number = pieces.count
    pieces.append(piece)
    right = piece.x + run.width
    let start = before + (piece.source.map { span.text.utf8.prefix($0.lowerBound).characterCount } ?? 0)
    guard let engine, span.image == nil || text.first != TextSpan.attachment else {
      glyphs.append(TextLayoutSource.Glyph(piece: number, index: 0, character: start, x: piece.x))
      return
    }
    let offsets = engine.caretOffsets(in: text[...], font: run.font, direction: run.direction)
    let count = offsets.count - 1
    let added = (0..<count).map { index in
      TextLayoutSource.Glyph(
        piece: number, index: index, character: start + index, x: piece.x + min(offsets[index], offsets[index + 1]))
    }
    glyphs += run.direction == .leftToRight ? added : added.reversed()
  }
}

extension Substring.UTF8View {
  fileprivate var characterCount: Int { Substring(self).count }
}

extension String {
  /// True if the text contains letters of a joined script, such as Arabic or Mongolian.
  fileprivate var hasJoinedLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600...0x08FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1E900...0x1E95F: true
      default: false
      }
    }
  }
}

/// `TextRun`s of parts of pieces, which stay the same objects from frame to frame, so that `TextRun.rendering` is kept.
final class TextSliceCache: @unchecked Sendable {
  private struct Key: Hashable {
    let run: TextRun
    let range: Range<Int>
  }

  private var current: [Key: TextRun] = [:]
  private var previous: [Key: TextRun] = [:]

  /// Starts a drawing. Runs that neither this drawing nor its predecessor uses are released.
  func begin() {
    previous = current
    current = [:]
  }

  /// The characters `range` of `run`, `width` points wide.
  func run(_ run: TextRun, _ range: Range<Int>, width: CGFloat) -> TextRun {
    let key = Key(run: run, range: range)
    if let kept = current[key] ?? previous[key] {
      current[key] = kept
      return kept
    }
    let text = String(run.text.dropFirst(range.lowerBound).prefix(range.count))
    let (font, metrics, direction) = (run.font, run.metrics, run.direction)
    let part = MainActor.assumeIsolated {
      TextRun(text: text, font: font, width: width, metrics: metrics, direction: direction)
    }
    current[key] = part
    return part
  }
}
