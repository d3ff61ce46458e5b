import Engine

extension PixelBuffer {
  /// Red, green, blue and alpha of a pixel, each 0…255.
  static func components(_ pixel: UInt32) -> SIMD4<Float> {
    // The last bits of a number from 2²³ on, and then the rest of it taken away.
    let bytes = SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24)
    return unsafeBitCast(bytes | (8_388_608 as Float).bitPattern, to: SIMD4<Float>.self) - 8_388_608
  }

  /// The pixel of red, green, blue and alpha, rounded. They lie in -0.4…255.4.
  static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    // Around 1.5 · 2²³ numbers are whole, and their last bits are what was added.
    let bits = unsafeBitCast(components + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
    return bits.x << 16 | bits.y << 8 | bits.z | bits.w << 24
  }

  /// Changes each colour by a matrix.
  mutating func apply(_ matrix: ColorMatrix) {
    let columns = (0..<5).map { column in
      SIMD4(
        matrix.weights[column], matrix.weights[5 + column], matrix.weights[10 + column], matrix.weights[15 + column])
    }
    let (red, green, blue, alpha, constant) = (columns[0], columns[1], columns[2], columns[3], columns[4])
    pixels = mapped { pixel in
      var color = PixelBuffer.components(pixel) / 255
      if color.w > 0 && color.w < 1 {
        color = (color / color.w).limited.replacing(alpha: color.w)
      }
      let sum = red * color.x + green * color.y + blue * color.z + alpha * color.w + constant
      let result = sum.limited
      return PixelBuffer.pixel((result * result.w).replacing(alpha: result.w) * 255)
    }
  }
}

extension SIMD4<Float> {
  fileprivate func replacing(alpha: Float) -> SIMD4 { SIMD4(x, y, z, alpha) }

  /// Moved into 0…1; what is no number becomes 0.
  fileprivate var limited: SIMD4 {
    SIMD4(repeating: 0).replacing(with: self, where: self .> 0).replacing(with: 1, where: self .> 1)
  }
}
