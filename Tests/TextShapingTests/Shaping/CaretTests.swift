import Geometry
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct CaretTests {
  let engine: FontTextEngine

  init() throws { engine = FontTextEngine(fonts: try SharedFonts.library.get()) }

  private func offsets(_ text: String, _ direction: LayoutDirection, family: String? = nil) -> [CGFloat] {
    engine.caretOffsets(in: text[...], font: ResolvedFont(family: family, size: 20), direction: direction)
  }

  private nonisolated static let texts = [
    "", "a", "AVATAR To Wa. fi ffl", "滚动 and 视图", "سلام عليكم", "שָׁלוֹם (אבג)", "क्षिति हिन्दी", "ที่นี่", "한국어", "a\tb\u{0}c",
    "\u{200F}abc\u{2069}",
    "e\u{301}\u{302}", "👨‍👩‍👧‍👦 a 🇫🇷", "\u{1100}\u{1161}\u{11A8}", "\u{301}x", "\u{200D}", "🏽\u{200D}", "!?.,", "١٢٣",
  ]

  @Test(arguments: texts, LayoutDirection.allCases)
  func caretsRunFromEdgeToEdgeAndNeverBack(text: String, direction: LayoutDirection) {
    let offsets = offsets(text, direction)
    let width = engine.width(of: text[...], font: ResolvedFont(size: 20))
    #expect(offsets.count == text.count + 1)
    let ascending = direction == .leftToRight ? offsets : offsets.reversed()
    #expect(ascending.first == 0 && ascending.last == width)
    #expect(zip(ascending, ascending.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(offsets)")
  }

  @Test func aLigatureIsDividedAmongItsCharacters() {
    let offsets = offsets("fi", .leftToRight, family: "DejaVu Sans")
    #expect(offsets[1] > 0.3 * offsets[2] && offsets[1] < 0.7 * offsets[2])
    let lamAlef = self.offsets("لا", .rightToLeft, family: "DejaVu Sans")
    #expect(lamAlef[0] > lamAlef[1] && lamAlef[1] > 0 && lamAlef[2] == 0)
  }

  @Test func invisibleCharactersTakeNoRoom() {
    let offsets = offsets("a\u{200F}\u{2067}b", .leftToRight)
    #expect(offsets[1] == offsets[2] && offsets[2] == offsets[3])
  }

  @Test func kernedLettersMeetBetweenTheirGlyphs() {
    let font = ResolvedFont(family: "DejaVu Sans", size: 20)
    let alone = engine.width(of: "T", font: font)
    #expect(offsets("To", .leftToRight, family: "DejaVu Sans")[1] < alone - 2)
  }
}
