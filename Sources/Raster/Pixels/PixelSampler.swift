import Graphics

/// Pixels sampled through a transform, each interpolated between four pixels. The outside of the buffer is clear, so that edges are smooth.
package struct PixelSampler: Sendable {
  let buffer: PixelBuffer
  /// The sampled pixels, in the coordinates that the transform maps to.
  package let frame: PixelRect
  private let inverse: CGAffineTransform
  private let step: FixedPoint

  private var width: Int { buffer.width }
  private var height: Int { buffer.height }

  /// `transform` maps the pixels of `buffer` to the coordinates of `frame`.
  init(_ buffer: PixelBuffer, through transform: CGAffineTransform, in frame: PixelRect) {
    self.buffer = buffer
    self.frame = frame
    inverse = transform.inverted()
    step = FixedPoint(x: inverse.a, y: inverse.b)
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
        var loaded = LoadedRows()
        for row in rows {
          let line = UnsafeMutableBufferPointer(start: shared.start + row * width, count: width)
          load(row: row, count: width, after: &loaded)
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

  /// The rows of the buffer that `load(row:count:after:)` has read.
  struct LoadedRows {
    fileprivate var rows = 0..<0
    /// The combined pixels, for which the compiler keeps the loads.
    fileprivate var bits: UInt32 = 0
  }

  /// Loads the rows of the buffer that a row of `count` samples reads into the processor's caches, without those of `loaded`.
  ///
  /// In a rotated picture a row of samples crosses many rows of the buffer, in an order that the processor does not predict: each
  /// cache line would be awaited. Here the lines are read in their order.
  @inline(never)
  func load(row: Int, count: Int, after loaded: inout LoadedRows) {
    // Level rows are predicted, and steep rows cross more rows than the caches hold.
    guard step.y != 0, abs(step.y) <= abs(step.x), count > 0 else { return }
    let first = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(frame.y) + CGFloat(row) + 0.5).applying(inverse)
    let last = FixedPoint(x: first.x - 0.5, y: first.y - 0.5).moved(by: step, times: count)
    func range(_ start: CGFloat, _ end: Int64, below limit: Int) -> Range<Int> {
      let (one, other) = (Int(FixedPoint(x: start, y: 0).x >> 32), Int(end >> 32))
      let low = min(max(min(one, other) - 1, 0), limit)
      return low..<max(low, min(max(one, other) + 2, limit))
    }
    let columns = range(first.x, last.x, below: width)
    let rows = range(first.y, last.y, below: height)
    buffer.pixels.withUnsafeBufferPointer { pixels in
      for y in rows where !loaded.rows.contains(y) {
        for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 16) {
          loaded.bits |= pixels[y * width + x]
        }
      }
    }
    loaded.rows =
      loaded.rows.isEmpty
      ? rows : min(loaded.rows.lowerBound, rows.lowerBound)..<max(loaded.rows.upperBound, rows.upperBound)
  }

  /// Fills a line with the colours at points between the middles of pixels, `step` apart.
  private func sample(
    _ source: UnsafeBufferPointer<UInt32>, from start: FixedPoint, by step: FixedPoint,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) -> Range<Int> {
    guard let base = source.baseAddress else { return 0..<0 }
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
      if step.y == 0, FixedPoint.split(point.y).share == 0 {
        for offset in stride(from: 0, to: 4 * length, by: 16) {
          target.storeBytes(of: samples.nextOfRow(), toByteOffset: offset, as: SIMD4<UInt32>.self)
        }
      } else {
        for offset in stride(from: 0, to: 4 * length, by: 16) {
          target.storeBytes(of: samples.next(), toByteOffset: offset, as: SIMD4<UInt32>.self)
        }
      }
      point.move(by: step, times: length)
      column += length
    }
    takeEdge(until: touched.upperBound)
    return touched
  }

  /// The colour at a point with four surrounding pixels that may lie outside of the buffer.
  private func edge(_ source: UnsafeBufferPointer<UInt32>, _ point: FixedPoint) -> UInt32 {
    let (x, right) = FixedPoint.split(point.x)
    let (y, lower) = FixedPoint.split(point.y)
    func spread(_ x: Int, _ y: Int) -> UInt64 {
      x >= 0 && y >= 0 && x < width && y < height ? PixelSampler.spread(source[y * width + x]) : 0
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
  func transformed(by transform: CGAffineTransform, in frame: PixelRect) -> PixelBuffer {
    PixelSampler(self, through: transform, in: frame).pixels()
  }
}
