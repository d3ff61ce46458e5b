import CFontconfig
import Graphics
import Testing
import TextShaping
import UnicodeRules

@MainActor @Suite struct FallbackTests {
  private func chain(_ design: ResolvedFont.Design = .standard, weight: Int = 400) throws -> FontChain {
    try SharedFonts.library.get().chain(for: ResolvedFont(design: design, size: 12, weight: weight))
  }

  private func files(of text: String, _ chain: FontChain) -> [String] {
    TextSegmenter(chain: chain).segments(of: text).map {
      guard case .glyphs(let face) = $0.drawing else { return "none" }
      return face.file.path.split(separator: "/").last.map(String.init) ?? ""
    }
  }

  @Test(arguments: [
    ("سلام", "NotoSansArabic-Regular.ttf"), ("שָׁלוֹם", "NotoSansHebrew-Regular.ttf"),
    ("हिन्दी", "NotoSansDevanagari-Regular.ttf"), ("বাংলা", "NotoSansBengali-Regular.ttf"),
    ("தமிழ்", "NotoSansTamil-Regular.ttf"), ("ไทย", "NotoSansThai-Regular.ttf"),
    ("滚动", "DroidSansFallbackFull.ttf"), ("한국어", "NanumGothic.ttf"),
    ("かな", "DroidSansFallbackFull.ttf"), ("бо\u{306}", "Inter-Regular.otf"),
  ])
  func aScriptHasAFixedFamily(text: String, file: String) throws {
    #expect(files(of: text, try chain()) == [file])
  }

  @Test func symbolsComeFromDejaVuAsBefore() throws {
    for symbol in ["✓", "⅓", "☎", "♠", "⟶"] {
      let files = files(of: symbol, try chain())
      #expect(files == ["DejaVuSans.ttf"] || files == ["Inter-Regular.otf"], "\(symbol): \(files)")
    }
  }

  @Test func serifTextHasSerifFallbacks() throws {
    #expect(files(of: "हिन्दी", try chain(.serif)) == ["NotoSerifDevanagari-Regular.ttf"])
    #expect(files(of: "ไทย", try chain(weight: 700)) == ["NotoSansThai-Bold.ttf"])
  }

  @Test func theChoiceDoesNotDependOnEarlierTexts() throws {
    let library = try FontLibrary(catalog: FontCatalog())
    let first = library.chain(for: ResolvedFont(size: 12))
    // DejaVu Sans, which has Arabic and Hebrew too, is opened for a symbol.
    _ = files(of: "✓", first)
    #expect(files(of: "سلام", first) == files(of: "سلام", try chain()))
  }

  @Test func aBaseAndItsMarksComeFromOneFace() throws {
    for text in ["x\u{5B4}", "ש\u{301}", "क\u{301}", "滚\u{302}", "a\u{1AB0}", "е\u{483}"] {
      #expect(TextSegmenter(chain: try chain()).segments(of: text).count == 1, "\(text)")
    }
  }

  @Test func shapingDecidesWhetherAFaceHasACharacter() throws {
    let chain = try chain()
    // Inter has no ANGSTROM SIGN; HarfBuzz decomposes it.
    let angstrom = "\u{212B}".unicodeScalars
    #expect(chain.primary.draws(angstrom, ShapingContext(.latin)))
    #expect(chain.face(for: angstrom, in: .latin) === chain.primary)
    #expect(!chain.primary.draws("ع".unicodeScalars, ShapingContext(.arabic)))
  }

  @Test func aBaseIsDrawnWithoutMarksThatNoFaceHasWithIt() throws {
    let segments = TextSegmenter(chain: try chain()).segments(of: "滚\u{10EAB}")
    #expect(segments.count == 1 && segments[0].text.unicodeScalars.first == "滚")
    guard case .glyphs = segments[0].drawing else { return #expect(Bool(false), "the base is missing") }
  }
}
