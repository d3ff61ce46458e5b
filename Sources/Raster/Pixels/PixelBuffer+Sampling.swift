import Geometry

extension PixelBuffer {
  /// The part `source` resampled to another size. Each new pixel is the weighted mean of the pixels under it, so that shrinking
  /// skips no pixel; if `isSmooth` is false, it is the nearest pixel.
  func resized(_ source: CGRect, width newWidth: Int, height newHeight: Int, isSmooth: Bool) -> PixelBuffer {
    let columns = ResamplingTaps(newWidth, from: source.minX, to: source.maxX, limit: width, isSmooth: isSmooth)
    let rows = ResamplingTaps(newHeight, from: source.minY, to: source.maxY, limit: height, isSmooth: isSmooth)
    guard width > 0, height > 0 else { return PixelBuffer(width: newWidth, height: newHeight) }
    let cost = PixelWork.sample * max(1, width * rows.longest / max(newWidth, 1))
    let resampled = PixelBuffer.rows(width: newWidth, height: newHeight, cost: cost) { [self] row, target in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { line in
        line.initialize(repeating: .zero)
        rows.forEach(of: row) { y, weight in
          for x in 0..<width { line[x] += PixelBuffer.components(pixels[y * width + x]) * weight }
        }
        for column in 0..<newWidth {
          var sum = SIMD4<Float>.zero
          columns.forEach(of: column) { x, weight in sum += line[x] * weight }
          target[column] = PixelBuffer.pixel(sum)
        }
      }
    }
    return PixelBuffer(width: newWidth, height: newHeight, pixels: resampled)
  }
}

/// The pixels of a line that contribute to each pixel of a resampled line, and their weights.
private struct ResamplingTaps: Sendable {
  /// The first contributing pixel of each new pixel, and the index of its weight in `weights`.
  private var starts: [(pixel: Int32, weight: Int32)] = []
  /// The weights of all new pixels; those of each pixel add up to 1.
  private var weights: [Float] = []
  /// The largest number of pixels that contribute to one.
  private(set) var longest = 1

  init(_ count: Int, from low: CGFloat, to high: CGFloat, limit: Int, isSmooth: Bool) {
    let step = (high - low) / CGFloat(max(count, 1))
    let last = limit - 1
    starts.reserveCapacity(count + 1)
    for index in 0..<max(count, 0) {
      let middle = low + (CGFloat(index) + 0.5) * step
      if isSmooth {
        addSmooth(around: middle, support: max(step, 1), last: last)
      } else {
        starts.append((Int32(limited: middle.rounded(.down), to: 0...Int32(max(last, 0))), Int32(weights.count)))
        weights.append(1)
      }
    }
    starts.append((0, Int32(weights.count)))
  }

  private mutating func addSmooth(around middle: CGFloat, support: CGFloat, last: Int) {
    let first = Int(limited: (middle - 0.5 - support).rounded(.up), to: 0...max(last, 0))
    let end = Int(limited: (middle - 0.5 + support).rounded(.down), to: first...max(first, last))
    let begin = weights.count
    starts.append((Int32(first), Int32(begin)))
    var sum: Float = 0
    for pixel in first...end {
      let weight = Float(max(0, 1 - abs(CGFloat(pixel) + 0.5 - middle) / support))
      weights.append(weight)
      sum += weight
    }
    if sum > 0 { for tap in begin..<weights.count { weights[tap] /= sum } } else { weights[begin] = 1 }
    longest = max(longest, weights.count - begin)
  }

  /// Calls `body` with each pixel that contributes to the new pixel `index`, and its weight.
  @inline(__always)
  func forEach(of index: Int, _ body: (Int, Float) -> Void) {
    var pixel = Int(starts[index].pixel)
    for tap in Int(starts[index].weight)..<Int(starts[index + 1].weight) {
      body(pixel, weights[tap])
      pixel += 1
    }
  }
}
