import Graphics

/// Borrowed memory with pixels of 32 bits, `0xAARRGGBB`: a window's surface, or the pixels of a layer.
///
/// Functions take clips that lie inside of `bounds`. Pixels outside of the clip stay unchanged.
package struct PixelMemory: @unchecked Sendable {
  package let start: UnsafeMutableRawPointer
  /// Bytes from a row to the next row.
  package let pitch: Int
  /// All pixels, from (0, 0).
  package let bounds: PixelRect
  /// True if the pixels are shown: their alpha is ignored. Otherwise alpha is multiplied into the colors.
  package let isOpaque: Bool

  package init(start: UnsafeMutableRawPointer, pitch: Int, width: Int32, height: Int32, isOpaque: Bool) {
    self.start = start
    self.pitch = pitch
    self.isOpaque = isOpaque
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// The pixel at a column and a row, both inside of `bounds`.
  @inline(__always)
  package func pixel(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
    (start + Int(y) * pitch + Int(x) * 4).assumingMemoryBound(to: UInt32.self)
  }

  /// Fills pixels with a color, blended where it is translucent.
  func fill(_ rectangle: PixelRect, clip: PixelRect, _ color: DeviceColor) {
    let area = rectangle.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    for y in area.y..<area.y + area.height { CoverageTable.fill(pixel(area.x, y), count: Int(area.width), with: color) }
  }

  /// Copies the pixels of `area`. Opaque memory gives an alpha of 255.
  package func pixels(in area: PixelRect) -> [UInt32] {
    let opaque: UInt32 = isOpaque ? 0xFF00_0000 : 0
    return [UInt32](unsafeUninitializedCapacity: area.area) { buffer, count in
      for y in area.y..<area.y + area.height {
        let row = pixel(area.x, y)
        for column in 0..<Int(area.width) {
          buffer.initializeElement(at: count, to: row[column] | opaque)
          count += 1
        }
      }
    }
  }

  /// Replaces the pixels of `area` and their alpha.
  func replace(_ area: PixelRect, with pixels: [UInt32]) {
    pixels.withUnsafeBufferPointer { pixels in
      guard var source = pixels.baseAddress else { return }
      for y in area.y..<area.y + area.height {
        pixel(area.x, y).update(from: source, count: Int(area.width))
        source += Int(area.width)
      }
    }
  }
}

extension PixelMemory {
  /// Memory without pixels: the initial target of a `SoftwareRenderer`.
  @MainActor package static let empty = PixelMemory(
    start: .allocate(byteCount: 4, alignment: 4), pitch: 4, width: 0, height: 0, isOpaque: false)
}
