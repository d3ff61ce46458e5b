import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// Text of ten points: a character is 5 wide, an ideograph 10, a line 10 high.
@MainActor @Suite struct TextTypesetterTests {
  let engine = FixedTextEngine()

  func span(_ text: String, size: CGFloat = 10) -> TextSpan {
    TextSpan(text: text, font: ResolvedFont(size: size), color: .black)
  }

  func layout(
    _ spans: [TextSpan], width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = TextParagraphStyle()
    change(&style)
    return TextTypesetter(spans: spans, style: style, engine: engine).layout(width: width, height: height)
  }

  func lines(
    _ text: String, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    layout([span(text)], width: width, height: height, change).lines.map { $0.text }
  }

  // MARK: Breaking

  @Test func anEmptyTextIsOneLineHighAndHasNoWidth() {
    #expect(layout([span("")]).size == CGSize(width: 0, height: 10))
    #expect(layout([span("")], width: 0, height: 0).size == CGSize(width: 0, height: 10))
    #expect(layout([]).size == .zero)
  }

  @Test func aTextThatFitsIntoOneLineIsMeasuredOnce() {
    let engine = FixedTextEngine()
    let typesetter = TextTypesetter(spans: [span("aaa bbb cc")], style: TextParagraphStyle(), engine: engine)
    #expect(typesetter.layout(width: 50, height: nil).lines.map(\.text) == ["aaa bbb cc"])
    #expect(engine.widthQueries == 1)
    #expect(typesetter.layout(width: 49, height: nil).lines.map(\.text) == ["aaa bbb", "cc"])
    #expect(lines("aaa\nb", width: 100) == ["aaa", "b"] && lines("aaa ", width: 100) == ["aaa"])
  }

  @Test func linesBreakAtSpaces() {
    #expect(lines("aaa bbb cc", width: 35) == ["aaa bbb", "cc"])
    #expect(lines("aaa bbb cc", width: 34.9) == ["aaa", "bbb cc"])
    #expect(lines("aaa bbb cc", width: 15) == ["aaa", "bbb", "cc"])
    #expect(lines("aaa bbb cc") == ["aaa bbb cc"])
    #expect(lines("aaa bbb cc", width: .infinity) == ["aaa bbb cc"])
  }

  @Test func spacesHangWhereALineIsBroken() {
    let layout = layout([span("aaa    bbb")], width: 15)
    #expect(layout.lines.map { $0.text } == ["aaa", "bbb"])
    #expect(layout.size == CGSize(width: 15, height: 20))
  }

  /// In SwiftUI `HStack(spacing: 0) { Text("a "); Text("b") }` shows a gap.
  @Test func trailingSpacesOfAParagraphCountUpToTheAvailableWidth() {
    #expect(layout([span("aaa  ")]).size.width == 25)
    #expect(layout([span("aaa  ")], width: 20).size.width == 20)
    #expect(layout([span("aaa  ")], width: 20).lines.count == 1)
    #expect(layout([span("  ")]).size.width == 10)
    #expect(layout([span("aaa  "), span("  ")]).size.width == 35)
  }

  @Test func spacesAtTheStartStay() {
    #expect(lines("  aaa") == ["  aaa"])
  }

  @Test func newlinesEndLines() {
    #expect(lines("a\nb") == ["a", "b"])
    #expect(lines("a\r\nb") == ["a", "b"])
    #expect(lines("a\n\nb") == ["a", "", "b"])
    #expect(lines("a\n") == ["a", ""])
    #expect(lines("\n") == ["", ""])
    #expect(layout([span("a\n\nb")]).size.height == 30)
  }

  @Test func noBreakSpacesHoldWordsTogether() {
    #expect(lines("aa bb\u{00A0}cc", width: 25) == ["aa", "bb\u{00A0}cc"])
    #expect(lines("aa bb\u{202F}cc\u{2060}dd", width: 40) == ["aa", "bb\u{202F}cc\u{2060}dd"])
  }

  @Test func linesBreakAfterHyphensAndZeroWidthSpaces() {
    #expect(lines("well-known", width: 25) == ["well-", "known"])
    #expect(lines("aaa\u{200B}bbb", width: 20) == ["aaa\u{200B}", "bbb"])
  }

  @Test func ideographsBreakAnywhereButAtPunctuation() {
    #expect(lines("天地玄黄", width: 20) == ["天地", "玄黄"])
    #expect(lines("天地，玄黄", width: 20) == ["天", "地，", "玄黄"])
    #expect(lines("天「地」黄", width: 30) == ["天", "「地」", "黄"])
    #expect(lines("天地ab玄黄", width: 25) == ["天地", "ab玄", "黄"])
    #expect(lines("サッカー選手", width: 30) == ["サッ", "カー選", "手"])
    #expect(lines("百％以上", width: 10) == ["百", "％", "以", "上"])
  }

  @Test func aWordThatIsTooLongIsBrokenByCharacters() {
    #expect(lines("a bbbbbbb c", width: 15) == ["a", "bbb", "bbb", "b c"])
    #expect(lines("bbbb", width: 1) == ["b", "b", "b", "b"])
    #expect(lines("天地", width: 1) == ["天", "地"])
  }

  @Test func aWordOfTwoFontsStaysTogether() {
    let spans = [span("aa bb"), span("cc dd", size: 20)]
    #expect(layout(spans, width: 40).lines.map { $0.text } == ["aa", "bbcc", "dd"])
    #expect(layout(spans, width: 20).lines.map { $0.text } == ["aa", "bbc", "c", "dd"])
  }

  @Test func charactersOfSeveralScalarsAreNeverSplit() {
    let family = "👨‍👩‍👧‍👦"
    let accent = "e\u{0301}"
    for text in [family + family + family, accent + accent + accent, "🇫🇷🇩🇪🇯🇵"] {
      let lines = lines(text, width: 1)
      #expect(lines == text.map(String.init), "\(text)")
    }
    let cut = lines(family + " " + accent + accent + " aaaa", width: 25) { $0.lineLimit = 1 }
    #expect(cut.allSatisfy { $0.allSatisfy { (family + accent + " a…").contains($0) } })
  }

  @Test func withoutWidthThereIsOneEmptyLine() {
    let layout = layout([span("aaa bbb")], width: 0)
    #expect(layout.size == CGSize(width: 0, height: 10))
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaseline == 8)
  }

  // MARK: Limits

  @Test func theLineLimitCutsWithAnEllipsis() {
    #expect(lines("aaa bbb ccc", width: 15) { $0.lineLimit = 2 } == ["aaa", "bb…"])
    #expect(lines("aaa bbb ccc", width: 15) { $0.lineLimit = 3 } == ["aaa", "bbb", "ccc"])
    #expect(lines("aaa bbb ccc", width: 15) { $0.lineLimit = 0 } == ["aa…"])
    #expect(lines("aaa bbb", width: 27) { $0.lineLimit = 1 } == ["aaa…"])
    #expect(layout([span("aaa bbb")], width: 20) { $0.lineLimit = 1 }.isTruncated)
    #expect(!layout([span("aaa")], width: 20) { $0.lineLimit = 1 }.isTruncated)
  }

  @Test func textIsTruncatedAtTheHeadTheMiddleOrTheTail() {
    #expect(lines("abcdefgh", width: 25) { $0.lineLimit = 1 } == ["abcd…"])
    #expect(lines("abcdefgh", width: 25) { ($0.lineLimit, $0.truncation) = (1, .head) } == ["…efgh"])
    #expect(lines("abcdefgh", width: 25) { ($0.lineLimit, $0.truncation) = (1, .middle) } == ["ab…gh"])
    #expect(lines("abcdefgh", width: 20) { ($0.lineLimit, $0.truncation) = (1, .middle) } == ["ab…h"])
    #expect(lines("abcdefgh", width: 5) { $0.lineLimit = 1 } == ["…"])
  }

  @Test func theLastLineEndsWithItsParagraph() {
    #expect(lines("aa\nbb", width: 100) { $0.lineLimit = 1 } == ["aa…"])
    #expect(lines("aa\nbb") { $0.lineLimit = 1 } == ["aa…"])
    #expect(lines("aa\nbb", width: 10) { $0.lineLimit = 1 } == ["a…"])
    #expect(lines("aa\nbb", width: 100) { ($0.lineLimit, $0.truncation) = (1, .head) } == ["…bb"])
    #expect(lines("aa\nbb", width: 100) { ($0.lineLimit, $0.truncation) = (1, .middle) } == ["aa…bb"])
  }

  @Test func theEllipsisHasTheFontOfTheTextBesideIt() {
    let layout = layout([span("aa"), span("bbbbbb", size: 20)], width: 50) { $0.lineLimit = 1 }
    #expect(layout.lines[0].runs.map { $0.run.text } == ["aa", "bbb…"])
    #expect(layout.lines[0].height == 20)
  }

  @Test func theHeightLimitsTheLinesButKeepsOne() {
    #expect(lines("aaa bbb ccc", width: 15, height: 25) == ["aaa", "bb…"])
    #expect(lines("aaa bbb ccc", width: 15, height: 30).count == 3)
    #expect(lines("aaa bbb ccc", width: 15, height: 0) == ["aa…"])
    #expect(lines("aaa bbb ccc", width: 15, height: 34) { $0.lineSpacing = 5 }.count == 2)
    #expect(lines("aaa bbb ccc", width: 15, height: 40) { $0.lineSpacing = 5 }.count == 3)
  }

  @Test func theHeightLimitUsesTheHeightOfEachLine() {
    let spans = [span("aa\n"), span("bb\n", size: 20), span("cc")]
    #expect(layout(spans, height: 30).lines.count == 2)
    #expect(layout(spans, height: 29).lines.count == 1)
    #expect(layout(spans, height: 40).lines.count == 3)
  }

  // MARK: Measures

  @Test func linesAreSpacedByTheStyle() {
    #expect(layout([span("a\nb\nc")]) { $0.lineSpacing = 4 }.size.height == 38)
    #expect(layout([span("a")]) { $0.lineSpacing = 4 }.size.height == 10)
  }

  @Test func fontsOnOneLineShareABaseline() {
    let layout = layout([span("aa"), span("b", size: 20)])
    #expect(layout.lines.count == 1)
    #expect(layout.size == CGSize(width: 20, height: 20))
    #expect(layout.firstBaseline == 16)
    #expect(layout.lines[0].runs.map(\.x) == [0, 10])
  }

  @Test func anEmptyLineIsAsHighAsItsOwnFont() {
    #expect(layout([span("a\n"), span("\n", size: 20), span("b")]).lines.map(\.height) == [10, 20, 10])
    #expect(layout([span("a"), span("\n", size: 20)]).lines.map(\.height) == [10, 20])
  }

  @Test func theBaselinesAreThoseOfTheFirstAndLastLines() {
    let layout = layout([span("a\nb")])
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaseline == 18)
  }

  // MARK: Cost

  @Test(arguments: ["word ", "x", "天"])
  func aLongTextTakesAFewWidthQueriesPerLine(unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.count)
    #expect(layout([span(text)], width: 300).lines.count > 1500)
    #expect(engine.widthQueries < text.count * 3)
    // A line of one long word is found by doubling and halving: about a dozen times its own length.
    #expect(engine.measuredCharacters < text.count * 16)
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func aLongSingleLineTakesNoMoreQueriesThanLineBreaking(truncation: TextTruncation) {
    let text = String(repeating: "word ", count: 20_000)
    #expect(layout([span(text)], width: 300) { ($0.lineLimit, $0.truncation) = (1, truncation) }.lines.count == 1)
    #expect(engine.measuredCharacters < text.count * 3)
  }
}

@MainActor extension TextLine {
  /// The visible text of the line.
  fileprivate var text: String { runs.map { $0.run.text }.joined() }
}
