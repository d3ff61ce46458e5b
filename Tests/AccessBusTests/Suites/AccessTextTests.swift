import AccessBus
import MessageBus
import Semantics
import Testing

@Suite struct AccessTextTests {
  private func text(_ content: String, caret: Int? = nil, selection: Range<Int>? = nil) -> AccessText {
    AccessText(SemanticText(content: content, caret: caret, selection: selection), ScalarPositions(content))
  }

  private func segments(_ content: String, _ unit: AccessTextUnit, line: (Int) -> Range<Int>? = { _ in nil })
    -> [String]
  {
    let text = self.text(content)
    var segments: [String] = []
    var offset = 0
    while offset < text.count {
      let range = text.segment(of: unit, at: offset, step: 0, line: line)
      segments.append(text.string(range))
      offset = max(range.upperBound, offset + 1)
    }
    return segments
  }

  @Test func unitsCoverTheTextOnce() {
    let content = "Don't go. Now!\n  好吗？是。 End"
    for unit in AccessTextUnit.allCases { #expect(segments(content, unit).joined() == content, "\(unit)") }
  }

  @Test func wordsIncludeTheSpacesAfterThem() {
    #expect(segments("Good  news, all", .word) == ["Good  ", "news", ", ", "all"])
  }

  @Test func sentencesEndAfterTheirMarks() {
    #expect(segments("Hi 3.5 there. Go! 好。是", .sentence) == ["Hi 3.5 there. ", "Go! ", "好。", "是"])
  }

  @Test func linesAreThoseOfTheLayout() {
    #expect(segments("aaaaabbbbb", .line, line: { $0 / 5 * 5..<$0 / 5 * 5 + 5 }) == ["aaaaa", "bbbbb"])
    #expect(segments("aa\nbb", .line) == ["aa\n", "bb"])
  }

  @Test func theEndBelongsToTheLastLine() {
    let text = self.text("ab\ncd", caret: 5)
    #expect(text.segment(of: .line, at: 5, step: 0, line: { _ in nil }) == 3..<5)
    #expect(text.segment(of: .word, at: 5, step: 0, line: { _ in nil }) == 5..<5)
    let ended = self.text("ab\n", caret: 3)
    #expect(ended.segment(of: .line, at: 3, step: 0, line: { _ in nil }) == 3..<3)
  }

  @Test func neighborsEndAtTheEdges() {
    let text = self.text("one two")
    #expect(text.segment(of: .word, at: 5, step: -1, line: { _ in nil }) == 0..<4)
    #expect(text.segment(of: .word, at: 0, step: -1, line: { _ in nil }) == 0..<0)
    #expect(text.segment(of: .word, at: 0, step: 1, line: { _ in nil }) == 4..<7)
    #expect(text.segment(of: .word, at: 4, step: 1, line: { _ in nil }) == 7..<7)
  }

  @Test func anEmptyTextHasEmptyUnits() throws {
    let text = self.text("", caret: 0)
    for unit in AccessTextUnit.allCases {
      #expect(text.segment(of: unit, at: try text.offset(-1), step: 0, line: { _ in 0..<0 }).isEmpty)
    }
    #expect(throws: DBusFailure.self) { try text.offset(1) }
  }

  @Test func caretAndSelectionOutsideOfTheTextAreLimited() {
    let text = self.text("abc", caret: 9, selection: 2..<9)
    #expect(text.caret == 3 && text.selection == 2..<3)
    #expect(text.range(-5, -1) == 0..<3 && text.range(2, 1) == 1..<2)
  }

  @Test(arguments: ["", "a", "e\u{301}x", "🙂é\u{301}\n好 z", String(repeating: "aé好🙂", count: 300)])
  func positionsAreThoseOfAWalkFromTheStart(content: String) {
    let positions = ScalarPositions(content)
    let scalars = Array(content.unicodeScalars)
    #expect(positions.count == scalars.count)
    for offset in -1...scalars.count + 1 {
      let number = max(0, min(offset, scalars.count))
      let index = content.unicodeScalars.index(content.startIndex, offsetBy: number)
      #expect(positions.index(ofScalar: offset) == index && positions.scalar(at: index) == number)
    }
    for byte in 0..<content.utf8.count {
      let index = content.utf8.index(content.startIndex, offsetBy: byte)
      let before = content.unicodeScalars.distance(from: content.startIndex, to: index)
      #expect(positions.scalar(ofByte: byte) == before, "byte \(byte)")
    }
  }

  @Test func aPartOfACharacterStandsForTheWholeCharacter() {
    let positions = ScalarPositions("xe\u{301}y")
    #expect(positions.bytes(ofScalars: 1..<2) == 1..<4 && positions.bytes(ofScalars: 2..<3) == 1..<4)
    #expect(positions.bytes(ofScalars: 4..<4) == 5..<5 && positions.bytes(ofScalars: 0..<4) == 0..<5)
  }

  @Test func anotherSpellingOfTheSameTextIsAnotherText() {
    #expect(!ScalarPositions("a\u{323}\u{301}").isText("a\u{301}\u{323}"))
    let text = String(repeating: "é", count: 100)
    #expect(ScalarPositions(text).isText(text) && ScalarPositions("ab").isText("ab"))
  }
}
