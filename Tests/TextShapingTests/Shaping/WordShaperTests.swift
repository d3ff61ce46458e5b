import Geometry
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct WordShaperTests {
  let fonts: FontLibrary
  private let context = ShapingContext(.latin)

  init() throws { fonts = try SharedFonts.library.get() }

  private func font(_ family: String? = nil, weight: Int = 400) throws -> SizedFont {
    let face = fonts.chain(for: ResolvedFont(family: family, size: 15, weight: weight)).primary
    return try #require(fonts.sizedFont(face, size: PixelSizeOfEm(15)))
  }

  private func glyphs(of text: String, _ font: SizedFont, _ shaper: WordShaper) -> [[Int]] {
    var glyphs: [[Int]] = []
    shaper.forEachGlyph(of: text, in: font, context) {
      glyphs.append([Int($0.index), Int($0.x), Int($0.y), Int($0.advance)])
    }
    return glyphs
  }

  private func wholeGlyphs(of text: String, _ font: SizedFont) -> [[Int]] {
    zip(font.shape(text, context).glyphs, font.shape(text, context).positions).map {
      [Int($0.codepoint), Int($1.x_offset), -Int($1.y_offset), Int($1.x_advance)]
    }
  }

  private static let texts = [
    "", " ", "one", "two words", "  many   spaces  around  ", "A - B", "a - b", "12 x 34, and then 5 x 6",
    "(A) [B] {C} <D>",
    "AVATAR To Wa. fi ffl office", "x x x x x x x x x x x x x x",
    "every row has a title, a subtitle and a line below - always",
    "the last word is long: incomprehensibilities x", "words before Ünïcödé and words behind it, quite a few of them",
    "滚动 and scrolling", "e\u{301}\u{302} and more of the same",
  ]

  @Test(arguments: [nil, "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"] as [String?], [400, 700])
  func shapingByWordsGivesTheGlyphsOfTheWholeText(family: String?, weight: Int) throws {
    let font = try font(family, weight: weight)
    let shaper = WordShaper()
    for _ in 0..<2 {
      for text in Self.texts {
        #expect(glyphs(of: text, font, shaper) == wholeGlyphs(of: text, font), "\(text)")
      }
    }
  }

  @Test func cachedWordsAreNotShapedAgain() throws {
    let font = try font("DejaVu Sans")
    let shaper = WordShaper()
    _ = glyphs(of: "the rows of a list scroll under the bar", font, shaper)
    #expect(shaper.shapedWords == 9)
    _ = glyphs(of: "the list of rows under a bar", font, shaper)
    #expect(shaper.shapedWords == 9)
    _ = glyphs(of: "the list of cards under a bar", font, shaper)
    #expect(shaper.shapedWords == 10)
  }

  @Test func scriptsAndLanguagesAreCachedApart() throws {
    let font = try font("DejaVu Sans")
    let shaper = WordShaper()
    for context in [context, ShapingContext(.cyrillic), ShapingContext(.latin, direction: .rightToLeft)] {
      for _ in 0..<2 { shaper.forEachGlyph(of: "To", in: font, context) { _ in } }
    }
    shaper.forEachGlyph(of: "To", in: font, ShapingContext(.latin, language: ShapingLanguage(tag: "tr"))) { _ in }
    #expect(shaper.shapedWords == 4)
  }

  @Test func rightToLeftTextIsShapedAsAWhole() throws {
    let font = try font("DejaVu Sans")
    let shaper = WordShaper()
    shaper.forEachGlyph(of: "the rows of a list", in: font, ShapingContext(.latin, direction: .rightToLeft)) { _ in }
    #expect(shaper.shapedWords == 1)
  }

  @Test func oldWordsAreEvicted() throws {
    let font = try font()
    let shaper = WordShaper(byteLimit: 8 * (WordShaper.overhead + 6 + 6 * MemoryLayout<ShapedGlyph>.stride))
    for number in 0..<40 { _ = glyphs(of: "word\(number)", font, shaper) }
    #expect(shaper.shapedWords == 40)
    _ = glyphs(of: "word39", font, shaper)
    #expect(shaper.shapedWords == 40)
    _ = glyphs(of: "word3", font, shaper)
    #expect(shaper.shapedWords == 41)
  }

  @Test func interNeedsTheContextOfSpacesAroundAHyphen() throws {
    let face = fonts.chain(for: ResolvedFont(family: "Inter", size: 15)).primary
    try #require(face.file.path.contains("Inter"))
    let context = try #require(face.spaceContext)
    #expect(context.isSensitive(UInt8(ascii: "-")) && context.isSensitive(UInt8(ascii: "x")))
    #expect(!context.isSensitive(UInt8(ascii: "a")) && !context.isSensitive(UInt8(ascii: ",")))
  }
}
