import Engine
import Observation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Translations of literal texts.
@MainActor @Suite struct StringTableTests {
  private let table = StringTable(
    language: "zh-Hans",
    translations: [
      "Page %lld of %lld": "共 %2$lld 页，第 %1$lld 页",
      "Scroll": "滚动",
      "**Try** it": "**试**一试",
      "%@ rows": "%@ 行",
      "%lld %%": "百分之 %lld（%%）",
      "Broken %@": "%@ 和 %@",
    ])

  private func texts<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    show(300, 300) { VStack { content() }.environment(\.stringTable, table) }.drawnTexts
  }

  @Test func aLiteralIsTranslated() {
    #expect(texts { Text("Scroll") } == ["滚动"])
  }

  @Test func interpolatedValuesFollowNumberedSpecifiers() {
    #expect(texts { Text("Page \(3) of \(31)") } == ["共 31 页，第 3 页"])
    #expect(texts { Text("\("ten") rows") } == ["ten 行"])
  }

  @Test func aKeyWithoutTranslationIsShown() {
    #expect(texts { Text("Untranslated \(1)") } == ["Untranslated 1"])
    #expect(texts { Text(verbatim: "Scroll") } == ["Scroll"])
  }

  @Test func aPercentSignIsEscapedInBothLanguages() {
    #expect(LocalizedStringKey("\(5) %").format == "%lld %%")
    #expect(texts { Text("\(5) %") } == ["百分之 5（%）"])
  }

  @Test func aSpecifierWithoutValueStays() {
    #expect(texts { Text("Broken \("a")") } == ["a 和 %@"])
  }

  @Test func markupAndAttributesOfTheTranslationAreKept() throws {
    let window = show(300, 300) {
      Text("**Try** it").font(.system(size: 20)).environment(\.stringTable, table)
    }
    let spans = try #require(window.nodes(of: TextNode.self).first).spans
    #expect(spans.map(\.text) == ["试", "一试"])
    #expect(spans.map(\.font.size) == [20, 20])
    #expect(spans[0].font.weight > spans[1].font.weight)
  }

  @Test func concatenatedTextsAreTranslatedOnTheirOwn() {
    #expect(texts { Text("Scroll") + Text(verbatim: " + ") + Text("Page \(1) of \(2)") }.joined() == "滚动 + 共 2 页，第 1 页")
  }

  @Test func interpolatedTextsAreTranslatedInTranslatedAndInOtherKeys() {
    #expect(texts { Text("Page \(1) of \(Text("Scroll"))") }.joined() == "Page 1 of 滚动")
    #expect(texts { Text("\(Text("Scroll")) (\("S"))") }.joined() == "滚动 (S)")
    #expect(texts { Text("\(Text("Scroll")) \(Text("Scroll"))") }.joined() == "滚动 滚动")
  }

  @Test func aChangeOfTheTableReplacesTheTextsOnTheScreen() {
    let model = Language()
    let window = show(300, 300) { TranslatedView(model: model, table: table) }
    #expect(window.drawnTexts == ["Scroll"])
    model.isChinese = true
    window.advance()
    #expect(window.drawnTexts == ["滚动"])
    model.isChinese = false
    window.advance()
    #expect(window.drawnTexts == ["Scroll"])
  }

  @Observable final class Language {
    var isChinese = false
  }

  private struct TranslatedView: View {
    let model: Language
    let table: StringTable

    var body: some View { Text("Scroll").environment(\.stringTable, model.isChinese ? table : nil) }
  }
}
