import Geometry
import Graphics
import TTFText
import Testing
import TextShaping

@MainActor @Suite struct TTFTextTests {
  let library: FontLibrary
  let rasterizer: TTFTextRasterizer
  let engine: TTFTextEngine

  init() throws {
    library = try FontLibrary { _ in }
    rasterizer = try TTFTextRasterizer(library: library) { _ in }
    engine = rasterizer.makeEngine(scale: 2)
  }

  nonisolated private static let texts = [
    "Handgloves xyz", "AVATAR, To: fi ffl", "Чайник поёт", "水壶先唱", "سلام عليكم", "שלום", "क्षिति", "สวัสดี", "👍🏽👩‍👩‍👧‍👦", "",
    " ", "e\u{301}\u{302}",
  ]

  @Test(arguments: texts) func widthsEqualThoseOfHarfBuzz(text: String) {
    let reference = FontTextEngine(fonts: library)
    for weight in [400, 700] {
      let font = ResolvedFont(size: 20, weight: weight)
      let (own, other) = (engine.width(of: text[...], font: font), reference.width(of: text[...], font: font))
      // SDL2_ttf counts whole pixels of 1024 an em, and the reach of the first and last glyph beyond their advance.
      #expect(abs(own - other) <= 0.2 + other * 0.02, "\(text): \(own), HarfBuzz \(other)")
    }
  }

  @Test func aSoftHyphenHasNoWidthAndItsHyphenIsThatOfTheFont() {
    let font = ResolvedFont(size: 20)
    func width(_ text: Substring) -> CGFloat { engine.width(of: text, font: font) }
    #expect(abs(width("exam\u{AD}ple") - width("example")) <= 0.4)
    #expect(engine.hyphen(of: font) == "\u{2010}")
    #expect(width("exam\u{2010}") > width("exam") + 2)
  }

  @Test func metricsAreWholePixelsOfTheSameFont() {
    let (own, other) = (
      engine.metrics(of: ResolvedFont(size: 17)),
      FontTextEngine(fonts: library, scale: 2).metrics(of: ResolvedFont(size: 17))
    )
    for length in [own.ascent, own.descent, own.leading] { #expect((length * 2).rounded() == length * 2) }
    #expect(abs(own.ascent - other.ascent) <= 0.5 && abs(own.descent - other.descent) <= 0.5)
  }

  @Test(arguments: ["\u{0}", "a\u{0}b", "\t\n\u{7F}", "\u{202E}", "\u{FFFD}", "\u{10FFFF}", "\u{200D}\u{200D}"])
  func hostileTextHasAFiniteWidthAndAPicture(text: String) {
    let width = engine.width(of: text[...], font: ResolvedFont(size: 17))
    #expect(width.isFinite && width >= 0)
    for tile in tiles(text) { _ = tile.picture() }
  }

  @Test func aHundredThousandCharactersAreMeasuredAndCutIntoTiles() {
    let text = String(repeating: "scroll ", count: 14_000)
    #expect(engine.width(of: text[...], font: ResolvedFont(size: 17)) > 100_000)
    let tiles = tiles(text)
    #expect(tiles.count > 100 && tiles.allSatisfy { $0.advance <= 8192 })
    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.x + $0.advance - $1.x <= 2 })
  }

  @Test func theTilesOfARightToLeftRunGoFromRightToLeft() {
    let tiles = tiles("שלום 你好", direction: .rightToLeft)
    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.x <= $1.x })
    #expect(tiles.count >= 2)
  }

  @Test func emojiKeepTheirColors() throws {
    let pictures = tiles("a🍊").compactMap { $0.picture() }
    #expect(pictures.contains { if case .colors = $0 { true } else { false } })
    #expect(pictures.contains { if case .coverage = $0 { true } else { false } })
  }

  @Test func aMissingFileIsReportedOnce() throws {
    var reports: [String] = []
    let cache = try TTFFontCache { reports.append($0) }
    for _ in 0..<3 { #expect(cache.ruler(FontFile(path: "/no/such/font.ttf")) == nil) }
    #expect(reports.count == 1 && reports[0].contains("/no/such/font.ttf"))
  }

  @Test func openFontsAndMetricsAreBounded() throws {
    let cache = try TTFFontCache { _ in }
    let file = library.file(of: ResolvedFont(size: 17))
    for size in 10..<10 + TTFFontCache.maximumFonts {
      #expect(cache.font(file, size: PixelSizeOfEm(CGFloat(size))) != nil)
    }
    #expect(cache.fontCount == TTFFontCache.maximumFonts)
    #expect(cache.ruler(file) != nil && cache.fontCount == 1)
    for size in 1...TTFTextEngine.maximumMetrics { _ = engine.metrics(of: ResolvedFont(size: CGFloat(size))) }
    #expect(engine.metricsCount == TTFTextEngine.maximumMetrics)
    _ = engine.metrics(of: ResolvedFont(size: 0.5))
    #expect(engine.metricsCount == 1)
  }

  private func tiles(_ text: String, direction: LayoutDirection = .leftToRight) -> [any TextTile] {
    let font = ResolvedFont(size: 17)
    let run = TextRun(
      text: text, font: font, width: engine.width(of: text[...], font: font), metrics: engine.metrics(of: font),
      direction: direction)
    return rasterizer.tiles(of: run, size: PixelSizeOfEm(34))
  }
}
