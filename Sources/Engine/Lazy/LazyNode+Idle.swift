/// The state of a `LazyNode`'s idle work: building lines next to the viewport, and measuring a sample of all lines to improve the
/// estimates.
///
/// The work in a frame is counted in lines, never in time, so that a recording replays to the same frames. The sample has the same size
/// for a thousand and for a million rows.
struct LazyIdleWork {
  /// The number of lines of the sample that were visited.
  var sampled = 0
  /// True if idle work runs in this frame.
  var isRunning = false
  var isScheduled = false
  /// True if lines were measured since `ExtentIndex.adoptEstimates()`.
  var hasNews = false
  /// True if there are lines without nodes that were dropped because they are empty.
  var hasEndedEmptyLines = false
  /// The line from which dropped empty lines are built again to check them; `nil` if no check is pending.
  var recheck: Int?

  /// The number of lines inserted since the last sample.
  private var newLines = 0

  /// Notes a change of the list. It is sampled again after a considerable part of it has been replaced.
  mutating func listDidChange(newLines count: Int, of total: Int) {
    newLines += count
    guard newLines * 8 >= total else { return }
    newLines = 0
    sampled = 0
  }
}

extension LazyNode: FrameTicker {
  /// Requests frames until idle work is complete.
  func scheduleIdleWork() {
    guard !idle.isScheduled, hasIdleWork, let host else { return }
    idle.isScheduled = true
    host.add(self)
  }

  private var hasIdleWork: Bool {
    guard let area = lastViewport, area.length > 0 else { return false }
    if isUnfilled { return true }
    return scroll != nil
      && (idle.sampled < sampleCount || idle.hasNews || missingNeighbour(area) != nil || idle.recheck != nil)
  }

  private var sampleCount: Int { min(lines.count, LazyMetrics.sampleCount) }

  package func tick(at time: Double) -> NextTick {
    idle.isScheduled = false
    guard hasIdleWork else { return .never }
    if isUnfilled {
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
    var budget = isSparse ? LazyMetrics.sparseLinesPerFrame : LazyMetrics.idleLinesPerFrame
    let layout = lineLayout
    while budget > 0, let line = missingNeighbour(area) {
      measure(buildLine(line, isPresent: false), layout)
      budget -= 1
    }
    recheckEmptyLines(layout)
    while budget > 0, idle.sampled < sampleCount {
      let line = idle.sampled * (lines.count - 1) / max(1, sampleCount - 1)
      idle.sampled += 1
      guard !index.isMeasured(line), !isLive(line) else { continue }
      budget -= 1
      sample(line, layout)
      idle.hasNews = true
    }
    if idle.sampled >= sampleCount, idle.hasNews {
      idle.hasNews = false
      index.adoptEstimates()
    }
  }

  /// Builds a line only to measure it. Returns true if the line is not empty.
  @discardableResult
  private func sample(_ line: Int, _ layout: LazyLineLayout) -> Bool {
    let place = buildLine(line, isPresent: false)
    measure(place, layout)
    let isEmpty = live[place].isEmpty
    drop(live[place])
    live.remove(at: place)
    return !isEmpty
  }

  /// Schedules a check of dropped empty lines because their views may have changed.
  package func rowsMayDiffer() {
    guard isSparse, idle.hasEndedEmptyLines else { return }
    idle.recheck = 0
    scheduleIdleWork()
  }

  private func recheckEmptyLines(_ layout: LazyLineLayout) {
    guard let area = lastViewport else { return }
    var budget = live.allSatisfy(\.isEmpty) ? maximumLines(area) : LazyMetrics.sparseLinesPerFrame
    while budget > 0, let start = idle.recheck {
      let line = index.emptyRow(from: start)
      idle.recheck = line.map { $0 + 1 }
      guard let line, !isLive(line) else { continue }
      budget -= 1
      if sample(line, layout) { isUnfilled = true }
    }
  }

  /// The first line next to the viewport that is not built, within the distance of the prefetch; `nil` if there is none.
  private func missingNeighbour(_ area: LazyViewport) -> Int? {
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
