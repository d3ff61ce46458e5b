/// The cached masks of glyphs: FreeType draws a glyph once for each 64th of a pixel at which it occurs.
///
/// The cache has the generations of `GenerationalCache`. They change in `makeRoom()` and `removeUnused()` alone, so that masks stay valid
/// while a text is composed.
@MainActor package final class GlyphCache {
  /// The number of glyphs that FreeType has drawn.
  package private(set) var drawnGlyphs = 0
  private var young = GlyphTable()
  private var old = GlyphTable()
  private let byteLimit: Int

  /// A cache of about `byteLimit` bytes.
  package init(byteLimit: Int = 8 << 20) { self.byteLimit = byteLimit }

  isolated deinit {
    young.removeAll()
    old.removeAll()
  }

  /// Memory of the masks, in bytes.
  package var byteCount: Int { young.byteCount + old.byteCount }

  /// Removes masks that were not used lately. Invalidates all masks that were returned before.
  package func makeRoom() {
    if young.byteCount + young.count * GlyphCache.overhead > byteLimit / 2 { removeUnused() }
  }

  /// Removes the masks that were not used since the last call. Invalidates all masks that were returned before.
  func removeUnused() {
    old.removeAll()
    swap(&young, &old)
  }

  /// The mask of a glyph with its origin `phase` 64ths of a pixel behind the left edge of a pixel; `hasSubpixels` is that of
  /// `SizedFont.drawMask(of:phase:hasSubpixels:)`.
  package func mask(of glyph: UInt32, phase: Int, in font: SizedFont, hasSubpixels: Bool = false) -> GlyphMask {
    let key = GlyphKey(font: font.serial, glyph: glyph, phase: phase, hasSubpixels: hasSubpixels)
    if let mask = young[key] { return mask }
    let mask: GlyphMask
    if let cached = old[key] {
      mask = cached
      old.disown(key)
    } else {
      mask = font.drawMask(of: glyph, phase: phase, hasSubpixels: hasSubpixels)
      drawnGlyphs += 1
    }
    young.insert(mask, for: key)
    return mask
  }

  /// The memory of a mask besides its pixels, in bytes: its entry in the table, and the allocator's overhead.
  private static let overhead = 96
}
