import Testing
import UnicodeRules

/// `LineBreakTailoring`, words for a double click, and the tables.
@Suite struct TailoringTests {
  /// A text with "|" at each opportunity.
  private func broken(_ text: String, _ tailoring: LineBreakTailoring = .standard) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    let opportunities = LineBreakScanner.opportunities(in: scalars, tailoring: tailoring)
    for (index, scalar) in scalars.enumerated() {
      if opportunities[index] != .prohibited { result.append("|") }
      result.append(scalar)
    }
    return String(result)
  }

  @Test func closingPunctuationStaysOnTheLineBefore() {
    #expect(broken("中文，字。（括）") == "中|文，|字。|（括）")
    #expect(broken("well-known (thing), 3.14 and/or $(12)") == "well-|known |(thing), |3.14 |and/|or |$(12)")
  }

  @Test func smallKanaBeginALineUnlessProhibited() {
    #expect(broken("ちょっとー") == "ちょっ|とー")
    #expect(broken("ちょっとー", LineBreakTailoring(prohibitsSmallKanaAtStart: false)) == "ち|ょ|っ|と|ー")
  }

  @Test func koreanWordsStayTogetherInTextsOnScreens() {
    #expect(broken("만이다", .standard) == "만|이|다")
    #expect(broken("오랜만이다. 12월", .screen) == "오랜만이다. |12월")
  }

  @Test func chineseQuotationMarksAreBracketsInTextsOnScreens() {
    #expect(broken("他说“你好”就走") == "他|说“你|好”就|走")
    #expect(broken("他说“你好。”就走", .screen) == "他|说|“你|好。”|就|走")
    #expect(broken("don’t say “no” now", .screen) == "don’t |say |“no” |now")
  }

  @Test func ambiguousCharactersAreLettersUnlessAskedFor() {
    #expect(broken("①②") == "①②")
    #expect(broken("①②", LineBreakTailoring(ambiguousIsIdeographic: true)) == "①|②")
  }

  @Test func thaiHasNoOpportunitiesWithinARun() {
    #expect(broken("สวัสดีครับ abc") == "สวัสดีครับ |abc")
  }

  @Test func newlinesAreMandatoryBreaksAndCRLFIsOne() {
    let breaks = Array(LineBreakScanner(Array("a\r\nb\u{2028}c\n".unicodeScalars)))
    #expect(breaks.map(\.index) == [3, 5, 7])
    #expect(breaks.allSatisfy { $0.isMandatory })
  }

  @Test func aDoubleClickSelectsAWordWithItsApostropheOrADecimalNumber() {
    func word(_ text: String, at index: Int) -> String {
      let scalars = Array(text.unicodeScalars)
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[WordScanner.segment(at: index, in: scalars).range])
      return String(view)
    }
    #expect(word("I can't wait", at: 4) == "can't")
    #expect(word("about 3.14, say", at: 7) == "3.14")
    #expect(word("two  spaces", at: 4) == "  ")
    #expect(word("カタカナと漢字", at: 1) == "カタカナ")
    #expect(word("カタカナと漢字", at: 5) == "漢")
    #expect(word("snake_case!", at: 10) == "!")
  }

  @Test func segmentsKnowWhichAreWords() {
    let segments = WordScanner.segments(in: Array("a, 1 漢あ👍🏽\nก".unicodeScalars))
    #expect(segments.map(\.isWord) == [true, false, false, true, false, true, true, true, false, true])
  }

  @Test func theTablesAreOfTheVersionOfTheConformanceFiles() throws {
    #expect(ScalarProperties.unicodeVersion == "15.0")
    #expect(BidiClass.allCases.count == ScalarProperties.bidiClassCount)
    #expect(LineBreakClass.allCases.count == ScalarProperties.lineBreakClassCount)
    #expect(WordBreakClass.allCases.count == ScalarProperties.wordBreakClassCount)
  }
}
