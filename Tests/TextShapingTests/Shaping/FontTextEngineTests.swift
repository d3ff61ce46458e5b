import Geometry
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct FontTextEngineTests {
  let engine: FontTextEngine

  init() throws { engine = FontTextEngine(fonts: try SharedFonts.library.get()) }

  private func width(_ text: String, _ font: ResolvedFont = ResolvedFont(size: 17)) -> CGFloat {
    engine.width(of: text[...], font: font)
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func metricsArePositiveWholePixels(scale: CGFloat) {
    engine.scale = scale
    for size in [11, 13, 17, 34] as [CGFloat] {
      for design in [ResolvedFont.Design.standard, .serif, .rounded, .monospaced] {
        let metrics = engine.metrics(of: ResolvedFont(design: design, size: size))
        #expect(metrics.ascent > size / 2 && metrics.descent > 0 && metrics.leading >= 0)
        #expect(metrics.lineHeight > size && metrics.lineHeight < 1.6 * size)
        #expect((metrics.ascent * scale).rounded() == metrics.ascent * scale)
      }
    }
  }

  @Test func boldIsWiderThanRegular() {
    let text = "The quick brown fox"
    #expect(width(text, ResolvedFont(size: 17, weight: 700)) > width(text))
    #expect(width(text, ResolvedFont(size: 17, weight: 100)) < width(text, ResolvedFont(size: 17, weight: 900)))
  }

  @Test func aSoftHyphenHasNoWidthAndItsHyphenIsThatOfTheFont() {
    let font = ResolvedFont(size: 17)
    #expect(abs(width("exam\u{AD}ple") - width("example")) < 0.2)
    #expect(engine.hyphen(of: font) == "\u{2010}")
    #expect(width("exam\u{2010}") > width("exam") + 2)
    let offsets = engine.caretOffsets(in: "exam\u{AD}ple", font: font, direction: .leftToRight)
    #expect(offsets.count == 9 && offsets[4] == offsets[5])
  }

  @Test func monospacedDigitsAndLettersAreEquallyWide() {
    let font = ResolvedFont(design: .monospaced, size: 13)
    #expect(width("iiii", font) == width("MMMM", font))
  }

  @Test func widthsOfWordsAddUpToTheirLine() {
    let words = ["Scrolling", " ", "keeps", " ", "the", " ", "row", " ", "under", " ", "the", " ", "finger."]
    #expect(abs(words.reduce(0) { $0 + width($1) } - width(words.joined())) < 0.2)
  }

  @Test func widthsGrowWithTheSizeAndNotWithTheScale() {
    let text = "Handgloves 滚动"
    let atOne = width(text)
    #expect(abs(width(text, ResolvedFont(size: 34)) - 2 * atOne) < 0.001)
    engine.scale = 2
    #expect(width(text) == atOne)
  }

  @Test func invisibleCharactersHaveNoWidth() {
    #expect(width("") == 0 && width("\u{0}\u{7}\u{200D}\u{FEFF}") == 0)
    #expect(width("a\u{0}b") == width("ab") && width("\t") == width(" "))
    #expect(width("x", ResolvedFont(size: .nan)) == 0 && width("x", ResolvedFont(size: -1)) == 0)
  }

  @Test func aMissingEmojiIsOneBox() {
    let private1 = width("\u{10FFFD}")
    #expect(private1 > 0)
    #expect(width("\u{10FFFD}\u{200D}\u{10FFFC}") <= 2 * private1)
  }

  @Test func aHundredThousandCharactersAreMeasured() {
    let word = width("0123456789")
    let long = width(String(repeating: "0123456789", count: 10_000))
    #expect(abs(long - 10_000 * word) < 0.002 * long)
  }

  @Test func theWidthCacheIsBounded() {
    var cache = WidthCache(byteLimit: 100 * (WidthCache.overhead + 1))
    for index in 0..<1_000 {
      let width = cache.width(for: .init(chain: 1, text: "\(index)")) { CGFloat(index) }
      #expect(width == CGFloat(index) && cache.count <= 100)
    }
    #expect(cache.width(for: .init(chain: 1, text: "999")) { -1 } == 999)
  }
}
