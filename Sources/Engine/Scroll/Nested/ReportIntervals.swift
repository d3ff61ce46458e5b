import Motion

/// How often a device reports, in seconds between two reports. Takes no memory of its own: it is noted in each frame of a movement.
struct ReportIntervals {
  /// The last ones, in a ring; 0 where there is none.
  private var recent = SIMD4<Double>()
  private var next = 0
  /// What has passed since the last report that counted, in reports that came with it.
  private var waiting = 0.0

  /// The longest of the last four; nil before there were two reports, and after a pause.
  var longest: Double? {
    let longest = recent.max()
    return longest > 0 ? longest : nil
  }

  /// By how much the last four differ; 0 before there were two of them.
  var spread: Double {
    let longest = recent.max()
    return longest - recent.replacing(with: longest, where: recent .== 0).min()
  }

  /// Reports of the same moment are one, and after a pause of a movement everything begins anew. `isReport`: whether the time ends with
  /// a report that counts, or the next one takes it along.
  mutating func add(_ interval: Double, isReport: Bool = true) {
    waiting += max(0, interval)
    guard isReport, waiting.hasReached(VelocityTracker.resolution) else { return }
    let whole = waiting
    waiting = 0
    guard !whole.isLonger(than: VelocityTracker.stopGap) else { return recent = SIMD4() }
    recent[next] = whole
    next = (next + 1) % 4
  }
}
