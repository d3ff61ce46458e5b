import Graphics
import Testing
import TextShaping

@MainActor @Suite struct MissingGlyphTests {
  private func ink(_ glyph: MissingGlyph, _ pixels: CGFloat) -> (total: Int, inside: Int, frame: PixelRect) {
    let mask = glyph.coverage(size: PixelSizeOfEm(pixels))
    let border = max(1, Int(pixels) / 24)
    var (total, inside) = (0, 0)
    let (width, height) = (Int(mask.frame.width), Int(mask.frame.height))
    for row in 0..<height {
      for column in 0..<width where mask.values[row * mask.stride + column] > 0 {
        total += 1
        if (border..<width - border).contains(column), (border..<height - border).contains(row) { inside += 1 }
      }
    }
    return (total, inside, mask.frame)
  }

  @Test func aSmallBoxIsEmptyAndALargerOneHoldsTheCode() {
    #expect(ink(MissingGlyph(scalar: "\u{E000}"), 12).inside == 0)
    // E, 0, 0, 0: 10 + 3 · 12 cells.
    #expect(ink(MissingGlyph(scalar: "\u{E000}"), 13).inside == 10 + 3 * 12)
    #expect(ink(MissingGlyph(scalar: "\u{E000}"), 26).inside == 4 * (10 + 3 * 12))
    // 1, 0, F, F, F, D.
    #expect(ink(MissingGlyph(scalar: "\u{10FFFD}"), 13).inside == 8 + 12 + 3 * 8 + 10)
  }

  @Test(arguments: [6, 9, 12, 13, 17, 26, 40, 100] as [CGFloat])
  func theBoxLiesWithinItsAdvance(pixels: CGFloat) {
    for scalar in ["\u{E000}", "\u{10FFFD}"] as [Unicode.Scalar] {
      let glyph = MissingGlyph(scalar: scalar)
      let frame = ink(glyph, pixels).frame
      #expect(frame.x >= 0 && CGFloat(frame.x + frame.width) <= (glyph.advance * pixels).rounded(.up))
      #expect(frame.y < 0 && frame.y + frame.height > 0)
    }
  }

  @Test func aMissingCharacterIsOneBoxInItsRun() throws {
    let library = try SharedFonts.library.get()
    let engine = FontTextEngine(fonts: library)
    let font = ResolvedFont(size: 20)
    let width = engine.width(of: "\u{10FFFD}\u{301}", font: font)
    #expect(width == 26)
    let run = TextRun(text: "\u{10FFFD}\u{301}", font: font, width: width, metrics: engine.metrics(of: font))
    let tile = try #require(library.tiles(of: run, size: PixelSizeOfEm(20)).first)
    #expect(tile.picture() == .coverage(MissingGlyph(scalar: "\u{10FFFD}").coverage(size: PixelSizeOfEm(20))))
  }
}
