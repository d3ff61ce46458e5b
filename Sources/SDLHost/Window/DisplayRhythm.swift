/// Finds out whether showing a picture waits for the display. Drivers say that it does, and some do not do it, so it is measured.
enum DisplayRhythm {
  /// Pictures that a driver may take in without a wait, before it has to.
  static let queued = 3
  /// Pictures over which the rhythm is taken.
  static let measured = 6
  /// How far from the display's interval the rhythm may be, as a part of it.
  static let tolerance = 0.2

  /// Whether pictures come as fast as the display shows them and no faster. Takes nine of its intervals where that is so.
  ///
  /// `interval`: seconds between two of the display's pictures; `now`: seconds on any clock; `show` draws a picture and shows it.
  @MainActor static func isKept(interval: Double, now: () -> Double, show: () -> Void) -> Bool {
    for _ in 0..<queued { show() }
    let start = now()
    for _ in 0..<measured { show() }
    let mean = (now() - start) / Double(measured)
    return abs(mean - interval) <= tolerance * interval
  }
}
