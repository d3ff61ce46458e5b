/// The state of a `LazyNode`'s idle work: building lines next to the viewport, and measuring a sample of all lines to improve the
/// estimates.
///
/// The work in a frame is counted in lines, never in time, so that a recording replays to the same frames. The sample has the same size
/// for a thousand and for a million rows.
struct LazyIdleWork {
  /// The number of lines of the sample that were visited.
  private var sampled = 0
  /// The number of lines inserted since the last sample.
  private var newLines = 0
  /// True if idle work runs in this frame.
  var isRunning = false
  var isScheduled = false
  /// True if lines were measured since `ExtentIndex.adoptEstimates()`.
  var hasNewMeasurements = false

  /// Notes a change of the list. It is sampled again after a considerable part of it has been replaced.
  mutating func listDidChange(newLines count: Int, of total: Int) {
    newLines += count
    guard newLines * 8 >= total else { return }
    newLines = 0
    sampled = 0
  }

  /// Returns the next line of the sample of a list with `lineCount` lines; `nil` at the end of the sample.
  mutating func nextSample(lineCount: Int) -> Int? {
    let count = Self.sampleCount(lineCount)
    guard sampled < count else { return nil }
    defer { sampled += 1 }
    return sampled * (lineCount - 1) / max(1, count - 1)
  }

  /// True if the sample of a list with `lineCount` lines was visited.
  func isSampled(lineCount: Int) -> Bool { sampled >= Self.sampleCount(lineCount) }

  private static func sampleCount(_ lineCount: Int) -> Int { min(lineCount, LazyMetrics.sampleCount) }

  /// Returns true if measurements of a complete sample are not in the estimates yet, which the caller then adopts.
  mutating func takeNewMeasurements(lineCount: Int) -> Bool {
    guard isSampled(lineCount: lineCount), hasNewMeasurements else { return false }
    hasNewMeasurements = false
    return true
  }
}
