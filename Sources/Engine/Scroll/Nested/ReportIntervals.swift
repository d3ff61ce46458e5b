import Motion

/// The last intervals between the reports of a device, in seconds. Allocates no memory.
struct ReportIntervals {
  /// A ring of the last four intervals; 0 for an empty slot.
  private var recent = SIMD4<Double>()
  private var next = 0
  /// The time since the last counted report, accumulated over reports that do not count.
  private var waiting = 0.0

  /// The longest of the last four intervals; `nil` before the second report and after a pause.
  var longest: Double? {
    let longest = recent.max()
    return longest > 0 ? longest : nil
  }

  /// The difference between the longest and the shortest of the last four intervals; 0 before there are two.
  var spread: Double {
    let longest = recent.max()
    return longest - recent.replacing(with: longest, where: recent .== 0).min()
  }

  /// True if the next report is so late that the pointer counts as stopped. `age` is the time since the last report, in seconds.
  ///
  /// The limit is the longest interval and an allowance. A device that reports faster than 0.9 frames of `longestPrediction` has
  /// `ScrollConstants.lateness` as its allowance. A slower device has at most its `spread`, so that content does not run past a pointer that
  /// has stopped; 0.001 of the interval absorbs the rounding of times.
  func isOverdue(at age: Double) -> Bool {
    guard let longest else { return true }
    let isQuick = !longest.hasReached(0.9 * ScrollConstants.longestPrediction)
    let lateness = longest * ScrollConstants.lateness
    return age.hasReached(longest + (isQuick ? lateness : min(lateness, spread - 0.001 * longest)))
  }

  /// Adds the time since the last report. Reports within `VelocityTracker.resolution` count as one; a pause longer than
  /// `VelocityTracker.stopGap` discards all intervals.
  ///
  /// - Parameter isReport: False if the time belongs to the next counted report.
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
