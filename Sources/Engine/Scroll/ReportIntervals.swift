import Motion

/// How often a device reports, in seconds between two reports.
struct ReportIntervals {
  private var recent: [Double] = []

  /// The longest of the last ones; nil before there were two reports, and after a pause.
  var longest: Double? { recent.max() }

  /// Reports of the same moment are one, and after a pause of a movement everything begins anew.
  mutating func add(_ interval: Double) {
    guard interval > 0 else { return }
    guard interval <= VelocityTracker.stopGap else { return recent = [] }
    recent.append(interval)
    if recent.count > ScrollMetrics.intervalsKept { recent.removeFirst() }
  }
}
