/// Comparisons of times and durations, in seconds, that do not depend on how these were rounded.
///
/// Times of frames and reports are sums of intervals, and a `Double` holds 1/60 or 0.1 only approximately. The
/// difference of two times is off by a few units in the last place of the times: by 10⁻¹⁵ s after a second, and by
/// 10⁻¹⁰ s after ten days. An exact comparison with 0.1 is then true for some start times and false for different
/// start times.
extension Double {
  /// The tolerance of ``hasReached(_:)`` and ``isLonger(than:)``: a microsecond. It is a thousand times the error of
  /// a clock that has run for ten years, and a thousandth of the shortest interval between two reports of a device.
  package static let timeTolerance = 1e-6

  /// True if this time or duration is at least `limit`: `(0.1 + 0.2).hasReached(0.3)`, and `0.3.hasReached(0.1 + 0.2)` as well.
  package func hasReached(_ limit: Double) -> Bool { self >= limit - Self.timeTolerance }

  /// True if this duration is greater than `limit`: `(0.1 + 0.2).isLonger(than: 0.3)` is false.
  package func isLonger(than limit: Double) -> Bool { self > limit + Self.timeTolerance }
}
