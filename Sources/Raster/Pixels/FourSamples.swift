/// Samples four consecutive points inside of the buffer, with the arithmetic of `edge`: vertical neighbours are mixed first.
struct FourSamples {
  private let source: UnsafePointer<UInt32>
  private let width: Int
  /// The first of the four points.
  private var point: FixedPoint
  private let step: FixedPoint
  /// The fractional distances of the four points to the right of and below a pixel's middle, in 2⁻³², and the distances of four
  /// steps.
  private var right, below: SIMD4<UInt32>
  private let rightStep, belowStep: UInt32

  init(_ source: UnsafePointer<UInt32>, width: Int, at point: FixedPoint, by step: FixedPoint) {
    self.source = source
    self.width = width
    self.step = step
    self.point = point.rounded
    (right, below) = (.zero, .zero)
    for index in 0..<4 {
      let point = self.point.moved(by: step, times: index)
      right[index] = UInt32(truncatingIfNeeded: point.x)
      below[index] = UInt32(truncatingIfNeeded: point.y)
    }
    rightStep = UInt32(truncatingIfNeeded: step.x &* 4)
    belowStep = UInt32(truncatingIfNeeded: step.y &* 4)
  }

  /// The colours at the four points; moves on by four points.
  @inline(__always)
  mutating func next() -> SIMD4<UInt32> {
    let places = (place(0), place(1), place(2), place(3))
    let upper = (pair(places.0), pair(places.1), pair(places.2), pair(places.3))
    let lower = (pair(places.0 + width), pair(places.1 + width), pair(places.2 + width), pair(places.3 + width))
    let (rightShare, lowerShare) = (right &>> 24, below &>> 24)
    point.move(by: step, times: 4)
    right &+= rightStep
    below &+= belowStep
    let columns = (upper.0 ^ lower.0) | (upper.1 ^ lower.1) | (upper.2 ^ lower.2) | (upper.3 ^ lower.3)
    let rows =
      (upper.0 ^ upper.1) | (upper.0 ^ upper.2) | (upper.0 ^ upper.3) | (upper.0 ^ (upper.0 &<< 32 | upper.0 &>> 32))
    if columns | rows == 0 { return SIMD4(repeating: UInt32(truncatingIfNeeded: upper.0)) }
    return FourSamples.mixed(
      SIMD4(upper.0, upper.1, upper.2, upper.3), SIMD4(lower.0, lower.1, lower.2, lower.3), rightShare, lowerShare)
  }

  /// The colours at four points on the middles of a row; moves on by four points.
  @inline(__always)
  mutating func nextOfRow() -> SIMD4<UInt32> {
    let pairs = SIMD4(pair(place(0)), pair(place(1)), pair(place(2)), pair(place(3)))
    let share = right &>> 24
    point.move(by: step, times: 4)
    right &+= rightStep
    let (shares, bytes) = (share | share &<< 16, 0x00FF_00FF_00FF_00FF as UInt64)
    let row = unsafeBitCast(FourSamples.interleaved(0x0100_0100 &- shares, shares), to: SIMD16<UInt16>.self)
    let even = FourSamples.sum(unsafeBitCast(pairs & bytes, to: SIMD16<UInt16>.self), row) &>> 8 & 0x00FF_00FF
    let odd = FourSamples.sum(unsafeBitCast(pairs &>> 8 & bytes, to: SIMD16<UInt16>.self), row) & 0xFF00_FF00
    return unsafeBitCast(even | odd, to: SIMD8<UInt32>.self).evenHalf
  }

  /// The address of the pixel to the left of and above a point.
  @inline(__always)
  private func place(_ index: Int) -> UnsafePointer<UInt32> {
    let point = point.moved(by: step, times: index)
    return source + (Int(point.y >> 32) &* width &+ Int(point.x >> 32))
  }

  /// A pixel in the low half, and its right neighbour in the high half.
  @inline(__always)
  private func pair(_ place: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
  }

  /// The means of pairs of pixels and the pairs below, weighted by 256ths of the right and of the lower pixels.
  @inline(__always)
  private static func mixed(
    _ upper: SIMD4<UInt64>, _ lower: SIMD4<UInt64>, _ right: SIMD4<UInt32>, _ below: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    // The weights of each component, two in 32 bits.
    let (right, below) = (right | right &<< 16, below | below &<< 16)
    let column = unsafeBitCast(interleaved(below, below), to: SIMD16<UInt16>.self)
    let row = unsafeBitCast(interleaved(0x0100_0100 &- right, right), to: SIMD16<UInt16>.self)
    // Blue and red, then green and alpha. The sums are rounded in the low halves.
    let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
    let even = sum(upper & bytes, lower & bytes, column, row) &>> 8 & 0x00FF_00FF
    let odd = sum(upper &>> 8 & bytes, lower &>> 8 & bytes, column, row) & 0xFF00_FF00
    return unsafeBitCast(even | odd, to: SIMD8<UInt32>.self).evenHalf
  }

  @inline(__always)
  private static func interleaved(_ low: SIMD4<UInt32>, _ high: SIMD4<UInt32>) -> SIMD8<UInt32> {
    var result = SIMD8<UInt32>()
    result.evenHalf = low
    result.oddHalf = high
    return result
  }

  /// Two components of each point in the low half, times 256, with 128 added for rounding.
  @inline(__always)
  private static func sum(
    _ upper: SIMD4<UInt64>, _ lower: SIMD4<UInt64>, _ column: SIMD16<UInt16>, _ row: SIMD16<UInt16>
  ) -> SIMD4<UInt64> {
    let above = unsafeBitCast(upper, to: SIMD16<UInt16>.self) &* (256 &- column)
    let below = unsafeBitCast(lower, to: SIMD16<UInt16>.self) &* column
    return sum((above &+ below &+ 128) &>> 8, row)
  }

  /// Pairs of neighbours weighted by `row`, in the low halves.
  @inline(__always)
  private static func sum(_ neighbours: SIMD16<UInt16>, _ row: SIMD16<UInt16>) -> SIMD4<UInt64> {
    let sides = unsafeBitCast(neighbours &* row, to: SIMD4<UInt64>.self)
    return sides &+ sides &>> 32 &+ 0x0080_0080
  }
}
