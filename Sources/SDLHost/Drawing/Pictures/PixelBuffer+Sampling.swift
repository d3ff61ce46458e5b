import CSDL2
import Geometry

extension PixelBuffer {
  /// The picture seen through a transform: the pixels of `frame`, each mixed from the four that lie around its middle. Outside of
  /// the picture all is clear, so that its edges are smooth. `transform` leads from this buffer's pixels to the frame's coordinates.
  func transformed(by transform: CGAffineTransform, in frame: SDL_Rect) -> PixelBuffer {
    var result = PixelBuffer(width: Int(frame.w), height: Int(frame.h))
    let inverse = transform.inverted()
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for row in 0..<Int(frame.h) {
          let y = CGFloat(frame.y) + CGFloat(row) + 0.5
          for column in 0..<Int(frame.w) {
            let point = CGPoint(x: CGFloat(frame.x) + CGFloat(column) + 0.5, y: y).applying(inverse)
            let (u, v) = (point.x - 0.5, point.y - 0.5)
            guard u > -1, v > -1, u < CGFloat(width), v < CGFloat(height) else { continue }
            target[row * Int(frame.w) + column] = sample(source, u, v)
          }
        }
      }
    }
    return result
  }

  /// The colour at a point between the middles of four pixels.
  private func sample(_ source: UnsafeBufferPointer<UInt32>, _ u: CGFloat, _ v: CGFloat) -> UInt32 {
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (x, y) = (Int(left), Int(top))
    // 256ths; a rounding error of the transform must not blur a picture that is only turned.
    let (right, lower) = (UInt32(((u - left) * 256).rounded()), UInt32(((v - top) * 256).rounded()))
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

  /// The part `source` of the picture at another size. Each new pixel is a weighted mean of those under it, as wide as the picture
  /// is shrunk, so that nothing is skipped; with `isSmooth` false it is the nearest one.
  func resized(_ source: CGRect, width newWidth: Int, height newHeight: Int, isSmooth: Bool) -> PixelBuffer {
    let columns = PixelBuffer.taps(newWidth, from: source.minX, to: source.maxX, limit: width, isSmooth: isSmooth)
    let rows = PixelBuffer.taps(newHeight, from: source.minY, to: source.maxY, limit: height, isSmooth: isSmooth)
    var result = PixelBuffer(width: newWidth, height: newHeight)
    guard width > 0, height > 0 else { return result }
    for y in 0..<newHeight {
      let line = blended(rows[y])
      for x in 0..<newWidth {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in columns[x].weights.enumerated() { sum += line[columns[x].start + offset] * weight }
        result.pixels[y * newWidth + x] = PixelBuffer.pixel(sum)
      }
    }
    return result
  }

  /// Which pixels of a line a new pixel is made of.
  private struct Taps {
    var start: Int
    /// Their sum is 1.
    var weights: [Float]
  }

  private static func taps(_ count: Int, from low: CGFloat, to high: CGFloat, limit: Int, isSmooth: Bool) -> [Taps] {
    let step = (high - low) / CGFloat(max(count, 1))
    let last = limit - 1
    return (0..<count).map { index in
      let middle = low + (CGFloat(index) + 0.5) * step
      if !isSmooth { return Taps(start: min(max(Int(middle.rounded(.down)), 0), last), weights: [1]) }
      let support = max(step, 1)
      let first = min(max(Int((middle - 0.5 - support).rounded(.up)), 0), last)
      let end = max(min(Int((middle - 0.5 + support).rounded(.down)), last), first)
      var weights = (first...end).map { Float(max(0, 1 - abs(CGFloat($0) + 0.5 - middle) / support)) }
      let sum = weights.reduce(0, +)
      if sum > 0 { for tap in weights.indices { weights[tap] /= sum } } else { weights[0] = 1 }
      return Taps(start: first, weights: weights)
    }
  }

  /// A mean of some rows.
  private func blended(_ rows: Taps) -> [SIMD4<Float>] {
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    for (offset, weight) in rows.weights.enumerated() {
      let base = (rows.start + offset) * width
      for x in 0..<width { line[x] += PixelBuffer.components(pixels[base + x]) * weight }
    }
    return line
  }

  private static func components(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
  }

  private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let bytes = components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5
    return UInt32(bytes.x) << 24 | UInt32(bytes.y) << 16 | UInt32(bytes.z) << 8 | UInt32(bytes.w)
  }
}
