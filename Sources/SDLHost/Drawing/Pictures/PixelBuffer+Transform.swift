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
    for column in line.indices {
      // A rounding error of the transform must not blur a picture that is only turned: shares are 256ths, rounded.
      let (x, right) = FixedPoint.split(point.x)
      let (y, lower) = FixedPoint.split(point.y)
      point.x &+= step.x
      point.y &+= step.y
      if x >= 0, y >= 0, x < width - 1, y < height - 1 {
        let index = y * width + x
        let upper = PixelBuffer.mix(source[index], source[index + 1], right)
        let under = PixelBuffer.mix(source[index + width], source[index + width + 1], right)
        line[column] = PixelBuffer.mix(upper, under, lower)
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
    let upper = PixelBuffer.mix(pixel(x, y), pixel(x + 1, y), right)
    return PixelBuffer.mix(upper, PixelBuffer.mix(pixel(x, y + 1), pixel(x + 1, y + 1), right), lower)
  }

  /// `share` 256ths of the second pixel, the rest of the first.
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    if share == 0 || first == second { return first }
    let rest = 256 - share
    let low = ((first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080) >> 8 & 0x00FF_00FF
    let high =
      ((first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080) & 0xFF00_FF00
    return low | high
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
