/// The effect of a color on a pixel, for each coverage: the added components, and the remaining share of the pixel.
///
/// The arithmetic is that of SDL 2 for a white texture with color modulation, every division rounded down, so that
/// `SoftwareRenderer` and `TextureRenderer` agree.
///
/// A table never changes after its creation.
package final class CoverageTable: @unchecked Sendable {
  let color: DeviceColor
  /// An entry for each coverage of 0…255: in the upper half the remaining share of the pixel in 255ths, twice; in the lower half
  /// the added components.
  private let entries: UnsafeMutablePointer<UInt64>

  init(_ color: DeviceColor) {
    self.color = color
    entries = .allocate(capacity: 256)
    for coverage in 0..<256 { entries[coverage] = CoverageTable.entry(of: color, coverage: UInt32(coverage)) }
  }

  @inline(__always)
  private static func entry(of color: DeviceColor, coverage: UInt32) -> UInt64 {
    let alpha = coverage * UInt32(color.alpha) / 255
    func share(_ component: UInt8) -> UInt32 { UInt32(component) * alpha / 255 }
    let added = alpha << 24 | share(color.red) << 16 | share(color.green) << 8 | share(color.blue)
    return UInt64((255 - alpha) << 16 | (255 - alpha)) << 32 | UInt64(added)
  }

  deinit { entries.deallocate() }

  /// Blends the color over `count` pixels in a row, by the bytes at `coverage`.
  func blend(_ coverage: UnsafeRawPointer, over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let values = coverage.assumingMemoryBound(to: UInt8.self)
    var column = 0
    // Fast paths for 8 empty or 8 full pixels: most of a text's box is empty, and most of a large shape is full.
    while column + 8 <= count {
      switch coverage.loadUnaligned(fromByteOffset: column, as: UInt64.self) {
      case 0: column += 8
      case .max:
        let start = column
        repeat {
          column += 8
        } while column + 8 <= count
          && coverage.loadUnaligned(fromByteOffset: column, as: UInt64.self) == .max
        CoverageTable.fill(pixels + start, count: column - start, entries[255])
      default:
        blendFour(values + column, over: pixels + column)
        blendFour(values + column + 4, over: pixels + column + 4)
        column += 8
      }
    }
    while column < count {
      blend(values[column], over: &pixels[column])
      column += 1
    }
  }

  /// Blends a color over `count` pixels.
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with color: DeviceColor) {
    fill(pixels, count: count, entry(of: color, coverage: 255))
  }

  /// Replaces `count` pixels, sixteen at a time.
  private static func replace(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, by pixel: UInt32) {
    let raw = UnsafeMutableRawPointer(pixels)
    let sixteen = SIMD16(repeating: pixel)
    var column = 0
    while column + 16 <= count {
      raw.storeBytes(of: sixteen, toByteOffset: 4 * column, as: SIMD16<UInt32>.self)
      column += 16
    }
    while column < count {
      pixels[column] = pixel
      column += 1
    }
  }

  private static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ entry: UInt64) {
    let (left, added) = (UInt32(truncatingIfNeeded: entry &>> 32), UInt32(truncatingIfNeeded: entry))
    if left == 0 { return replace(pixels, count: count, by: added) }
    let raw = UnsafeMutableRawPointer(pixels)
    var column = 0
    while column + 4 <= count {
      let four = raw.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      let blended = CoverageTable.kept(four, left: SIMD4(repeating: left)) &+ added
      raw.storeBytes(of: blended, toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
      column += 4
    }
    while column < count {
      pixels[column] = CoverageTable.kept(SIMD4(repeating: pixels[column]), left: SIMD4(repeating: left)).x &+ added
      column += 1
    }
  }

  /// Blends the color over four pixels.
  @inline(__always)
  private func blendFour(_ coverage: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt32>) {
    let entries = SIMD4(
      entries[Int(coverage[0])], entries[Int(coverage[1])], entries[Int(coverage[2])], entries[Int(coverage[3])])
    let parts = unsafeBitCast(entries, to: SIMD8<UInt32>.self)
    let raw = UnsafeMutableRawPointer(pixels)
    let kept = CoverageTable.kept(raw.loadUnaligned(as: SIMD4<UInt32>.self), left: parts.oddHalf)
    raw.storeBytes(of: kept &+ parts.evenHalf, as: SIMD4<UInt32>.self)
  }

  /// The components of four pixels times the remaining shares in 255ths, twice in 32 bits. (x + 1 + x / 256) / 256 equals x / 255
  /// for all products of two bytes.
  @inline(__always)
  private static func kept(_ four: SIMD4<UInt32>, left: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let factors = unsafeBitCast(left, to: SIMD8<UInt16>.self)
    let outer = unsafeBitCast(four & 0xFF_00FF, to: SIMD8<UInt16>.self) &* factors
    let inner = unsafeBitCast((four &>> 8) & 0xFF_00FF, to: SIMD8<UInt16>.self) &* factors
    let low = unsafeBitCast((outer &+ 1 &+ (outer &>> 8)) &>> 8, to: SIMD4<UInt32>.self)
    let high = unsafeBitCast(inner &+ 1 &+ (inner &>> 8), to: SIMD4<UInt32>.self) & 0xFF00_FF00
    return low | high
  }

  @inline(__always)
  private func blend(_ coverage: UInt8, over pixel: inout UInt32) {
    let entry = entries[Int(coverage)]
    let kept = CoverageTable.kept(
      SIMD4(repeating: pixel), left: SIMD4(repeating: UInt32(truncatingIfNeeded: entry &>> 32)))
    pixel = kept.x &+ UInt32(truncatingIfNeeded: entry)
  }
}
