import Geometry

/// A point in units of 2⁻³² pixels: after thousands of steps the error is far less than 1/256 pixel.
package struct FixedPoint: Sendable {
  package var x: Int64
  package var y: Int64

  private static let one: CGFloat = 4_294_967_296
  /// The limit of coordinates; content beyond is not drawn.
  private static let farthest: CGFloat = 1_000_000_000

  package init(x: CGFloat, y: CGFloat) {
    self.x = FixedPoint.fixed(x)
    self.y = FixedPoint.fixed(y)
  }

  /// The coordinate in fixed point. NaN counts as `farthest`.
  private static func fixed(_ value: CGFloat) -> Int64 {
    Int64((min(max(-farthest, value), farthest) * one).rounded())
  }

  /// Half of 2⁻⁸ pixels, added for rounding: a rounding error of the transform must not blur pixels that are rotated by a right
  /// angle.
  private static let half: Int64 = 0x80_0000

  /// The whole pixels of a coordinate, and the rest in 256ths.
  static func split(_ value: Int64) -> (whole: Int, share: UInt64) {
    let parts = (value &+ half) >> 24
    return (Int(parts >> 8), UInt64(truncatingIfNeeded: parts & 0xFF))
  }

  /// The point with `half` added: its bits can be cut off instead of rounded.
  package var rounded: FixedPoint {
    var result = self
    result.x &+= FixedPoint.half
    result.y &+= FixedPoint.half
    return result
  }

  @inline(__always)
  mutating func move(by step: FixedPoint, times count: Int = 1) {
    x &+= step.x &* Int64(count)
    y &+= step.y &* Int64(count)
  }

  @inline(__always)
  func moved(by step: FixedPoint, times count: Int) -> FixedPoint {
    var result = self
    result.move(by: step, times: count)
    return result
  }

  /// The indices of the coordinates whose whole pixels lie in `pixels`, out of `count` coordinates that are `step` apart.
  static func steps(from start: Int64, by step: Int64, in pixels: Range<Int>, count: Int) -> Range<Int> {
    let (low, high) = (Int64(pixels.lowerBound) << 32 &- half, Int64(pixels.upperBound) << 32 &- half)
    if step == 0 { return low <= start && start < high ? 0..<count : 0..<0 }
    // Negative steps are counted on the mirrored line.
    let (first, end) =
      step > 0
      ? (steps(low &- start, by: step), steps(high &- start, by: step))
      : (steps(start &- high &+ 1, by: 0 &- step), steps(start &- low &+ 1, by: 0 &- step))
    let bounds = 0...Int64(count)
    return Int(first.clamped(to: bounds))..<Int(max(first, end).clamped(to: bounds))
  }

  /// The number of steps to a distance of at least `distance`.
  private static func steps(_ distance: Int64, by step: Int64) -> Int64 {
    distance > 0 ? (distance - 1) / step + 1 : distance / step
  }
}

extension Int64 {
  fileprivate func clamped(to bounds: ClosedRange<Int64>) -> Int64 {
    Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }
}
