import CSDL2
import Geometry

extension PixelBuffer {
  /// The picture seen through a transform: the pixels of `frame`, each mixed from the four that lie around its middle. Outside of
  /// the picture all is clear, so that its edges are smooth. `transform` leads from this buffer's pixels to the frame's coordinates.
  func transformed(by transform: CGAffineTransform, in frame: SDL_Rect) -> PixelBuffer {
    var result = PixelBuffer(width: Int(frame.w), height: Int(frame.h))
    let inverse = transform.inverted()
    let step = FixedPoint(x: inverse.a, y: inverse.b)
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for row in 0..<Int(frame.h) {
          let start = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(frame.y) + CGFloat(row) + 0.5).applying(inverse)
          let line = UnsafeMutableBufferPointer(rebasing: target[(row * Int(frame.w))..<((row + 1) * Int(frame.w))])
          sample(source, from: FixedPoint(x: start.x - 0.5, y: start.y - 0.5), by: step, into: line)
        }
      }
    }
    return result
  }

  /// Fills a line with the colours at points between the middles of pixels, each `step` after the one before.
  private func sample(
    _ source: UnsafeBufferPointer<UInt32>, from start: FixedPoint, by step: FixedPoint,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    var point = start
    // Of a number below zero the bits are larger than those of any width.
    let (insideX, insideY) = (UInt(max(width - 1, 0)), UInt(max(height - 1, 0)))
    for column in line.indices {
      // A rounding error of the transform must not blur a picture that is only turned: shares are 256ths, rounded.
      let (x, right) = FixedPoint.split(point.x)
      let (y, lower) = FixedPoint.split(point.y)
      point.x &+= step.x
      point.y &+= step.y
      if UInt(bitPattern: x) < insideX, UInt(bitPattern: y) < insideY {
        let index = y * width + x
        let (a, b, c, d) = (source[index], source[index + 1], source[index + width], source[index + width + 1])
        line[column] = PixelBuffer.mix(a, b, c, d, right, lower)
      } else if x >= -1, y >= -1, x < width, y < height {
        line[column] = edge(source, x, y, right, lower)
      }
    }
  }

  /// The same where some of the four pixels lie outside.
  private func edge(
    _ source: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, _ right: UInt32, _ lower: UInt32
  ) -> UInt32 {
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < width && y < height ? source[y * width + x] : 0
    }
    return PixelBuffer.mix(pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1), right, lower)
  }

  /// `right` 256ths of the right pixels, and of that `lower` 256ths of the lower ones.
  @inline(__always)
  private static func mix(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ right: UInt32, _ lower: UInt32
  ) -> UInt32 {
    if (a ^ b) | (a ^ c) | (a ^ d) == 0 { return a }
    let (right, lower) = (UInt64(right), UInt64(lower))
    return packed(mix(mix(spread(a), spread(b), right), mix(spread(c), spread(d), right), lower))
  }

  /// The four bytes of a pixel, 16 bits apart.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) &<< 24) & 0x00FF_00FF_00FF_00FF
  }

  @inline(__always)
  private static func packed(_ bytes: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: bytes | bytes &>> 24) }

  @inline(__always)
  private static func mix(_ first: UInt64, _ second: UInt64, _ share: UInt64) -> UInt64 {
    (first &* (256 &- share) &+ second &* share &+ 0x0080_0080_0080_0080) &>> 8 & 0x00FF_00FF_00FF_00FF
  }
}

/// A point in 2⁻³² of a pixel, so that adding a step to it thousands of times keeps it true to far less than a 256th.
private struct FixedPoint {
  var x: Int64
  var y: Int64

  private static let one: CGFloat = 4_294_967_296
  /// Further away nothing is drawn.
  private static let farthest: CGFloat = 1_000_000_000

  init(x: CGFloat, y: CGFloat) {
    self.x = FixedPoint.fixed(x)
    self.y = FixedPoint.fixed(y)
  }

  /// A NaN lies as far away as anything.
  private static func fixed(_ value: CGFloat) -> Int64 {
    Int64((min(max(-farthest, value), farthest) * one).rounded())
  }

  /// The whole pixels of a coordinate, and 256ths of the next one.
  static func split(_ value: Int64) -> (whole: Int, share: UInt32) {
    let parts = (value &+ 0x80_0000) >> 24
    return (Int(parts >> 8), UInt32(truncatingIfNeeded: parts & 0xFF))
  }
}
