import Testing
import UnicodeRules

/// `TextItem.items(in:)`: runs of one script, and of emoji.
@Suite struct ScriptItemTests {
  /// The items of a text in short form: "Latn abc | emoji …".
  private func items(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return TextItem.items(in: scalars).map { item in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[item.range])
      return "\(item.isEmoji ? "emoji" : item.script.description) \(String(part))"
    }
  }

  @Test func aTextOfOneScriptIsOneItem() {
    #expect(items("Hello, world! 42") == ["Latn Hello, world! 42"])
    #expect(items("नमस्ते दुनिया।") == ["Deva नमस्ते दुनिया।"])
  }

  @Test func aTextWithoutLettersIsCommon() {
    #expect(items("1 + 2 = 3") == ["Zyyy 1 + 2 = 3"])
    #expect(items("") == [])
  }

  @Test func punctuationBelongsToTheRunBeforeItAndAtTheBeginningToTheFirst() {
    #expect(items("« Привет, world") == ["Cyrl « Привет, ", "Latn world"])
  }

  @Test func marksTakeTheScriptOfTheirBase() {
    #expect(items("e\u{301}и\u{301}") == ["Latn e\u{301}", "Cyrl и\u{301}"])
    // U+0485 is used in Cyrillic and Old Permic.
    #expect(items("a\u{485}b") == ["Latn a\u{485}b"])
    #expect(items("\u{25CC}\u{93F}") == ["Deva \u{25CC}\u{93F}"])
    #expect(items("👍\u{301}\u{FE0F}") == ["emoji 👍\u{301}\u{FE0F}"])
  }

  @Test func theProlongedSoundMarkBelongsToHiraganaAndToKatakana() {
    #expect(items("らーめん") == ["Hira らーめん"])
    #expect(items("ラーメン") == ["Kana ラーメン"])
    #expect(items("漢字カナー") == ["Hani 漢字", "Kana カナー"])
  }

  @Test func extensionsNarrowTheScriptsOfARun() {
    // U+0964 is used in many scripts of India; U+0951 also in Latin.
    #expect(items("\u{964}বাংলা\u{964}") == ["Beng \u{964}বাংলা\u{964}"])
    // The Arabic comma and the digits of several scripts stay with Thaana.
    #expect(items("ދިވެހި\u{60C}") == ["Thaa ދިވެހި\u{60C}"])
  }

  @Test func aClosingBracketHasTheScriptOfItsOpeningBracket() {
    #expect(items("abc (где) def") == ["Latn abc (", "Cyrl где", "Latn ) def"])
    #expect(items("汉字（ABC）汉") == ["Hani 汉字（", "Latn ABC", "Hani ）汉"])
    #expect(items("abc где) def") == ["Latn abc ", "Cyrl где) ", "Latn def"])
  }

  @Test func emojiAreItemsOfTheirOwnAndDoNotEndARun() {
    #expect(items("Hi 👋🏽👍, you") == ["Latn Hi ", "emoji 👋🏽👍", "Latn , you"])
    #expect(items("😀") == ["emoji 😀"])
    #expect(items("😀 да") == ["emoji 😀", "Cyrl  да"])
  }

  @Test func variationSelectorsChooseThePresentation() {
    #expect(items("a☎b") == ["Latn a☎b"])
    #expect(items("a☎\u{FE0F}b") == ["Latn a", "emoji ☎\u{FE0F}", "Latn b"])
    #expect(items("a⌚\u{FE0E}b") == ["Latn a⌚\u{FE0E}b"])
    #expect(items("a⌚b") == ["Latn a", "emoji ⌚", "Latn b"])
  }

  @Test func flagsKeycapsAndJoinedEmojiStayWhole() {
    func range(_ text: String) -> Range<Int>? { EmojiSequence(at: 0, in: Array(text.unicodeScalars))?.range }
    #expect(range("🇩🇪🇫🇷") == 0..<2)
    #expect(range("1\u{FE0F}\u{20E3}2") == 0..<3)
    #expect(range("👩‍👩‍👧!") == 0..<5)
    #expect(range("🏴\u{E0067}\u{E0062}\u{E007F}") == 0..<4)
    #expect(range("🏴\u{E0067}\u{E0062}") == 0..<1)
    #expect(range("7") == nil)
    #expect(range("👍\u{200D}") == 0..<1)
  }

  @Test func scriptsKnowTheirTags() {
    #expect(Script.latin.description == "Latn")
    #expect(Script.latin.tag == 0x4C61_746E)
    #expect(ScalarProperties("ж").script == .cyrillic)
    #expect(Set(Script.allCases.map(\.tag)).count == Script.count)
    #expect(ScalarProperties("\u{30FC}").scripts.contains(.hiragana))
    #expect(!ScalarProperties("\u{30FC}").scripts.contains(.latin))
  }
}
