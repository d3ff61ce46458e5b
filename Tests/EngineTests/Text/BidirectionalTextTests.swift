import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// Lines of text in both directions. A character is 5 wide, a line 10 high.
@MainActor @Suite struct BidirectionalTextTests {
  func layout(
    _ texts: String..., width: CGFloat? = nil,
    _ change: (inout TextParagraphStyle, inout [TextSpan]) -> Void = { _, _ in }
  ) -> TextLayout {
    var spans = texts.map { TextSpan(text: $0, font: ResolvedFont(size: 10), color: .black) }
    var style = TextParagraphStyle()
    change(&style, &spans)
    return TextTypesetter(spans: spans, style: style, engine: FixedTextEngine()).layout(width: width, height: nil)
  }

  func runs(_ layout: TextLayout) -> [[String]] { layout.lines.map { $0.runs.map(\.run.text) } }

  @Test func runsAreInTheOrderOfDisplay() {
    let layout = layout("one אבג 12 two")
    #expect(runs(layout) == [["one ", "12", "אבג ", " two"]])
    #expect(layout.lines[0].runs.map(\.x) == [0, 20, 30, 50])
    #expect(layout.lines[0].runs.map(\.run.direction) == [.leftToRight, .leftToRight, .rightToLeft, .leftToRight])
  }

  @Test func theFirstStrongCharacterDecidesTheDirectionOfAParagraph() {
    #expect(runs(layout("אב one\none אב")) == [["one", "אב "], ["one ", "אב"]])
  }

  @Test func aParagraphWithoutLettersFollowsTheLayout() {
    #expect(runs(layout("12!") { style, _ in style.direction = .rightToLeft }) == [["!", "12"]])
    #expect(runs(layout("12!")) == [["12!"]])
  }

  @Test func eachLineIsReorderedByItself() {
    #expect(runs(layout("אאא בבב one two", width: 40)) == [["אאא בבב"], ["one two"]])
    #expect(runs(layout("one אאא בבב two", width: 40)) == [["one ", "אאא"], ["בבב", " two"]])
  }

  @Test func isolatesKeepTheirContentsTogether() {
    #expect(
      runs(layout("a \u{2067}one אב\u{2069} b")).map { $0.joined(separator: "|") } == ["a \u{2067}| אב|one|\u{2069} b"])
  }

  @Test func directionsGoAcrossSpans() {
    let layout = layout("one (", "אב", ") two")
    #expect(runs(layout) == [["one (", "אב", ") two"]])
    #expect(self.runs(self.layout("אב ", "one", " גד")) == [[" גד", "one", "אב "]])
  }

  @Test func theEllipsisIsAtTheEndOfReading() {
    let tail = layout("אבגדה וזחט", width: 30) { style, _ in style.lineLimit = 1 }
    #expect(runs(tail) == [["אבגדה…"]] && tail.lines[0].runs[0].run.direction == .rightToLeft)
    let mixed = layout("one אבגדה", width: 35) { style, _ in style.lineLimit = 1 }
    #expect(runs(mixed) == [["one ", "אב", "…"]])
    let middle = layout("אבגדהוזחט", width: 25) { style, _ in
      style.lineLimit = 1
      style.truncation = .middle
    }
    #expect(runs(middle) == [["אב…חט"]])
  }

  @Test func trackedLettersFromRightToLeftAreInTheOrderOfDisplay() {
    let layout = layout("אב") { _, spans in spans[0].tracking = 2 }
    #expect(runs(layout) == [["ב", "א"]] && layout.size.width == 14)
  }

  @Test func joinedLettersAreNotTracked() {
    let layout = layout("سلام") { _, spans in spans[0].tracking = 2 }
    #expect(runs(layout) == [["سلام"]] && layout.size.width == 20)
  }

  @Test func emojiOfAPaintedTextAreRunsOfTheirOwn() {
    let layout = layout("a👍🏽b") { _, spans in
      spans[0].paint = .linear(ColorRamp(colors: [.black, .white]), start: .leading, end: .trailing)
    }
    #expect(runs(layout) == [["a", "👍🏽", "b"]])
    #expect(layout.lines[0].runs.map(\.hasOwnColors) == [false, true, false])
  }

  // MARK: Line breaks

  @Test(arguments: [
    ("well-known", ["well-", "known"]), ("https://example.org", ["https://", "example.org"]),
    ("“你好”再见", ["“你", "好”再", "见"]), ("1,000.50 km", ["1,000.50", "km"]), ("a b\u{A0}c", ["a", "b\u{A0}c"]),
    ("ゲームをする。", ["ゲー", "ムを", "す", "る。"]), ("10 % off", ["10 %", "off"]),
  ])
  func linesBreakByTheRulesOfUnicode(text: String, lines: [String]) {
    // A width for which every opportunity is taken: that of the longest part.
    let width = lines.map { line in line.reduce(0) { $0 + (LineBreakRules.isIdeograph($1) ? 10 : 5) } }.max() ?? 0
    let layout = layout(text, width: CGFloat(width))
    #expect(runs(layout).map { $0.joined() } == lines)
  }

  @Test func thaiBreaksBetweenWords() {
    // "hello", a polite particle, "everybody".
    #expect(runs(layout("สวัสดีครับทุกคน", width: 20)) == [["สวัสดี"], ["ครับ"], ["ทุกคน"]])
  }

  @Test func aMarkAfterASpaceStaysWithIt() {
    let text = "a \u{301}b"
    #expect(runs(layout(text, width: 5)).joined().joined() == text)
  }
}
