/// The window of built (`live`) lines.
extension LazyNode {
  /// Builds the visible lines, from the anchor towards the end and towards the beginning, and a few lines ahead. Returns the first and
  /// the last line that were reached.
  ///
  /// Lines already measured as empty are skipped. A line found empty in this pass costs budget like any other; when the budget is
  /// spent, `fill` continues in the next frame.
  func fill(_ area: LazyViewport, from anchor: LazyAnchor) -> (first: Int, last: Int) {
    emptyLines.isUnfilled = false
    guard lines.count > 0, area.length > 0 else { return (anchor.line, anchor.line - 1) }
    let layout = lineLayout
    let built = live.count
    var (last, position) = (shownLine(from: anchor.line), anchor.position)
    var budget = LineBudget(count: maximumLines(area))
    while last < lines.count, position < area.end + overdraw, hasLinesLeft(), budget.take() {
      position += extent(ofBuilt: last, layout)
      budget.note(isEmpty: index.isEmpty(last))
      last = shownLine(from: last + 1)
    }
    var isExhausted = budget.isWastedOnEmptyLines
    var (first, start) = (anchor.line, anchor.position)
    budget = LineBudget(count: maximumLines(area))
    while first > 0, start > area.start - overdraw {
      if !isPassedOver(first - 1) {
        guard hasLinesLeft(), budget.take() else { break }
        start -= extent(ofBuilt: first - 1, layout)
        budget.note(isEmpty: index.isEmpty(first - 1))
      }
      first -= 1
    }
    isExhausted = isExhausted || budget.isWastedOnEmptyLines
    if isExhausted { emptyLines.budgetDidRunOut() }
    // A viewport that was built from scratch has cost enough; no prefetch in this frame.
    if live.count - built > LazyMetrics.prefetchedLinesPerFrame { window.skipPrefetch(at: host?.time) }
    prefetch(area, &first, &last, start, position, layout)
    return (first, last - 1)
  }

  /// Returns false after the frame has built `LazyMetrics.filledLinesPerFrame` lines. The next frame then continues.
  private func hasLinesLeft() -> Bool {
    if window.builtLines < LazyMetrics.filledLinesPerFrame { return true }
    emptyLines.isUnfilled = true
    return false
  }

  /// The number of lines that a layout pass may still visit.
  private struct LineBudget {
    var count: Int
    private var sawEmptyLines = false

    init(count: Int) { self.count = count }

    mutating func take() -> Bool {
      count -= 1
      return count >= 0
    }

    mutating func note(isEmpty: Bool) { if isEmpty { sawEmptyLines = true } }

    /// True if the budget was spent and empty lines were among the visited.
    var isWastedOnEmptyLines: Bool { count < 0 && sawEmptyLines }
  }

  /// The first line from `line` onwards that is not skipped.
  func shownLine(from line: Int) -> Int {
    emptyLines.isSparse ? index.rowBehindEmptyOnes(from: line) : line
  }

  /// True if a line was measured as empty in a sparse list; see `LazyEmptyLines`.
  func isPassedOver(_ line: Int) -> Bool { emptyLines.isSparse && index.isEmpty(line) }

  /// The maximum number of lines in a viewport. Prevents that lines of length 0 build the whole list.
  func maximumLines(_ area: LazyViewport) -> Int {
    Int(limited: area.length + 2 * overdraw, to: 0...Int(LazyMetrics.longestViewport)) + LazyMetrics.sampleCount
  }

  /// Builds a few lines ahead in the direction in which the viewport moves.
  private func prefetch(
    _ area: LazyViewport, _ first: inout Int, _ last: inout Int, _ start: CGFloat, _ end: CGFloat,
    _ layout: LazyLineLayout
  ) {
    guard let host, window.beginsPrefetch(at: host.time) else { return }
    let direction = window.direction
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

  /// Drops lines that are far from the viewport. Lines moved into view by an effect stay.
  func dropDistant(_ area: LazyViewport, reach: (first: Int, last: Int)) {
    guard area.length > 0 else { return }
    dropEmptyLines()
    let kept = area.length * LazyMetrics.keptDistance
    let pinned = pinnedLines(in: area)
    live.removeAll { line in
      if (line.line >= reach.first && line.line <= reach.last) || pinned.contains(line.line) { return false }
      let start = index.offset(of: line.line)
      if start < area.end + kept, start + line.length > area.start - kept { return false }
      if isShownByEffect(line, area) || rowDelegate?.keeps(line) == true || isDragged(line) || hasFocus(line) {
        return false
      }
      drop(line)
      return true
    }
  }

  /// True if a view of the line has the keyboard focus. It keeps it outside of the viewport.
  private func hasFocus(_ line: LazyLine) -> Bool {
    var node = host?.services.focusedNode()
    while let current = node, current !== self {
      if line.cells.contains(where: { $0.nodes.contains { $0 === current } }) { return true }
      node = current.parent
    }
    return false
  }

  /// True if a drag has begun at a view of the line.
  private func isDragged(_ line: LazyLine) -> Bool {
    guard let drags = host?.services.object(DragCoordinator.self), drags.isFromView else { return false }
    return line.cells.contains { drags.isSource(in: $0.nodes) }
  }

  /// Drops most lines that are empty if there are many: any number of them can lie in a viewport.
  private func dropEmptyLines() {
    guard live.count > LazyMetrics.keptEmptyLines else { return }
    let shown = live.filter { !$0.isEmpty }.map(\.line)
    guard live.count - shown.count > LazyMetrics.keptEmptyLines else { return }
    emptyLines.recordSurplus()
    live.removeAll { line in
      guard line.isEmpty, !shown.contains(where: { abs($0 - line.line) <= LazyMetrics.emptyLinesBesideRows }) else {
        return false
      }
      drop(line)
      return true
    }
  }

  func drop(_ line: LazyLine) {
    if line.isEmpty { emptyLines.recordDroppedLines() }
    for cell in line.cells { source?.dropItem(cell.item) }
  }

  private func isShownByEffect(_ line: LazyLine, _ area: LazyViewport) -> Bool {
    line.cells.contains { cell in
      cell.nodes.contains { node in
        let drawn = node.visualBounds.offsetBy(
          dx: node.origin.x + node.displacement.x, dy: node.origin.y + node.displacement.y)
        guard !drawn.isNull, node.host != nil else { return false }
        let start = isMirrored ? size.width - drawn.maxX : drawn.origin[axis]
        return start < area.end && start + drawn.size[axis] > area.start
      }
    }
  }
}
