import Graphics

/// Composes the `CoverageMask` or `SubpixelMask` of a text from cached `GlyphMask` values at the positions of HarfBuzz.
@MainActor package final class GlyphComposer {
  private let glyphs: GlyphCache
  private let words: WordShaper
  /// The masks of the current text; a property to keep its memory.
  private var placed: [PlacedMask] = []

  package init(glyphs: GlyphCache, words: WordShaper) {
    self.glyphs = glyphs
    self.words = words
  }

  /// The coverage of `text` in a single font; nil if it marks no pixel. The pen starts at `phase` 64ths of a pixel.
  package func coverage(of text: String, _ context: ShapingContext, font: SizedFont, phase: Int = 0) -> CoverageMask? {
    place(text, context, font: font, phase: phase, hasSubpixels: false)
    guard let frame = placedFrame else { return nil }
    var coverage = CoverageMask(glyphsIn: frame)
    coverage.add(placed)
    return font.emboldening > 0 ? coverage.emboldened(by: Double(font.emboldening)) : coverage
  }

  /// The same as `coverage(of:_:font:phase:)`, with a coverage for each stripe of a pixel.
  package func subpixels(of text: String, _ context: ShapingContext, font: SizedFont, phase: Int = 0) -> SubpixelMask? {
    guard font.rendering.hasSubpixels else {
      return coverage(of: text, context, font: font, phase: phase).map { SubpixelMask($0) }
    }
    place(text, context, font: font, phase: phase, hasSubpixels: true)
    guard let frame = placedFrame else { return nil }
    var mask = SubpixelMask(glyphsIn: frame)
    mask.add(placed)
    return font.emboldening > 0 ? mask.emboldened(by: Double(font.emboldening), font.rendering.subpixelOrder) : mask
  }

  /// The pixels of `placed`; nil if it is empty.
  private var placedFrame: PixelRect? {
    guard let first = placed.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for item in placed {
      (left, top) = (min(left, item.x), min(top, item.y))
      (right, bottom) = (max(right, item.x + item.mask.width), max(bottom, item.y + item.mask.height))
    }
    return PixelRect(
      x: Int32(clamping: left), y: Int32(clamping: top), width: Int32(clamping: right - left),
      height: Int32(clamping: bottom - top))
  }

  /// Finds the mask and the pixel of each visible glyph.
  private func place(
    _ text: String, _ context: ShapingContext, font: SizedFont, phase: Int, hasSubpixels: Bool
  ) {
    let isAntialiased = font.rendering.isAntialiased
    glyphs.makeRoom()
    placed.removeAll(keepingCapacity: true)
    var pen = phase
    words.forEachGlyph(of: text, in: font, context) { glyph in
      var x = pen + Int(glyph.x)
      if !isAntialiased { x = (x + 32) & ~63 }
      pen += Int(glyph.advance)
      let mask = glyphs.mask(of: glyph.index, phase: x & 63, in: font, hasSubpixels: hasSubpixels)
      if mask.bytes == nil { return }
      placed.append(PlacedMask(mask: mask, x: (x >> 6) + mask.left, y: Int(glyph.y >> 6) - mask.top))
    }
  }
}
