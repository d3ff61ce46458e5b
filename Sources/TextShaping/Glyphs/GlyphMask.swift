import CHarfBuzz

/// The coverage of a glyph, 0…255 for each pixel, in memory that the owner gives back with `free()`.
package struct GlyphMask {
  /// The distance in pixels from the pen's pixel to the left column.
  let left: Int
  /// The distance in pixels from the baseline up to the upper edge.
  let top: Int
  package let width: Int
  let height: Int
  /// Bytes from one row to the next: the width, padded with zeros to a multiple of 8, so that rows are joined eight pixels at a
  /// time.
  let stride: Int
  /// Nil for an invisible glyph such as a space.
  package let bytes: UnsafeMutableRawPointer?

  static var empty: GlyphMask { GlyphMask(left: 0, top: 0, width: 0, height: 0) }

  private init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    stride = (width + 7) & ~7
    bytes = width > 0 && height > 0 ? .allocate(byteCount: stride * height, alignment: 8) : nil
  }

  /// Copies a bitmap of FreeType. Bitmaps that are not gray give an empty mask.
  init(_ bitmap: FT_Bitmap, left: Int32, top: Int32) {
    guard bitmap.pixel_mode == FT_PIXEL_MODE_GRAY.rawValue, let source = bitmap.buffer else {
      self = .empty
      return
    }
    self.init(left: Int(left), top: Int(top), width: Int(bitmap.width), height: Int(bitmap.rows))
    guard let bytes else { return }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
    for row in 0..<height {
      (bytes + row * stride).copyMemory(from: source + row * Int(bitmap.pitch), byteCount: width)
    }
  }

  /// Deallocates the memory; the mask must not be used afterwards.
  package func free() { bytes?.deallocate() }

  package var byteCount: Int { stride * height }
}
