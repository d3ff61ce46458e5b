import Graphics

/// A glyph of a `ColorFace` at one size. It is placed at whole pixels, so that it is drawn once for a size and stays sharp.
struct ColorGlyph {
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

/// The cached glyphs of color fonts, bounded as `GlyphCache` is.
@MainActor final class ColorGlyphCache {
  /// The number of glyphs that were scaled.
  private(set) var drawnGlyphs = 0
  private var young: [Key: ColorGlyph] = [:]
  private var old: [Key: ColorGlyph] = [:]
  private var youngBytes = 0
  private var oldBytes = 0
  private let byteLimit: Int

  private struct Key: Hashable {
    var face: UInt64
    var glyph: UInt32
    var size: PixelSizeOfEm
  }

  /// A cache of at most `byteLimit` bytes.
  init(byteLimit: Int = 4 << 20) { self.byteLimit = byteLimit }

  /// Memory of the pixels, in bytes.
  var byteCount: Int { youngBytes + oldBytes }

  /// A `ColorGlyph` at a size. A glyph that needs more than half of the memory is not cached.
  func glyph(_ glyph: UInt32, of face: ColorFace, size: PixelSizeOfEm) -> ColorGlyph {
    let key = Key(face: face.serial, glyph: glyph, size: size)
    if let known = young[key] { return known }
    if let known = old.removeValue(forKey: key) {
      oldBytes -= known.byteCount
      insert(known, for: key)
      return known
    }
    drawnGlyphs += 1
    let drawn = face.draw(glyph, size: size)
    insert(drawn, for: key)
    return drawn
  }

  private func insert(_ glyph: ColorGlyph, for key: Key) {
    guard glyph.byteCount <= byteLimit / 2 else { return }
    if youngBytes + glyph.byteCount > byteLimit / 2 {
      (old, oldBytes) = (young, youngBytes)
      (young, youngBytes) = ([:], 0)
    }
    young[key] = glyph
    youngBytes += glyph.byteCount
  }
}
