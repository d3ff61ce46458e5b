import CPixels
import Graphics

/// Pixels sampled through a transform, each interpolated between four pixels. The outside of the buffer is clear, so that edges are smooth.
package struct PixelSampler: Sendable {
  let buffer: PixelBuffer
  /// The sampled pixels, in the coordinates that the transform maps to.
  package let frame: PixelRect
  private let inverse: CGAffineTransform
  private let step: FixedPoint
  /// The sampled pixels of `buffer`. Outside of `part` it is clear.
  private let part: PixelRect
  /// The distance in pixels of `buffer` to the samples of a row far below. They are loaded into the processor's caches in advance.
  ///
  /// In a rotated picture a row of samples crosses many rows of the buffer, in an order that the processor does not predict.
  private let ahead: Int
  /// The number of rows between samples and the samples that are loaded in advance.
  private static let rowsAhead: CGFloat = 6

  private var width: Int { Int(part.width) }
  private var height: Int { Int(part.height) }

  /// `transform` maps the pixels of `part`, which lies in `buffer` and begins at (0, 0), to the coordinates of `frame`. Without a `part` all
  /// pixels are sampled.
  init(_ buffer: PixelBuffer, part: PixelRect? = nil, through transform: CGAffineTransform, in frame: PixelRect) {
    self.buffer = buffer
    self.frame = frame
    self.part = part ?? PixelRect(x: 0, y: 0, width: Int32(buffer.width), height: Int32(buffer.height))
    inverse = transform.inverted()
    step = FixedPoint(x: inverse.a, y: inverse.b)
    let (right, down) = (inverse.c * PixelSampler.rowsAhead, inverse.d * PixelSampler.rowsAhead)
    ahead = Int(limited: down, to: -4096...4096) * buffer.width + Int(limited: right, to: -4096...4096)
  }

  /// Stretches the part `source` of `buffer` over the pixels of `target`, and samples those in `frame`. The middles of the outer pixels of
  /// `source` come to the edges of `target`, so that the edges are opaque where the buffer is.
  init(_ buffer: PixelBuffer, stretching source: CGRect, over target: PixelRect, in frame: PixelRect) {
    func middles(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let inner = max(length - 1, 1e-3)
      return (start + (length - inner) / 2, inner)
    }
    let (x, y) = (middles(source.minX, source.width), middles(source.minY, source.height))
    let (across, down) = (CGFloat(target.width) / x.length, CGFloat(target.height) / y.length)
    self.init(
      buffer,
      through: CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: CGFloat(target.x) - x.start * across,
        ty: CGFloat(target.y) - y.start * down),
      in: frame)
  }

  /// All pixels of `frame`.
  package func pixels() -> PixelBuffer {
    var result = PixelBuffer(width: Int(frame.width), height: Int(frame.height))
    let width = Int(frame.width)
    result.pixels.withUnsafeMutableBufferPointer { target in
      guard let start = target.baseAddress else { return }
      let shared = SharedPointer(start)
      let work = PixelWork.nanoseconds(frame.area, PixelWork.sample)
      PixelRows.concurrently(0..<Int(frame.height), work: work) { rows in
        for row in rows {
          let line = UnsafeMutableBufferPointer(start: shared.start + row * width, count: width)
          _ = sample(row: row, into: line)
        }
      }
    }
    return result
  }

  /// Samples a row of `frame` into the pixels of `line` that the buffer touches. Returns their indices. Pixels that the buffer does not touch stay unchanged.
  func sample(row: Int, into line: UnsafeMutableBufferPointer<UInt32>) -> Range<Int> {
    let first = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(frame.y) + CGFloat(row) + 0.5).applying(inverse)
    return buffer.pixels.withUnsafeBufferPointer {
      sample($0, from: FixedPoint(x: first.x - 0.5, y: first.y - 0.5), by: step, into: line)
    }
  }

  /// Fills a line with the colors at points between the middles of pixels, `step` apart.
  fileprivate func sample(
    _ source: UnsafeBufferPointer<UInt32>, from start: FixedPoint, by step: FixedPoint,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) -> Range<Int> {
    guard !self.part.isEmpty, let first = source.baseAddress else { return 0..<0 }
    let base = first + Int(self.part.y) * buffer.width + Int(self.part.x)
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
        line[column] = edge(base, point)
        point.move(by: step)
        column += 1
      }
    }
    takeEdge(until: inside.lowerBound)
    if column < inside.upperBound, let target = line.baseAddress {
      let count = inside.upperBound - column
      let first = point.rounded
      PixelKernels.fastest.sample(
        base, buffer.width, PixelLine(x: first.x, y: first.y, step_x: step.x, step_y: step.y, ahead: ahead),
        target + column,
        count)
      point.move(by: step, times: count)
      column += count
    }
    takeEdge(until: touched.upperBound)
    return touched
  }

  /// The color at a point with four surrounding pixels that may lie outside of `part`, which begins at `source`.
  private func edge(_ source: UnsafePointer<UInt32>, _ point: FixedPoint) -> UInt32 {
    let (x, right) = FixedPoint.split(point.x)
    let (y, lower) = FixedPoint.split(point.y)
    func spread(_ x: Int, _ y: Int) -> UInt64 {
      x >= 0 && y >= 0 && x < width && y < height ? PixelSampler.spread(source[y * buffer.width + x]) : 0
    }
    return PixelSampler.packed(
      PixelSampler.mix(
        PixelSampler.mix(spread(x, y), spread(x, y + 1), lower),
        PixelSampler.mix(spread(x + 1, y), spread(x + 1, y + 1), lower), right))
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

extension PixelBuffer {
  /// The buffer sampled through a transform, which maps its pixels to the coordinates of `frame`.
  package func transformed(by transform: CGAffineTransform, in frame: PixelRect) -> PixelBuffer {
    PixelSampler(self, through: transform, in: frame).pixels()
  }

  /// The buffer sampled through a `ProjectionTransform`, which maps its pixels to the coordinates of `frame`.
  func projected(by transform: ProjectionTransform, in frame: PixelRect) -> PixelBuffer {
    var inverse = transform
    guard inverse.invert() else { return PixelBuffer(width: Int(frame.width), height: Int(frame.height)) }
    let sampler = PixelSampler(self, through: .identity, in: frame)
    let work = PixelWork.sample * 2
    let (width, height, back) = (Int(frame.width), Int(frame.height), inverse)
    let pixels = PixelBuffer.rows(width: width, height: height, cost: work) { [self] row, start in
      let line = UnsafeMutableBufferPointer(start: start, count: width)
      line.initialize(repeating: 0)
      let y = CGFloat(frame.y) + CGFloat(row) + 0.5
      self.pixels.withUnsafeBufferPointer { sampler.sample($0, row: y, through: back, into: line) }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}

extension PixelSampler {
  /// The pixels between two exact positions. Between them positions are interpolated: the error is a few hundredths of a pixel.
  private static let span = 8

  /// Samples a row at `y` through the inverse of a `ProjectionTransform` into `line`. Pixels without a point in front of the viewer stay clear.
  fileprivate func sample(
    _ source: UnsafeBufferPointer<UInt32>, row y: CGFloat, through inverse: ProjectionTransform,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    func position(_ column: Int) -> CGPoint? {
      let (u, v, w) = inverse.product(CGPoint(x: CGFloat(frame.x) + CGFloat(column) + 0.5, y: y))
      return w > 0 && w <= 1 / ProjectionTransform.nearest ? CGPoint(x: u / w - 0.5, y: v / w - 0.5) : nil
    }
    var column = 0
    var start = position(0)
    while column < line.count {
      let count = min(PixelSampler.span, line.count - column)
      let end = position(column + count)
      if let start, let end {
        let step = FixedPoint(x: (end.x - start.x) / CGFloat(count), y: (end.y - start.y) / CGFloat(count))
        let part = UnsafeMutableBufferPointer(rebasing: line[column..<column + count])
        _ = sample(source, from: FixedPoint(x: start.x, y: start.y), by: step, into: part)
      } else if start != nil || end != nil {
        for single in column..<column + count {
          guard let point = position(single) else { continue }
          let part = UnsafeMutableBufferPointer(rebasing: line[single..<single + 1])
          _ = sample(source, from: FixedPoint(x: point.x, y: point.y), by: FixedPoint(x: 0, y: 0), into: part)
        }
      }
      column += count
      start = end
    }
  }
}
