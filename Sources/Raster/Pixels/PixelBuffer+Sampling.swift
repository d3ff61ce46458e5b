import Geometry

extension PixelBuffer {
  /// The part `source` resampled to another size. Each new pixel is the weighted mean of the pixels under it, so that shrinking
  /// skips no pixel; if `isSmooth` is false, it is the nearest pixel.
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

  /// The pixels of a line that contribute to a new pixel.
  private struct Taps {
    var start: Int
    /// The weights; their sum is 1.
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

  /// The weighted mean of rows.
  private func blended(_ rows: Taps) -> [SIMD4<Float>] {
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    for (offset, weight) in rows.weights.enumerated() {
      let base = (rows.start + offset) * width
      for x in 0..<width { line[x] += PixelBuffer.components(pixels[base + x]) * weight }
    }
    return line
  }
}
