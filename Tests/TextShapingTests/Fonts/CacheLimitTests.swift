import Geometry
import Graphics
import Testing
import TextShaping
import UnicodeRules

/// The bounds of the caches of fonts and of their results.
@MainActor @Suite struct CacheLimitTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary(report: { _ in }) }

  @Test func openSizesAreBoundedAndAUsedSizeStays() throws {
    let face = library.chain(for: ResolvedFont(size: 12)).primary
    let used = try #require(library.sizedFont(face, size: PixelSizeOfEm(9.5)))
    for pixels in 10..<20 + FontLibrary.maximumSizes {
      #expect(library.sizedFont(face, size: PixelSizeOfEm(CGFloat(pixels))) != nil)
      #expect(library.sizedFont(face, size: PixelSizeOfEm(9.5)) === used)
      #expect(library.sizeCount <= FontLibrary.maximumSizes)
    }
    #expect(library.sizeCount == FontLibrary.maximumSizes)
  }

  @Test func outlinesOfASizeAreBounded() throws {
    let file = library.chain(for: ResolvedFont(size: 12)).primary.file
    let font = try SizedFont(file, size: PixelSizeOfEm(12), fitting: .drawing)
    var largest = 0
    for glyph in 1..<1_000 as Range<UInt32> {
      font.drawMask(of: glyph, phase: 0).free()
      largest = max(largest, font.outlineCount)
    }
    #expect(largest == SizedFont.maximumOutlines && font.outlineCount < largest)
  }

  @Test func choicesOfFallbackFacesAreBounded() {
    let chain = library.chain(for: ResolvedFont(size: 12))
    let unassigned = UInt32(0x40000)..<UInt32(0x40000 + FontChain.maximumChoices)
    for scalar in unassigned.compactMap({ Unicode.Scalar($0) }) {
      #expect(chain.face(for: String(scalar).unicodeScalars, in: .common) == nil)
    }
    #expect(chain.choiceCount == FontChain.maximumChoices)
    #expect(chain.face(for: "\u{50000}".unicodeScalars, in: .common) == nil)
    #expect(chain.choiceCount == 1)
  }

  @Test func facesAndGlyphsOfEmojiAreBounded() throws {
    let fonts = library.colorFonts
    let face = try #require(fonts.face(for: "😀".unicodeScalars))
    let animals = (0x1F400..<0x1F45C as Range<UInt32>).compactMap { Unicode.Scalar($0) }
    var (choices, sequences) = (0, 0)
    for first in animals {
      for second in animals {
        _ = fonts.face(for: "\(first)\(second)".unicodeScalars)
        (choices, sequences) = (max(choices, fonts.choiceCount), max(sequences, face.sequenceCount))
      }
    }
    #expect(choices == ColorFonts.maximumChoices && fonts.choiceCount < choices)
    #expect(sequences == ColorFace.maximumSequences)
  }

  @Test func metricsAreBounded() {
    let engine = FontTextEngine(fonts: library)
    for size in 1...FontTextEngine.maximumMetrics { _ = engine.metrics(of: ResolvedFont(size: CGFloat(size))) }
    #expect(engine.metricsCount == FontTextEngine.maximumMetrics)
    _ = engine.metrics(of: ResolvedFont(size: 0.5))
    #expect(engine.metricsCount == 1)
  }
}
