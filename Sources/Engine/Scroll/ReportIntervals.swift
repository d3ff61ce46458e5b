import Motion

/// How often a device reports, in seconds between two reports. Takes no memory of its own: it is noted in each frame of a movement.
struct ReportIntervals {
  /// The last ones, in a ring; 0 where there is none.
  private var recent = SIMD4<Double>()
  private var next = 0

  /// The longest of the last four; nil before there were two reports, and after a pause.
  var longest: Double? {
    let longest = recent.max()
    return longest > 0 ? longest : nil
  }

  /// Reports of the same moment are one, and after a pause of a movement everything begins anew.
  mutating func add(_ interval: Double) {
    guard interval > 0 else { return }
    guard interval <= VelocityTracker.stopGap else { return recent = SIMD4() }
    recent[next] = interval
    next = (next + 1) % 4
  }
}
