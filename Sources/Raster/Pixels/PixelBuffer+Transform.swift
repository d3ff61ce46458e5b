import Graphics

extension PixelBuffer {
  /// The buffer sampled through a transform: the pixels of `frame`, each interpolated between four pixels. The outside of the
  /// buffer is clear, so that edges are smooth. `transform` maps this buffer's pixels to the coordinates of `frame`.
  func transformed(by transform: CGAffineTransform, in frame: PixelRect) -> PixelBuffer {
    var result = PixelBuffer(width: Int(frame.width), height: Int(frame.height))
    let inverse = transform.inverted()
    let step = FixedPoint(x: inverse.a, y: inverse.b)
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for row in 0..<Int(frame.height) {
          let start = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(frame.y) + CGFloat(row) + 0.5).applying(inverse)
          let line = UnsafeMutableBufferPointer(
            rebasing: target[(row * Int(frame.width))..<((row + 1) * Int(frame.width))])
          sample(source, from: FixedPoint(x: start.x - 0.5, y: start.y - 0.5), by: step, into: line)
        }
      }
    }
    return result
  }

  /// Fills a line with the colours at points between the middles of pixels, `step` apart.
  private func sample(
    _ source: UnsafeBufferPointer<UInt32>, from start: FixedPoint, by step: FixedPoint,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let base = source.baseAddress else { return }
    // The image is convex: the pixels of the line that lie inside of it, or touch it, form a single range.
    func part(from low: Int, toX highX: Int, y highY: Int) -> Range<Int> {
      FixedPoint.steps(from: start.x, by: step.x, in: low..<highX, count: line.count).clamped(
        to: FixedPoint.steps(from: start.y, by: step.y, in: low..<highY, count: line.count))
    }
    let touched = part(from: -1, toX: width, y: height)
    let inside = part(from: 0, toX: max(width - 1, 0), y: max(height - 1, 0)).clamped(to: touched)
    var point = start.moved(by: step, times: touched.lowerBound)
    var column = touched.lowerBound
    func takeEdge(until end: Int) {
      while column < end {
        line[column] = edge(source, point)
        point.move(by: step)
        column += 1
      }
    }
    takeEdge(until: inside.lowerBound)
    if column + 4 <= inside.upperBound {
      var samples = FourSamples(base, width: width, at: point, by: step)
      let target = UnsafeMutableRawPointer(line.baseAddress! + column)
      let length = (inside.upperBound - column) & ~3
      for offset in stride(from: 0, to: 4 * length, by: 16) {
        target.storeBytes(of: samples.next(), toByteOffset: offset, as: SIMD4<UInt32>.self)
      }
      point.move(by: step, times: length)
      column += length
    }
    takeEdge(until: touched.upperBound)
  }

  /// The colour at a point with four surrounding pixels that may lie outside of the buffer.
  private func edge(_ source: UnsafeBufferPointer<UInt32>, _ point: FixedPoint) -> UInt32 {
    let (x, right) = FixedPoint.split(point.x)
    let (y, lower) = FixedPoint.split(point.y)
    func spread(_ x: Int, _ y: Int) -> UInt64 {
      x >= 0 && y >= 0 && x < width && y < height ? PixelBuffer.spread(source[y * width + x]) : 0
    }
    return PixelBuffer.packed(
      PixelBuffer.mix(
        PixelBuffer.mix(spread(x, y), spread(x, y + 1), lower),
        PixelBuffer.mix(spread(x + 1, y), spread(x + 1, y + 1), lower), right))
  }

  /// The four bytes of a pixel, 16 bits apart.
  private static func spread(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) &<< 24) & 0x00FF_00FF_00FF_00FF
  }

  private static func packed(_ bytes: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: bytes | bytes &>> 24) }

  /// The mean of two pixels with `share` 256ths of the second.
  private static func mix(_ first: UInt64, _ second: UInt64, _ share: UInt64) -> UInt64 {
    (first &* (256 &- share) &+ second &* share &+ 0x0080_0080_0080_0080) &>> 8 & 0x00FF_00FF_00FF_00FF
  }
}

/// Samples four consecutive points inside of the buffer, with the arithmetic of `edge`: vertical neighbours are mixed first.
private struct FourSamples {
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
    let sides = unsafeBitCast(((above &+ below &+ 128) &>> 8) &* row, to: SIMD4<UInt64>.self)
    return sides &+ sides &>> 32 &+ 0x0080_0080
  }
}

/// A point in units of 2⁻³² pixels: after thousands of steps the error is far less than 1/256 pixel.
private struct FixedPoint {
  var x: Int64
  var y: Int64

  private static let one: CGFloat = 4_294_967_296
  /// The limit of coordinates; content beyond is not drawn.
  private static let farthest: CGFloat = 1_000_000_000

  init(x: CGFloat, y: CGFloat) {
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
  var rounded: FixedPoint {
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
