/// The masks of glyphs that were drawn before: FreeType draws a glyph once for each 64th of a pixel at which it stands.
///
/// Bounded as `WidthCache` is: when the young half is full it becomes the old half, and what was the old half goes; what is found
/// in the old half moves to the young one. Halves are changed between texts only, so that masks stay where they are while a text is
/// put together.
@MainActor final class GlyphCache {
  /// Glyphs that FreeType has drawn.
  private(set) var drawnGlyphs = 0
  private var young = GlyphTable()
  private var old = GlyphTable()
  private let byteLimit: Int

  /// About `byteLimit` bytes.
  init(byteLimit: Int = 8 << 20) { self.byteLimit = byteLimit }

  isolated deinit {
    young.removeAll()
    old.removeAll()
  }

  /// Memory of the masks, in bytes.
  var byteCount: Int { young.byteCount + old.byteCount }

  /// Lets masks go that were not used lately. Masks that were got before must not be used after.
  func makeRoom() {
    guard young.byteCount + young.count * GlyphCache.overhead > byteLimit / 2 else { return }
    old.removeAll()
    swap(&young, &old)
  }

  /// The mask of a glyph that stands `phase` 64ths of a pixel behind the left edge of one.
  func mask(of glyph: UInt32, phase: Int, in font: SizedFont) -> GlyphMask {
    let key = GlyphKey(font: font.serial, glyph: glyph, phase: phase)
    if let mask = young[key] { return mask }
    let mask: GlyphMask
    if let known = old[key] {
      mask = known
      old.disown(key)
    } else {
      mask = font.drawMask(of: glyph, phase: phase)
      drawnGlyphs += 1
    }
    young.insert(mask, for: key)
    return mask
  }

  /// What a mask takes besides its pixels: its place in the table, and the allocator's due.
  private static let overhead = 96
}
