import Geometry
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct GlyphCacheTests {
  let font: SizedFont

  init() throws {
    let fonts = try SharedFonts.library.get()
    font = try #require(
      fonts.sizedFont(fonts.chain(for: ResolvedFont(size: 17)).primary, size: PixelSizeOfEm(17)))
  }

  private func bytes(of mask: GlyphMask) -> [UInt8] {
    guard let bytes = mask.bytes else { return [] }
    return (0..<mask.byteCount).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
  }

  @Test func aGlyphIsRasterizedOncePerPhase() {
    let cache = GlyphCache()
    let glyph = font.shape("g", ShapingContext(.latin)).glyphs[0].codepoint
    let first = bytes(of: cache.mask(of: glyph, phase: 0, in: font))
    #expect(first.contains { $0 > 200 } && cache.drawnGlyphs == 1)
    #expect(bytes(of: cache.mask(of: glyph, phase: 0, in: font)) == first && cache.drawnGlyphs == 1)
    #expect(bytes(of: cache.mask(of: glyph, phase: 32, in: font)) != first && cache.drawnGlyphs == 2)
  }

  @Test func theCacheIsBoundedAndKeepsUsedGlyphs() {
    let cache = GlyphCache(byteLimit: 64 << 10)
    let often = font.shape("e", ShapingContext(.latin)).glyphs[0].codepoint
    let expected = bytes(of: cache.mask(of: often, phase: 5, in: font))
    for scalar in 0x41..<0x200 as Range<UInt32> {
      let glyph = font.shape(String(Unicode.Scalar(scalar)!), ShapingContext(.latin)).glyphs[0].codepoint
      for phase in 0..<4 {
        cache.makeRoom()
        _ = cache.mask(of: glyph, phase: phase, in: font)
        #expect(bytes(of: cache.mask(of: often, phase: 5, in: font)) == expected)
        #expect(cache.byteCount <= 64 << 10)
      }
    }
    let drawn = cache.drawnGlyphs
    #expect(drawn > 1000)
    _ = cache.mask(of: often, phase: 5, in: font)
    #expect(cache.drawnGlyphs == drawn)
  }

  @Test func theTableFindsItsEntriesAfterEveryGrowth() {
    var table = GlyphTable()
    func key(_ number: Int) -> GlyphKey {
      GlyphKey(font: UInt64(1 + number % 3), glyph: UInt32(number / 3), phase: number % 64)
    }
    for number in 0..<5_000 {
      #expect(table[key(number)] == nil)
      table.insert(font.drawMask(of: UInt32(number % 40), phase: 0), for: key(number))
    }
    #expect(table.count == 5_000)
    #expect((0..<5_000).allSatisfy { table[key($0)]?.width == table[key($0 + ($0 < 2_500 ? 2_400 : -2_400))]?.width })
    table.removeAll()
    #expect(table.count == 0 && table.byteCount == 0 && table[key(17)] == nil)
  }
}
