import Graphics

extension PixelBuffer {
  /// Red, green, blue and alpha of a pixel, each 0…255.
  static func components(_ pixel: UInt32) -> SIMD4<Float> {
    // Converts bytes to floats: a byte in the low bits of 2²³ gives 2²³ + byte, and 2²³ is subtracted.
    let bytes = SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24)
    return unsafeBitCast(bytes | (8_388_608 as Float).bitPattern, to: SIMD4<Float>.self) - 8_388_608
  }

  /// The pixel with the components red, green, blue and alpha, rounded. The components are in -0.4…255.4.
  static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    // Rounds to integers: around 1.5 · 2²³ all floats are whole, and their low bits are the added value.
    let bits = unsafeBitCast(components + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
    return bits.x << 16 | bits.y << 8 | bits.z | bits.w << 24
  }

  /// Applies a `ColorMatrix` to each pixel.
  mutating func apply(_ matrix: ColorMatrix) {
    let change = ColorChange(matrix)
    changeRuns(cost: PixelWork.convert) { pixels, run in
      change.apply(to: UnsafeMutableRawBufferPointer(start: pixels + run.lowerBound, count: 4 * run.count))
    }
  }
}

/// A `ColorMatrix` prepared for eight pixels at a time.
private struct ColorChange: Sendable {
  private typealias Row = (red: Float, green: Float, blue: Float, alpha: Float, constant: Float)

  private let red, green, blue, alpha: Row
  /// True if the alpha of pixels stays.
  private let keepsAlpha: Bool

  init(_ matrix: ColorMatrix) {
    func row(_ index: Int) -> Row {
      let weights = matrix.weights[(5 * index)..<(5 * index + 5)]
      let start = weights.startIndex
      return (weights[start], weights[start + 1], weights[start + 2], weights[start + 3], weights[start + 4])
    }
    (red, green, blue, alpha) = (row(0), row(1), row(2), row(3))
    keepsAlpha = alpha == (0, 0, 0, 1, 0)
  }

  /// Changes pixels. Eight that equal the eight before share their result.
  func apply(to pixels: UnsafeMutableRawBufferPointer) {
    var last = SIMD8<UInt32>.zero
    var changed = applied(to: last)
    var offset = 0
    while offset + 32 <= pixels.count {
      let eight = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
      if !(eight ^ last).isZero { (last, changed) = (eight, applied(to: eight)) }
      pixels.storeBytes(of: changed, toByteOffset: offset, as: SIMD8<UInt32>.self)
      offset += 32
    }
    let rest = UnsafeMutableRawBufferPointer(rebasing: pixels[offset...])
    withUnsafeMutableBytes(of: &last) { last in
      last.copyMemory(from: UnsafeRawBufferPointer(rest))
    }
    changed = applied(to: last)
    withUnsafeBytes(of: changed) { changed in
      rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: changed[..<rest.count]))
    }
  }

  /// The changed pixels; `pixels` have premultiplied alpha.
  @inline(__always)
  func applied(to pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    var color = Components(pixels)
    if !(~pixels &>> 24).isZero { color.takeOutAlpha() }
    return Components(
      red: ColorChange.sum(red, color), green: ColorChange.sum(green, color), blue: ColorChange.sum(blue, color),
      alpha: keepsAlpha ? color.alpha : ColorChange.sum(alpha, color)
    ).pixels
  }

  @inline(__always)
  private static func sum(_ row: Row, _ color: Components) -> SIMD8<Float> {
    let colors = color.red * row.red + color.green * row.green + color.blue * row.blue
    return (colors + color.alpha * row.alpha + row.constant).limited
  }
}

/// The colours of eight pixels, 0…1.
private struct Components {
  var red, green, blue, alpha: SIMD8<Float>
}

extension Components {
  @inline(__always)
  init(_ pixels: SIMD8<UInt32>) {
    red = Components.floats(pixels &>> 16 & 0xFF)
    green = Components.floats(pixels &>> 8 & 0xFF)
    blue = Components.floats(pixels & 0xFF)
    alpha = Components.floats(pixels &>> 24)
  }

  /// Maps 0…255 to 0…1.
  @inline(__always)
  private static func floats(_ bytes: SIMD8<UInt32>) -> SIMD8<Float> {
    // Converts bytes to floats: a byte in the low bits of 2²³ gives 2²³ + byte, and 2²³ is subtracted.
    (unsafeBitCast(bytes | (8_388_608 as Float).bitPattern, to: SIMD8<Float>.self) - 8_388_608) * (1 / 255)
  }

  @inline(__always)
  mutating func takeOutAlpha() {
    let divisor = alpha.replacing(with: 1, where: alpha .== 0)
    red = (red / divisor).limited
    green = (green / divisor).limited
    blue = (blue / divisor).limited
  }

  /// The pixels with premultiplied alpha, rounded.
  var pixels: SIMD8<UInt32> {
    @inline(__always) get {
      let scale = alpha * 255
      let colors = Components.bytes(red * scale) &<< 16 | Components.bytes(green * scale) &<< 8
      return colors | Components.bytes(blue * scale) | Components.bytes(scale) &<< 24
    }
  }

  @inline(__always)
  private static func bytes(_ values: SIMD8<Float>) -> SIMD8<UInt32> {
    // Rounds to integers: around 1.5 · 2²³ all floats are whole, and their low bits are the added value.
    unsafeBitCast(values + 12_582_912, to: SIMD8<UInt32>.self) & 0xFF
  }
}

extension SIMD8<Float> {
  /// The values clamped to 0…1; NaN becomes 0.
  @inline(__always)
  fileprivate var limited: SIMD8 {
    SIMD8(repeating: 0).replacing(with: self, where: self .> 0).replacing(with: 1, where: self .> 1)
  }
}
