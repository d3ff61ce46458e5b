/// The share of its speed that a fling keeps.
package struct DecelerationRate: Equatable, Sendable {
  /// The share of the speed that is left after a millisecond; between 0.001 and 0.99999.
  package let factorPerMillisecond: Double

  /// k = 1000 · ln(factor): the exponential rate per second, negative.
  package let exponentPerSecond: Double

  /// UIScrollView's `.normal`, 0.998: half of the speed is gone after 0.35 s.
  package static let normal = DecelerationRate(factorPerMillisecond: 0.998)

  /// UIScrollView's `.fast`, 0.99: half of the speed is gone after 0.07 s.
  package static let fast = DecelerationRate(factorPerMillisecond: 0.99)

  /// A factor outside of 0.001...0.99999 is clamped; NaN counts as ``normal``.
  package init(factorPerMillisecond: Double) {
    let factor = factorPerMillisecond.isNaN ? 0.998 : min(max(factorPerMillisecond, 0.001), 0.99999)
    self.factorPerMillisecond = factor
    exponentPerSecond = 1000 * ScalarMath.log(factor)
  }
}
