import Geometry

/// Which lines exist.
extension LazyNode {
  /// Builds what the viewport shows, from the anchor towards the end and towards the beginning, and a little ahead. Returns the first
  /// and the last line that were reached.
  ///
  /// Lines that have turned out to be nothing are passed over, however many they are. Those that turn out so now are as much work as
  /// others, so that the rest of many is left to the next frame.
  func fill(_ area: LazyViewport, from anchor: LazyAnchor) -> (first: Int, last: Int) {
    isUnfilled = false
    guard lines.count > 0, area.length > 0 else { return (anchor.line, anchor.line - 1) }
    let layout = lineLayout
    let built = live.count
    var (last, position) = (shownLine(from: anchor.line), anchor.position)
    var budget = LineBudget(count: mostLines(area))
    while last < lines.count, position < area.end + overdraw, budget.take() {
      position += extent(ofBuilt: last, layout)
      budget.note(isEmpty: index.isEmpty(last))
      last = shownLine(from: last + 1)
    }
    var isExhausted = budget.isWastedOnEmptyLines
    var (first, start) = (anchor.line, anchor.position)
    budget = LineBudget(count: mostLines(area))
    while first > 0, start > area.start - overdraw {
      if !isPassedOver(first - 1) {
        guard budget.take() else { break }
        start -= extent(ofBuilt: first - 1, layout)
        budget.note(isEmpty: index.isEmpty(first - 1))
      }
      first -= 1
    }
    isExhausted = isExhausted || budget.isWastedOnEmptyLines
    if isExhausted { (isSparse, isUnfilled) = (true, true) }
    // A viewport that had to be built anew has cost enough.
    if live.count - built > LazyMetrics.prefetchedLinesPerFrame { prefetchTime = pipeline?.time }
    prefetch(area, &first, &last, start, position, layout)
    return (first, last - 1)
  }

  /// How many lines a layout may still look at.
  private struct LineBudget {
    var count: Int
    private var sawEmptyLines = false

    init(count: Int) { self.count = count }

    mutating func take() -> Bool {
      count -= 1
      return count >= 0
    }

    mutating func note(isEmpty: Bool) { if isEmpty { sawEmptyLines = true } }

    /// Whether there would be more if all lines were something.
    var isWastedOnEmptyLines: Bool { count < 0 && sawEmptyLines }
  }

  /// The first line from `line` on that is not passed over.
  func shownLine(from line: Int) -> Int { isSparse ? index.rowBehindEmptyOnes(from: line) : line }

  /// Whether a line has turned out to be nothing, in a list where that is the rule.
  func isPassedOver(_ line: Int) -> Bool { isSparse && index.isEmpty(line) }

  /// More lines than this fill no viewport: a line without length must not bring in all that follow.
  func mostLines(_ area: LazyViewport) -> Int {
    Int(min(max(0, area.length + 2 * overdraw), LazyMetrics.longestViewport)) + LazyMetrics.sampleCount
  }

  /// Builds a few lines ahead of the way in which the viewport moves.
  private func prefetch(
    _ area: LazyViewport, _ first: inout Int, _ last: inout Int, _ start: CGFloat, _ end: CGFloat,
    _ layout: LazyLineLayout
  ) {
    guard direction != 0, let pipeline, prefetchTime != pipeline.time else { return }
    prefetchTime = pipeline.time
    let ahead = area.length * LazyMetrics.prefetchDistance
    var (start, end) = (start, end)
    var budget = LazyMetrics.prefetchedLinesPerFrame
    while direction > 0, last < lines.count, end < area.end + overdraw + ahead {
      if !isLive(last) {
        guard budget > 0 else { break }
        budget -= 1
      }
      end += extent(ofBuilt: last, layout)
      last = shownLine(from: last + 1)
    }
    while direction < 0, first > 0, start > area.start - overdraw - ahead {
      if isPassedOver(first - 1) {
        first -= 1
        continue
      }
      if !isLive(first - 1) {
        guard budget > 0 else { break }
        budget -= 1
      }
      first -= 1
      start -= extent(ofBuilt: first, layout)
    }
  }

  /// Ends lines that are far from the viewport. What an effect shows in it stays.
  func dropDistant(_ area: LazyViewport, reach: (first: Int, last: Int)) {
    guard area.length > 0 else { return }
    dropEmptyLines()
    let kept = area.length * LazyMetrics.keptDistance
    let pinned = pinnedLines(in: area)
    live.removeAll { line in
      if (line.line >= reach.first && line.line <= reach.last) || pinned.contains(line.line) { return false }
      let start = index.offset(of: line.line)
      if start < area.end + kept, start + line.length > area.start - kept { return false }
      if isShownByEffect(line, area) { return false }
      drop(line)
      return true
    }
  }

  /// Ends most lines that have turned out to be nothing, where there are very many: any number of them may stand in a viewport.
  private func dropEmptyLines() {
    guard live.count > LazyMetrics.keptEmptyLines else { return }
    let shown = live.filter { !$0.isEmpty }.map(\.line)
    guard live.count - shown.count > LazyMetrics.keptEmptyLines else { return }
    isSparse = true
    live.removeAll { line in
      guard line.isEmpty, !shown.contains(where: { abs($0 - line.line) <= LazyMetrics.emptyLinesBesideRows }) else {
        return false
      }
      drop(line)
      return true
    }
  }

  func drop(_ line: LazyLine) {
    if line.isEmpty { idle.hasEndedEmptyLines = true }
    for cell in line.cells { source?.dropItem(cell.item) }
  }

  private func isShownByEffect(_ line: LazyLine, _ area: LazyViewport) -> Bool {
    line.cells.contains { cell in
      cell.nodes.contains { node in
        let drawn = node.visualBounds.offsetBy(
          dx: node.origin.x + node.displacement.x, dy: node.origin.y + node.displacement.y)
        guard !drawn.isNull, node.pipeline != nil else { return false }
        let start = isMirrored ? size.width - drawn.maxX : drawn.origin[axis]
        return start < area.end && start + drawn.size[axis] > area.start
      }
    }
  }
}
