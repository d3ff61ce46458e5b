import Geometry
import Graphics
import Testing
import TextShaping
import UnicodeRules

@MainActor @Suite struct TextSegmenterTests {
  let chain: FontChain

  init() throws { chain = try SharedFonts.library.get().chain(for: ResolvedFont(size: 15)) }

  private nonisolated static let texts = [
    "Latin", "12 + 3 = 15", "滚动，视图。", "、", "「滚」", "Latin (滚动) text", "Привет, мир", "Ελλάδα 2004", "かな カナ 漢字", "サーバー",
    "滚 Latin「x」Привет", "a、b", "（滚动）", "100 ₽", "Ａｂｃ", "ｱｲｳ", "a • b → c",
  ]

  /// The script of each scalar, as `TextItem` has it.
  private func scripts(of text: String) -> [Script] {
    let scalars = Array(text.unicodeScalars)
    return TextItem.items(in: scalars).flatMap { item in
      item.range.map { _ in ShapingContext(item.script).script }
    }
  }

  @Test(arguments: texts)
  func scriptsAgreeWithTextItem(text: String) {
    let segments = TextSegmenter(chain: chain).segments(of: text)
    #expect(segments.map(\.text).joined() == text)
    #expect(
      segments.flatMap { segment in segment.text.unicodeScalars.map { _ in segment.context.script } }
        == scripts(of: text))
  }

  @Test(arguments: texts)
  func everyPathGivesTheSameSegments(text: String) {
    let fast = TextSegmenter(chain: chain).segments(of: text)
    let slow = TextSegmenter(chain: chain, recordsCharacters: true).segments(of: text)
    #expect(fast.map(\.text) == slow.map(\.text) && fast.map(\.context) == slow.map(\.context))
    #expect(zip(fast, slow).allSatisfy { $0.drawing.continues($1.drawing) })
  }

  @Test func textWithoutLettersIsShapedAsLatin() {
    #expect(TextSegmenter(chain: chain).segments(of: "… 12:30")[0].context == ShapingContext(.latin))
    #expect(ShapingContext(.common) == ShapingContext(.latin) && ShapingContext(.unknown) == ShapingContext(.latin))
  }

  @Test func segmentsHaveTheDirectionOfTheirScriptUnlessTheRunHasOne() {
    #expect(TextSegmenter(chain: chain).segments(of: "סוף")[0].context.direction == .rightToLeft)
    #expect(TextSegmenter(chain: chain).segments(of: "!")[0].context.direction == .leftToRight)
    let run = TextSegmenter(chain: chain, direction: .rightToLeft)
    #expect(run.segments(of: "!")[0].context.direction == .rightToLeft)
  }

  @Test func theLanguageOfTheFontReachesHarfBuzz() throws {
    let serbian = try SharedFonts.library.get().chain(for: ResolvedFont(size: 15, language: "sr"))
    #expect(serbian !== chain)
    let context = TextSegmenter(chain: serbian).segments(of: "где")[0].context
    #expect(context == ShapingContext(.cyrillic, language: ShapingLanguage(tag: "sr")))
    #expect(context != ShapingContext(.cyrillic))
  }

  @Test func controlsOfDirectionAreInvisible() {
    let controls = "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}"
    #expect(TextSegmenter(chain: chain).segments(of: controls).isEmpty)
    #expect(TextSegmenter(chain: chain).segments(of: "a\(controls)b").map(\.text) == ["ab"])
  }

  @Test func aRightToLeftRunBeginsOnTheRight() throws {
    let library = try SharedFonts.library.get()
    let engine = FontTextEngine(fonts: library)
    let font = ResolvedFont(family: "DejaVu Sans", size: 20)
    /// The pixels of the run `text`, relative to its left end.
    func frame(_ text: String) throws -> PixelRect {
      let run = TextRun(
        text: text, font: font, width: engine.width(of: text[...], font: font), metrics: engine.metrics(of: font),
        direction: .rightToLeft)
      let tile = try #require(library.tiles(of: run, size: PixelSizeOfEm(20)).first)
      guard case .coverage(let mask) = tile.picture() else { throw FontError.noMemory }
      return mask.frame
    }
    // The ideograph comes from another face, and is the last character.
    let together = try frame("שלום滚")
    let alone = try frame("滚")
    #expect(abs(together.x - alone.x) <= 1 && together.width > alone.width + 20)
  }
}
