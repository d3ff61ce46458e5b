extension LazyNode: FrameTicker {
  /// Requests frames until idle work is complete.
  func scheduleIdleWork() {
    guard !idle.isScheduled, hasIdleWork, let host else { return }
    idle.isScheduled = true
    host.add(self)
  }

  private var hasIdleWork: Bool {
    guard let area = window.viewport, area.length > 0 else { return false }
    if emptyLines.isUnfilled { return true }
    return scroll != nil
      && (!idle.isSampled(lineCount: lines.count) || idle.hasNewMeasurements || missingNeighbor(area) != nil
        || emptyLines.recheck != nil)
  }

  package func tick(at time: Double) -> NextTick {
    idle.isScheduled = false
    guard hasIdleWork else { return .never }
    if emptyLines.isUnfilled {
      setNeedsOwnLayout()
      return .never
    }
    guard let scroll else { return .never }
    idle.isScheduled = true
    guard scroll.model.activity == .idle, !scroll.indicators.isThumbHeld else {
      return .at(time + LazyMetrics.idleDelay)
    }
    idle.isRunning = true
    setNeedsOwnLayout()
    idle.isScheduled = false
    return .never
  }

  func runIdleWork(_ area: LazyViewport) {
    guard idle.isRunning else { return }
    idle.isRunning = false
    var budget = emptyLines.isSparse ? LazyMetrics.sparseLinesPerFrame : LazyMetrics.idleLinesPerFrame
    let layout = lineLayout
    while budget > 0, let line = missingNeighbor(area) {
      measure(buildLine(line, isPresent: false), layout)
      budget -= 1
    }
    recheckEmptyLines(layout)
    while budget > 0, let line = idle.nextSample(lineCount: lines.count) {
      guard !index.isMeasured(line), !isLive(line) else { continue }
      budget -= 1
      sample(line, layout)
      idle.hasNewMeasurements = true
    }
    if idle.takeNewMeasurements(lineCount: lines.count) { measurements.index.adoptEstimates() }
  }

  /// Builds a line only to measure it. Returns true if the line is not empty.
  @discardableResult
  private func sample(_ line: Int, _ layout: LazyLineLayout) -> Bool {
    let liveIndex = buildLine(line, isPresent: false)
    measure(liveIndex, layout)
    let isEmpty = live[liveIndex].isEmpty
    drop(live[liveIndex])
    live.remove(at: liveIndex)
    return !isEmpty
  }

  /// Schedules a check of dropped empty lines because their views may have changed.
  package func rowsMayDiffer() {
    if emptyLines.scheduleRecheck() { scheduleIdleWork() }
  }

  private func recheckEmptyLines(_ layout: LazyLineLayout) {
    guard let area = window.viewport else { return }
    let room = LazyMetrics.filledLinesPerFrame - window.builtLines
    var budget = live.allSatisfy(\.isEmpty) ? min(room, maximumLines(area)) : LazyMetrics.sparseLinesPerFrame
    while budget > 0, let line = emptyLines.nextRecheck(in: index) {
      guard !isLive(line) else { continue }
      budget -= 1
      if sample(line, layout) { emptyLines.isUnfilled = true }
    }
  }

  /// The first line next to the viewport that is not built, within the distance of the prefetch; `nil` if there is none.
  private func missingNeighbor(_ area: LazyViewport) -> Int? {
    guard area.start < totalLength, area.end > 0 else { return nil }
    let ahead = area.length * LazyMetrics.prefetchDistance
    let reach = area.start - ahead...area.end + ahead
    guard let first = index.row(at: reach.lowerBound), let last = index.row(at: reach.upperBound) else { return nil }
    let middle = index.row(at: (reach.lowerBound + reach.upperBound) / 2) ?? first
    var line = shownLine(from: middle)
    while line <= last {
      if !isLive(line) { return line }
      line = shownLine(from: line + 1)
    }
    for line in stride(from: middle, through: first, by: -1) where !isLive(line) && !isPassedOver(line) { return line }
    return nil
  }
}
