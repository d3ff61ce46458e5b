import CFontconfig
import Geometry
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct EmojiTests {
  let fonts: FontLibrary
  let engine: FontTextEngine

  init() throws {
    fonts = try SharedFonts.library.get()
    engine = FontTextEngine(fonts: fonts)
  }

  private func run(_ text: String, size: CGFloat = 20, weight: Int = 400, isItalic: Bool = false) -> TextRun {
    let font = ResolvedFont(size: size, weight: weight, isItalic: isItalic)
    return TextRun(
      text: text, font: font, width: engine.width(of: text[...], font: font), metrics: engine.metrics(of: font))
  }

  private func picture(_ run: TextRun) throws -> (frame: PixelRect, pixels: [UInt32]) {
    let tiles = fonts.tiles(of: run, size: PixelSizeOfEm(run.font.size))
    try #require(tiles.count == 1)
    guard case .colors(let frame, let pixels) = tiles[0].picture() else { throw FontError.noMemory }
    return (frame, pixels)
  }

  private nonisolated static let sequences = [
    "😀", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "👩🏾‍🚀",
  ]

  @Test(arguments: sequences)
  func aSequenceIsOneGlyphWithTheWidthOfOneEmoji(text: String) throws {
    let face = try #require(fonts.colorFonts.face(for: text.unicodeScalars))
    var count = 0
    face.forEachGlyph(of: text) { _, x in
      count += 1
      #expect(x == 0)
    }
    #expect(count == 1)
    #expect(run(text).width == run("😀").width && run(text).width > 20)
    let carets = engine.caretOffsets(in: text[...], font: ResolvedFont(size: 20), direction: .rightToLeft)
    #expect(carets == [run(text).width, 0])
  }

  @Test func presentationDecidesAboutColor() throws {
    func isColored(_ text: String) -> Bool {
      TextSegmenter(chain: fonts.chain(for: ResolvedFont(size: 20))).segments(of: text).allSatisfy(\.isColored)
    }
    #expect(isColored("😀") && isColored("☎\u{FE0F}") && isColored("❤️"))
    #expect(!isColored("☎") && !isColored("☎\u{FE0E}") && !isColored("😀\u{FE0E}") && !isColored("1") && !isColored("©"))
  }

  @Test func tilesAreCutWhereEmojiBeginAndEnd() {
    let tiles = fonts.tiles(of: run("ab 😀👍🏽 cd"), size: PixelSizeOfEm(20))
    let kinds = tiles.map { tile in
      if case .colors = tile.picture() { return "colors" }
      return "coverage"
    }
    #expect(kinds == ["coverage", "colors", "coverage"])
    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func weightAndSlantDoNotChangeEmoji() throws {
    let (plain, bold) = (try picture(run("😀")), try picture(run("😀", weight: 700, isItalic: true)))
    #expect(plain.frame == bold.frame && plain.pixels == bold.pixels)
  }

  @Test func theHeightOfAnEmojiIsThatOfItsLine() throws {
    for size in [13, 17, 34] as [CGFloat] {
      let run = run("😀", size: size)
      let frame = try picture(run).frame
      #expect(CGFloat(-frame.y) <= run.metrics.ascent.rounded(.up) + 1)
      #expect(CGFloat(frame.y + frame.height) <= run.metrics.descent + 2)
      #expect(CGFloat(frame.height) > size)
      #expect(frame.x >= 0 && CGFloat(frame.x + frame.width) <= run.width.rounded(.up) + 1)
    }
  }

  /// The greatest difference of neighbors in a row, among opaque pixels.
  private func steepest(_ width: Int, _ pixels: [UInt32]) -> Int {
    var steepest = 0
    for index in pixels.indices where index % width > 0 {
      let (left, right) = (pixels[index - 1], pixels[index])
      guard left >> 24 == 255, right >> 24 == 255 else { continue }
      steepest = max(steepest, abs(Int(left >> 8 & 255) - Int(right >> 8 & 255)))
    }
    return steepest
  }

  @Test(arguments: [17, 25.5, 34] as [CGFloat])
  func emojiAreSharpAtEveryScale(pixels: CGFloat) throws {
    // The checkered flag has black and white squares side by side.
    let (frame, colors) = try picture(run("🏁", size: pixels))
    let sharp = steepest(Int(frame.width), colors)
    // A picture of half the size, enlarged, has lost the edges.
    let small = try picture(run("🏁", size: pixels / 2))
    let channels = small.pixels.map { pixel in
      SIMD4<Float>(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }
    let bitmap = ColorBitmap(width: Int(small.frame.width), height: Int(small.frame.height), pixels: channels)
    let soft = bitmap.scaled(width: Int(frame.width), height: Int(frame.height)).straightPixels()
    #expect(
      sharp > 110 && steepest(Int(frame.width), soft) < sharp * 3 / 4, "\(sharp), \(steepest(Int(frame.width), soft))")
  }

  @Test func scalingKeepsTheMeanColor() {
    let pixels = (0..<60).map { SIMD4<Float>(repeating: Float($0 * 37 % 256)) }
    let bitmap = ColorBitmap(width: 10, height: 6, pixels: pixels)
    let mean = pixels.reduce(SIMD4(), +) / 60
    for (width, height) in [(7, 4), (3, 3), (1, 1), (10, 6)] {
      let scaled = bitmap.scaled(width: width, height: height)
      let sum = scaled.pixels.reduce(SIMD4(), +) / Float(width * height)
      #expect(abs(sum.x - mean.x) < 0.5)
    }
    #expect(bitmap.scaled(width: 10, height: 6).pixels == pixels)
  }

  @Test func theCacheOfColoredGlyphsIsBounded() throws {
    let cache = ColorGlyphCache(byteLimit: 64 << 10)
    let face = try #require(fonts.colorFonts.face(for: "😀".unicodeScalars))
    for glyph in 20..<220 as Range<UInt32> {
      _ = cache.glyph(20, of: face, size: PixelSizeOfEm(16))
      _ = cache.glyph(glyph, of: face, size: PixelSizeOfEm(16))
      #expect(cache.byteCount <= 64 << 10)
    }
    let drawn = cache.drawnGlyphs
    #expect(drawn == 200)
    _ = cache.glyph(20, of: face, size: PixelSizeOfEm(16))
    #expect(cache.drawnGlyphs == drawn)
  }

  @Test func withoutAColorFontAnEmojiIsOneBoxOrAnOutlineAndOneLineSaysSo() throws {
    let dejaVu = try #require(FontCatalog().match(FaceRequest(ResolvedFont(family: "DejaVu Sans", size: 1))))
    let configuration = FcConfigCreate()
    #expect(FcConfigAppFontAddFile(configuration, dejaVu.path) != 0)
    var lines: [String] = []
    let library = try FontLibrary(catalog: FontCatalog(configuration: configuration), debug: { lines.append($0) })
    let segmenter = TextSegmenter(chain: library.chain(for: ResolvedFont(size: 20)))
    let family = segmenter.segments(of: "👨‍👩‍👧‍👦")
    #expect(family.count == 1)
    guard case .missing = family[0].drawing else { throw FontError.noMemory }
    guard case .glyphs = segmenter.segments(of: "😀")[0].drawing else { throw FontError.noMemory }
    #expect(lines.count == 1 && lines[0].contains("fonts-noto-color-emoji"))
  }
}
