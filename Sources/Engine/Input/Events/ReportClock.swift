/// Estimates the times at which a device has made reports that were fetched together.
///
/// A display server may not tell when a report was made, and a frame fetches all reports since the frame before: two, two, three from a
/// device with 125 reports a second. Devices report at even intervals, so each report is given the time of the report before it and one
/// interval, within the time between both fetches.
package struct ReportClock: Sendable {
  /// The estimated interval between two reports in seconds; 0 before there are two fetches with reports.
  package private(set) var interval = 0.0
  /// The time of the last report.
  private var last = -Double.infinity
  /// The time and the number of reports of the recent fetches, of which older fetches count less.
  private var span = 0.0
  private var count = 0.0
  /// The time of the last fetch with reports, and the number of its reports so far.
  private var fetch = -Double.infinity
  private var fetched = 0

  /// The pause in seconds after which the interval is estimated from the beginning.
  private static let pause = 0.05
  /// The weight of former fetches: about the last ten count.
  private static let memory = 0.9

  package init() {}

  /// Returns the time of the next report, which was fetched at `now` and not yet at `before`, in seconds.
  package mutating func time(between before: Double, and now: Double) -> Double {
    if now != fetch { begin(at: now) }
    fetched += 1
    let expected = last + interval
    last = interval > 0 && expected.isFinite ? min(max(expected, before, last), now) : now
    return last
  }

  /// Ends the fetch before, which determines the interval.
  private mutating func begin(at now: Double) {
    let isPause = !(now - fetch <= Self.pause)
    if isPause {
      (span, count, interval) = (0, 0, 0)
    } else {
      span = span * Self.memory + (now - fetch)
      count = count * Self.memory + Double(fetched)
      interval = span / count
    }
    fetch = now
    fetched = 0
  }
}
