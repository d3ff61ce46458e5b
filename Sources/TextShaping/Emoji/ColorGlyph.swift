import Graphics

/// A glyph of a `ColorFace` at one size. It is placed at whole pixels, so that it is drawn once for a size and stays sharp.
package struct ColorGlyph {
  /// The pixels relative to the pen and the baseline.
  let frame: PixelRect
  /// `0xAARRGGBB` with straight alpha, row by row.
  let pixels: [UInt32]

  static let empty = ColorGlyph(frame: PixelRect(x: 0, y: 0, width: 0, height: 0), pixels: [])

  private init(frame: PixelRect, pixels: [UInt32]) {
    self.frame = frame
    self.pixels = pixels
  }

  /// Scales a bitmap whose upper left corner is `left` pixels behind the pen and `top` pixels above the baseline.
  init(_ bitmap: ColorBitmap, left: Int32, top: Int32, scale: CGFloat) {
    let width = max(1, Int((CGFloat(bitmap.width) * scale).rounded()))
    let height = max(1, Int((CGFloat(bitmap.height) * scale).rounded()))
    let (x, y) = ((CGFloat(left) * scale).rounded(), (-CGFloat(top) * scale).rounded())
    self.init(
      frame: PixelRect(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height)),
      pixels: bitmap.scaled(width: width, height: height).straightPixels())
  }

  /// Memory of the pixels, in bytes.
  var byteCount: Int { pixels.count * 4 }
}

/// The cached glyphs of color fonts: a `GenerationalCache`.
@MainActor package final class ColorGlyphCache {
  /// The number of glyphs that were scaled.
  package private(set) var drawnGlyphs = 0
  private var glyphs: GenerationalCache<Key, ColorGlyph>

  private struct Key: Hashable {
    var face: UInt64
    var glyph: UInt32
    var size: PixelSizeOfEm
  }

  /// A cache of at most `byteLimit` bytes.
  package init(byteLimit: Int = 4 << 20) { glyphs = GenerationalCache(byteLimit: byteLimit) }

  /// Memory of the pixels, in bytes.
  package var byteCount: Int { glyphs.byteCount }

  /// Removes the glyphs that were not used since the last call.
  func removeUnused() { glyphs.removeUnused() }

  /// A `ColorGlyph` at a size. A glyph that needs more than half of the memory is not cached.
  package func glyph(_ glyph: UInt32, of face: ColorFace, size: PixelSizeOfEm) -> ColorGlyph {
    let key = Key(face: face.serial, glyph: glyph, size: size)
    if let cached = glyphs.value(for: key) { return cached }
    drawnGlyphs += 1
    let drawn = face.draw(glyph, size: size)
    glyphs.insert(drawn, bytes: drawn.byteCount, for: key)
    return drawn
  }
}
