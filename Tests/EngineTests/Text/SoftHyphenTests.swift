import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// Text of ten points: a character is 5 wide, a soft hyphen 0, a line 10 high.
@MainActor @Suite struct SoftHyphenTests {
  private let soft = "\u{AD}"

  private func span(_ text: String, size: CGFloat = 10) -> TextSpan {
    TextSpan(text: text, font: ResolvedFont(size: size), color: .black)
  }

  private func layout(_ spans: [TextSpan], width: CGFloat?) -> TextLayout {
    TextTypesetter(spans: spans, style: TextParagraphStyle(), engine: FixedTextEngine()).layout(
      width: width, height: nil)
  }

  private func lines(_ text: String, width: CGFloat) -> [String] {
    layout([span(text)], width: width).lines.map(\.drawnText)
  }

  @Test func aLineThatIsBrokenAtASoftHyphenEndsWithAHyphen() {
    #expect(lines("aaa\(soft)bbb", width: 20) == ["aaa‐", "bbb"])
    #expect(layout([span("aaa\(soft)bbb")], width: 20).size == CGSize(width: 20, height: 20))
    #expect(lines("aaa\(soft)bbb\(soft)ccc", width: 35) == ["aaa\(soft)bbb‐", "ccc"])
  }

  @Test func aSoftHyphenInsideOfALineShowsNothing() {
    #expect(lines("aaa\(soft)bbb", width: 30) == ["aaa\(soft)bbb"])
    #expect(layout([span("aaa\(soft)bbb")], width: nil).size.width == 30)
  }

  @Test func aBreakForAnotherReasonShowsNoHyphen() {
    #expect(lines("aaa\(soft) bbb", width: 20) == ["aaa\(soft)", "bbb"])
    #expect(lines("aaa\(soft)\nbbb", width: 20) == ["aaa\(soft)", "bbb"])
    #expect(lines("bbb aaa\(soft)", width: 20) == ["bbb", "aaa\(soft)"])
  }

  @Test func theHyphenFitsOrTheLineIsBrokenEarlier() {
    #expect(lines("x aaa\(soft)bbb", width: 30) == ["x aaa‐", "bbb"])
    #expect(lines("x aaa\(soft)bbb", width: 29) == ["x", "aaa‐", "bbb"])
    #expect(lines("aa\(soft)aa\(soft)bbb", width: 24) == ["aa‐", "aa‐", "bbb"])
  }

  @Test func withoutAnEarlierBreakTheHyphenIsOmitted() {
    #expect(lines("aaa\(soft)bbb", width: 19) == ["aaa\(soft)", "bbb"])
    #expect(!lines("aaa\(soft)bbb", width: 1).joined().contains("‐"))
  }

  @Test func aNextWordThatIsNarrowerThanTheHyphenStaysInTheLine() {
    let spans = [span("aaa\(soft)"), span("b", size: 4), span(" c")]
    #expect(layout(spans, width: 17).lines.map(\.drawnText) == ["aaa\(soft)b", "c"])
    #expect(layout([span("x ")] + spans, width: 27).lines.map(\.drawnText) == ["x aaa\(soft)b", "c"])
    #expect(layout([span("x ")] + spans, width: 26).lines.map(\.drawnText) == ["x", "aaa\(soft)b", "c"])
  }

  @Test func theHyphenOfRightToLeftTextIsPartOfItsRun() {
    let line = layout([span("سلا\(soft)مكم")], width: 20).lines[0]
    #expect(line.runs.map(\.run.text) == ["سلا‐"] && line.runs[0].run.direction == .rightToLeft)
    #expect(line.width == 20)
  }

  @Test func inEditedTextTheSoftHyphenHasThePlaceOfItsHyphen() {
    let model = TextEditingModel("aaa\(soft)bbb")
    var style = EditableTextLayout.Style(font: ResolvedFont(size: 10))
    style.width = 20
    let layout = EditableTextLayout(model, style: style, engine: FixedTextEngine())
    #expect((0..<2).map { layout.runs(ofLine: $0).map(\.run.text) } == [["aaa‐"], ["bbb"]])
    func caret(_ position: Int, _ affinity: TextAffinity = .downstream) -> CGPoint {
      layout.caretRectangle(at: TextLocation(position, affinity: affinity)).origin
    }
    #expect(caret(3) == CGPoint(x: 15, y: 0))
    #expect(caret(5, .upstream) == CGPoint(x: 20, y: 0) && caret(5) == CGPoint(x: 0, y: 10))
    #expect(layout.rectangles(of: 3..<5, inLine: 0) == [CGRect(x: 15, y: 0, width: 5, height: 10)])
    #expect(layout.hit(CGPoint(x: 19, y: 5)).location == TextLocation(5, affinity: .upstream))
    style.width = 100
    layout.setStyle(style)
    #expect(layout.runs(ofLine: 0).map(\.run.text) == ["aaa\(soft)bbb"])
    #expect(caret(3) == CGPoint(x: 15, y: 0) && caret(5) == CGPoint(x: 15, y: 0))
  }

  @Test func editedRightToLeftTextHasItsHyphenOnTheLeft() {
    let model = TextEditingModel("سلا\(soft)مكم")
    var style = EditableTextLayout.Style(font: ResolvedFont(size: 10))
    style.width = 20
    let layout = EditableTextLayout(model, style: style, engine: FixedTextEngine())
    #expect(layout.runs(ofLine: 0).map(\.run.text) == ["سلا‐"])
    #expect(layout.rectangles(of: 6..<8, inLine: 0).map(\.minX) == [0])
    #expect(layout.caretRectangle(at: TextLocation(6)).minX == 5)
  }
}

extension TextLine {
  fileprivate var drawnText: String { runs.map(\.run.text).joined() }
}
