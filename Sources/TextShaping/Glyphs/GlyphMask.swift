import CHarfBuzz
import Graphics

/// The coverage of a glyph, 0…255 for each pixel or a pixel of `SubpixelMask`, in memory that the owner gives back with `free()`.
package struct GlyphMask {
  /// The distance in pixels from the pen's pixel to the left column.
  let left: Int
  /// The distance in pixels from the baseline up to the upper edge.
  let top: Int
  package let width: Int
  let height: Int
  /// Bytes from one row to the next: those of the width, padded with zeros to a multiple of 8, so that rows are joined eight bytes at a
  /// time.
  let stride: Int
  /// Nil for an invisible glyph such as a space.
  package let bytes: UnsafeMutableRawPointer?

  static var empty: GlyphMask { GlyphMask(left: 0, top: 0, width: 0, height: 0) }

  private init(left: Int, top: Int, width: Int, height: Int, bytesPerPixel: Int = 1) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    stride = (width * bytesPerPixel + 7) & ~7
    bytes = width > 0 && height > 0 ? .allocate(byteCount: stride * height, alignment: 8) : nil
  }

  /// Copies a bitmap of FreeType. Bitmaps that are neither gray nor black and white give an empty mask.
  init(_ bitmap: FT_Bitmap, left: Int32, top: Int32) {
    let isGray = bitmap.pixel_mode == FT_PIXEL_MODE_GRAY.rawValue
    guard isGray || bitmap.pixel_mode == FT_PIXEL_MODE_MONO.rawValue, let source = bitmap.buffer else {
      self = .empty
      return
    }
    self.init(left: Int(left), top: Int(top), width: Int(bitmap.width), height: Int(bitmap.rows))
    guard let bytes else { return }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
    for row in 0..<height {
      let line = source + row * Int(bitmap.pitch)
      if isGray {
        (bytes + row * stride).copyMemory(from: line, byteCount: width)
      } else {
        let values = (bytes + row * stride).assumingMemoryBound(to: UInt8.self)
        // Eight pixels a byte, the leftmost in the highest bit.
        for column in 0..<width where line[column >> 3] & 0x80 >> (column & 7) != 0 { values[column] = 255 }
      }
    }
  }

  /// Copies a bitmap of FreeType with three coverages for each pixel, in the order of the stripes. A bitmap of another kind gives an empty mask.
  init(subpixels bitmap: FT_Bitmap, _ order: FontRendering.SubpixelOrder, left: Int32, top: Int32) {
    let mode = order.isVertical ? FT_PIXEL_MODE_LCD_V : FT_PIXEL_MODE_LCD
    guard bitmap.pixel_mode == mode.rawValue, let source = bitmap.buffer else {
      self = .empty
      return
    }
    // The bytes from a stripe to the next, and from a pixel to the next.
    let (pitch, step) = (Int(bitmap.pitch), order.isVertical ? 1 : 3)
    self.init(
      left: Int(left), top: Int(top), width: Int(bitmap.width) / step,
      height: Int(bitmap.rows) / (order.isVertical ? 3 : 1), bytesPerPixel: 4)
    guard let bytes else { return }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
    let stripe = order.isVertical ? pitch : 1
    let isReversed = order == .bgr || order == .vbgr
    for row in 0..<height {
      let line = source + row * pitch * (order.isVertical ? 3 : 1)
      let pixels = (bytes + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let first = line + column * step
        var (red, blue) = (UInt32(first[0]), UInt32(first[2 * stripe]))
        let green = UInt32(first[stripe])
        if isReversed { swap(&red, &blue) }
        pixels[column] = SubpixelMask.withMean(red << 16 | green << 8 | blue)
      }
    }
  }

  /// Deallocates the memory; the mask must not be used afterwards.
  package func free() { bytes?.deallocate() }

  package var byteCount: Int { stride * height }
}
