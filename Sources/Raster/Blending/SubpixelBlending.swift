import Graphics

/// Blends a color over opaque pixels, each component by its own coverage.
///
/// The arithmetic is that of `CoverageTable`: equal coverages of all components give the same pixels.
struct SubpixelBlending {
  /// Opaque pixels of the color.
  private let color: UInt32
  private let alpha: UInt16

  init(_ color: DeviceColor) {
    self.color =
      0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    alpha = UInt16(color.alpha)
  }

  /// Blends `count` pixels in a row, by the values of a `SubpixelMask`.
  func blend(_ coverage: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let (source, target) = (UnsafeRawPointer(coverage), UnsafeMutableRawPointer(pixels))
    var column = 0
    while column + 4 <= count {
      let four = source.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      // Most of a text's box is empty.
      if !four.isZero {
        let below = target.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
        target.storeBytes(of: blended(four, over: below), toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      }
      column += 4
    }
    while column < count {
      if coverage[column] != 0 {
        pixels[column] = blended(SIMD4(repeating: coverage[column]), over: SIMD4(repeating: pixels[column])).x
      }
      column += 1
    }
  }

  @inline(__always)
  private func blended(_ coverage: SIMD4<UInt32>, over below: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let color = SIMD4<UInt32>(repeating: color)
    let even = mixed(coverage & 0xFF_00FF, color & 0xFF_00FF, below & 0xFF_00FF)
    let odd = mixed(coverage &>> 8 & 0xFF_00FF, color &>> 8 & 0xFF_00FF, below &>> 8 & 0xFF_00FF)
    return even | odd &<< 8
  }

  /// Mixes two components of each pixel, 16 bits apart.
  @inline(__always)
  private func mixed(_ coverage: SIMD4<UInt32>, _ color: SIMD4<UInt32>, _ below: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let share = SubpixelBlending.divided(unsafeBitCast(coverage, to: SIMD8<UInt16>.self) &* alpha)
    let added = SubpixelBlending.divided(unsafeBitCast(color, to: SIMD8<UInt16>.self) &* share)
    let kept = SubpixelBlending.divided(unsafeBitCast(below, to: SIMD8<UInt16>.self) &* (255 &- share))
    return unsafeBitCast(added &+ kept, to: SIMD4<UInt32>.self)
  }

  /// The quotients by 255, rounded down, of products of two bytes.
  @inline(__always)
  private static func divided(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> {
    (products &+ 1 &+ (products &>> 8)) &>> 8
  }
}
