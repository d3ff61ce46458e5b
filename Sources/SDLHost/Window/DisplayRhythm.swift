/// Measures whether `WindowTarget.present()` blocks until the display's next refresh. Drivers report that it does
/// (`WindowTarget.claimsVsync`), but some do not wait.
package enum DisplayRhythm {
  /// The number of pictures that a driver may queue without waiting.
  static let queued = 3
  /// The number of pictures that are measured.
  static let measured = 6
  /// The accepted deviation from the display's interval, as a fraction of it.
  static let tolerance = 0.2

  /// True if presenting is synchronized with the display. Takes nine intervals of the display (`queued` and `measured`)
  /// if it is.
  ///
  /// - Parameters:
  ///   - interval: The time between two refreshes of the display, in seconds.
  ///   - now: Returns the time in seconds on any clock.
  ///   - show: Draws and presents a picture.
  @MainActor package static func isKept(interval: Double, now: () -> Double, show: () -> Void) -> Bool {
    for _ in 0..<queued { show() }
    let start = now()
    for _ in 0..<measured { show() }
    let mean = (now() - start) / Double(measured)
    return abs(mean - interval) <= tolerance * interval
  }
}
