import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// Text of ten points: a character is 5 wide, an ideograph 10, a line 10 high.
@MainActor @Suite struct EditableTextLayoutTests {
  let engine = FixedTextEngine()

  @MainActor final class Fixture {
    let model: TextEditingModel
    let layout: EditableTextLayout

    init(_ text: String, width: CGFloat, isSecret: Bool, engine: FixedTextEngine) {
      model = TextEditingModel(text)
      model.isSecret = isSecret
      var style = EditableTextLayout.Style(font: ResolvedFont(size: 10))
      style.width = width
      layout = EditableTextLayout(model, style: style, engine: engine)
      model.didChange = { [layout] in if let change = $0 { layout.update(change) } }
    }

    /// The drawn text of each line, without the white space at its end.
    var lines: [String] {
      (0..<layout.lineCount).map { layout.runs(ofLine: $0).map(\.run.text).joined() }
    }

    func caret(_ position: Int, _ affinity: TextAffinity = .downstream) -> CGPoint {
      layout.caretRectangle(at: TextLocation(position, affinity: affinity)).origin
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> TextHit { layout.hit(CGPoint(x: x, y: y)) }
  }

  func fixture(_ text: String, width: CGFloat = .infinity, isSecret: Bool = false) -> Fixture {
    Fixture(text, width: width, isSecret: isSecret, engine: engine)
  }

  @Test func anEmptyTextHasOneLineWithACaret() {
    let fixture = fixture("")
    #expect(fixture.layout.lineCount == 1 && fixture.layout.height == 10)
    #expect(fixture.caret(0) == .zero)
    #expect(fixture.hit(50, 50) == TextHit(location: TextLocation(0), character: 0))
  }

  @Test func aLineBreakAtTheEndOpensALine() {
    let fixture = fixture("ab\n")
    #expect(fixture.lines == ["ab", ""])
    #expect(fixture.caret(3) == CGPoint(x: 0, y: 10))
  }

  @Test func linesBreakAtWordsAndKeepTheirSpaces() {
    let fixture = fixture("one two three", width: 40)
    #expect(fixture.lines == ["one two", "three"])
    #expect(fixture.layout.line(at: TextLocation(5)).range == 0..<8)
    #expect(fixture.layout.line(at: TextLocation(8)).range == 8..<13)
    #expect(fixture.layout.line(at: TextLocation(8, affinity: .upstream)).range == 0..<8)
  }

  @Test func aLineBreakHasACaretOnBothSides() {
    let fixture = fixture("abcdef", width: 15)
    #expect(fixture.lines == ["abc", "def"])
    #expect(fixture.caret(3) == CGPoint(x: 0, y: 10))
    #expect(fixture.caret(3, .upstream) == CGPoint(x: 15, y: 0))
    #expect(fixture.hit(40, 5).location == TextLocation(3, affinity: .upstream))
    #expect(fixture.hit(-5, 15).location == TextLocation(3))
  }

  @Test func theCaretStaysInsideTheLineAtHangingSpaces() {
    #expect(fixture("ab     ", width: 20).caret(7).x == 20)
  }

  @Test func aPointHitsTheNearestGapBetweenCharacters() {
    let fixture = fixture("a你b\ncd")
    #expect([0, 2, 3, 9, 11, 16, 99].map { fixture.hit($0, 5).location.position } == [0, 0, 1, 1, 4, 4, 5])
    #expect([0, 2, 3, 9, 11, 16, 99].map { fixture.hit($0, 5).character } == [0, 0, 0, 1, 1, 4, 4])
    #expect(fixture.hit(99, 99).location.position == 8)
    #expect(fixture.hit(0, -99).location.position == 0)
  }

  @Test func hitTestingACaretReturnsItsPosition() {
    let fixture = fixture("héllo wörld 你好 👍🏽\n\tx\n\nlast line here", width: 45)
    let buffer = fixture.model.state.buffer
    var position = 0
    while true {
      let caret = fixture.layout.caretRectangle(at: TextLocation(position))
      let line = fixture.layout.line(at: TextLocation(position))
      if position < line.end.position, caret.minX < 45 {
        #expect(fixture.hit(caret.minX, caret.midY).location.position == position)
      }
      guard position < buffer.length else { break }
      position = buffer.position(after: position)
    }
  }

  @Test func tabsReachTheNextStop() {
    let fixture = fixture("a\tb\tc")
    #expect(fixture.lines == ["a   b   c"])
    #expect((0...5).map { fixture.caret($0).x } == [0, 5, 20, 25, 40, 45])
    #expect(fixture.hit(8, 5).location.position == 1 && fixture.hit(18, 5).location.position == 2)
  }

  @Test func hiddenTextShowsBulletsAndKeepsItsPositions() {
    let fixture = fixture("pä👍🏽", isSecret: true)
    #expect(fixture.lines == ["•••"])
    #expect([0, 1, 3, 11].map { fixture.caret($0).x } == [0, 5, 10, 15])
    #expect(fixture.hit(11, 5).location.position == 3)
  }

  @Test func alignmentMovesLinesAndCarets() {
    let fixture = fixture("ab\n", width: 50)
    var style = fixture.layout.style
    style.alignment = 1
    fixture.layout.setStyle(style)
    #expect(fixture.caret(0).x == 40 && fixture.caret(2).x == 50 && fixture.caret(3).x == 50)
    #expect(fixture.layout.runs(ofLine: 0).map(\.origin.x) == [40])
  }

  @Test func aSelectionCoversItsRangeOfEachLine() {
    let fixture = fixture("abcd\nef\n\ngh")
    let rects = (0..<4).flatMap { fixture.layout.rectangles(of: 2..<10, inLine: $0, edges: 0...100) }
    #expect(
      rects == [
        CGRect(x: 10, y: 0, width: 90, height: 10), CGRect(x: 0, y: 10, width: 100, height: 10),
        CGRect(x: 0, y: 20, width: 100, height: 10), CGRect(x: 0, y: 30, width: 5, height: 10),
      ])
    #expect(fixture.layout.rectangles(of: 2..<2, inLine: 0, edges: 0...100).isEmpty)
    #expect(fixture.layout.rectangles(of: 0..<2, inLine: 1, edges: 0...100).isEmpty)
  }

  @Test func onlyVisibleLinesAreRequested() {
    let fixture = fixture("a\nb\nc\nd")
    #expect(fixture.layout.lines(from: 10, to: 25) == 1..<3)
    #expect(fixture.layout.lines(from: -20, to: 500) == 0..<4)
    #expect(fixture.layout.lines(from: 50, to: 60).isEmpty && fixture.layout.lines(from: 5, to: 5).isEmpty)
  }

  // MARK: Cost

  @Test func anEditLaysOutOnlyItsParagraphs() {
    let fixture = fixture(String(repeating: "some words in a line\n", count: 1000), width: 60)
    let before = fixture.layout.setParagraphs
    let lines = fixture.layout.lineCount
    fixture.model.select(TextSelection(caret: 21 * 500))
    let queries = engine.widthQueries
    fixture.model.insert("x", at: 0)
    #expect(fixture.layout.setParagraphs == before + 1)
    #expect(engine.widthQueries - queries < 40)
    fixture.model.insert("\n", at: 0)
    #expect(fixture.layout.setParagraphs == before + 3)
    #expect(fixture.layout.lineCount == lines + 1)
  }

  @Test func aMillionCharactersTakeOneWidthQueryPerFittingLine() {
    let fixture = fixture(String(repeating: "x", count: 49) + "\n", width: 400)
    let queries = engine.widthQueries
    fixture.model.setText(String(repeating: String(repeating: "x", count: 49) + "\n", count: 2000))
    #expect(engine.widthQueries - queries <= 2000)
  }

  /// Incremental edits give the same lines as laying out the whole text.
  @Test func incrementalLayoutEqualsFullLayout() {
    let seed = UInt64.random(in: 1...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let edited = fixture("some words\nand more of them\n\nend", width: 52)
    let pieces = ["a", " ", "word ", "\n", "\r\n", "你好", "\t", "👍🏽", ""]
    for _ in 0..<300 {
      let buffer = edited.model.state.buffer
      let anchor = Int.random(in: 0...buffer.length, using: &random)
      let head =
        Bool.random(using: &random) ? anchor : min(buffer.length, anchor + Int.random(in: 0...9, using: &random))
      edited.model.select(TextSelection(anchor: anchor, head: head))
      edited.model.insert(pieces.randomElement(using: &random)!, at: 0)
      if Int.random(in: 0..<6, using: &random) == 0 { edited.model.perform(.undo, in: edited.layout, at: 0) }
      let whole = fixture(edited.model.text, width: 52)
      guard edited.lines == whole.lines, edited.layout.height == whole.layout.height else {
        Issue.record("seed \(seed): \(edited.model.text.debugDescription)")
        return
      }
    }
  }
}
