import CHarfBuzz

/// Pixels with premultiplied alpha, in four floating-point channels: blue, green, red, alpha.
package struct ColorBitmap {
  let width: Int
  let height: Int
  /// The channels of each pixel, 0…255, row by row from the top.
  package private(set) var pixels: [SIMD4<Float>]

  package init(width: Int, height: Int, pixels: [SIMD4<Float>]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Copies an `FT_Bitmap`; nil if it has no colors.
  init?(_ bitmap: FT_Bitmap) {
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let buffer = bitmap.buffer else { return nil }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0 else { return nil }
    var pixels: [SIMD4<Float>] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let bytes = buffer + row * Int(bitmap.pitch)
      for column in 0..<width {
        let pixel = bytes + 4 * column
        pixels.append(SIMD4(SIMD4<UInt8>(pixel[0], pixel[1], pixel[2], pixel[3])))
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The bitmap at another size. Shrinking averages the area of each pixel, so that no source pixel is lost; enlarging
  /// interpolates between neighbors.
  package func scaled(width newWidth: Int, height newHeight: Int) -> ColorBitmap {
    let columns = ColorBitmap.weights(from: width, to: newWidth)
    var narrow: [SIMD4<Float>] = []
    narrow.reserveCapacity(newWidth * height)
    for row in 0..<height {
      for column in columns { narrow.append(column.sum { pixels[row * width + $0] }) }
    }
    let rows = ColorBitmap.weights(from: height, to: newHeight)
    var result: [SIMD4<Float>] = []
    result.reserveCapacity(newWidth * newHeight)
    for row in rows {
      for column in 0..<newWidth { result.append(row.sum { narrow[$0 * newWidth + column] }) }
    }
    return ColorBitmap(width: newWidth, height: newHeight, pixels: result)
  }

  /// The source pixels of a target pixel along an axis, and their weights, which add up to 1.
  private struct Weights {
    var first: Int
    var values: [Float]

    func sum(_ pixel: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
      var sum = SIMD4<Float>()
      for (index, weight) in values.enumerated() { sum += pixel(first + index) * weight }
      return sum
    }
  }

  private static func weights(from source: Int, to target: Int) -> [Weights] {
    let ratio = Float(source) / Float(target)
    return (0..<target).map { index in
      if ratio < 1 {
        let center = min(max(0, (Float(index) + 0.5) * ratio - 0.5), Float(source - 1))
        let first = min(Int(center), max(0, source - 2))
        let part = center - Float(first)
        return Weights(first: first, values: source > 1 ? [1 - part, part] : [1])
      }
      let (start, end) = (Float(index) * ratio, min(Float(index + 1) * ratio, Float(source)))
      let first = Int(start)
      let last = max(first + 1, min(source, Int(end.rounded(.up))))
      let shares = (first..<last).map { max(0, min(end, Float($0 + 1)) - max(start, Float($0))) }
      let total = shares.reduce(0, +)
      return Weights(first: first, values: total > 0 ? shares.map { $0 / total } : [1])
    }
  }

  /// The `pixels` as `0xAARRGGBB` with straight alpha.
  package func straightPixels() -> [UInt32] {
    pixels.map { pixel in
      let alpha = pixel.w.rounded()
      guard alpha >= 1 else { return 0 }
      let straight = (pixel * (255 / pixel.w)).rounded(.toNearestOrAwayFromZero).clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
      return UInt32(min(alpha, 255)) << 24 | UInt32(straight.z) << 16 | UInt32(straight.y) << 8 | UInt32(straight.x)
    }
  }
}
