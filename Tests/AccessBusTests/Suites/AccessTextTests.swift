import Semantics
import Testing

@testable import AccessBus

@Suite struct AccessTextTests {
  private func segments(_ content: String, _ unit: AccessTextUnit, top: (Int) -> Double? = { _ in nil }) -> [String] {
    let text = AccessText(SemanticText(content: content))
    var segments: [String] = []
    var offset = 0
    while offset < text.count {
      let range = text.segment(of: unit, at: offset, step: 0, top: top)
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
    #expect(segments("aaaaabbbbb", .line, top: { Double($0 / 5) * 20 }) == ["aaaaa", "bbbbb"])
    #expect(segments("aa\nbb", .line) == ["aa\n", "bb"])
  }

  @Test func theEndBelongsToTheLastLine() {
    let text = AccessText(SemanticText(content: "ab\ncd", caret: 5))
    #expect(text.segment(of: .line, at: 5, step: 0, top: { _ in nil }) == 3..<5)
    #expect(text.segment(of: .word, at: 5, step: 0, top: { _ in nil }) == 5..<5)
    let ended = AccessText(SemanticText(content: "ab\n", caret: 3))
    #expect(ended.segment(of: .line, at: 3, step: 0, top: { _ in nil }) == 3..<3)
  }

  @Test func neighborsEndAtTheEdges() {
    let text = AccessText(SemanticText(content: "one two"))
    #expect(text.segment(of: .word, at: 5, step: -1, top: { _ in nil }) == 0..<4)
    #expect(text.segment(of: .word, at: 0, step: -1, top: { _ in nil }) == 0..<0)
    #expect(text.segment(of: .word, at: 0, step: 1, top: { _ in nil }) == 4..<7)
    #expect(text.segment(of: .word, at: 4, step: 1, top: { _ in nil }) == 7..<7)
  }

  @Test func anEmptyTextHasEmptyUnits() throws {
    let text = AccessText(SemanticText(content: "", caret: 0))
    for unit in AccessTextUnit.allCases {
      #expect(text.segment(of: unit, at: try text.offset(-1), step: 0, top: { _ in 0 }).isEmpty)
    }
    #expect(throws: DBusFailure.self) { try text.offset(1) }
  }

  @Test func caretAndSelectionOutsideOfTheTextAreLimited() {
    let text = AccessText(SemanticText(content: "abc", caret: 9, selection: 2..<9))
    #expect(text.caret == 3 && text.selection == 2..<3)
    #expect(text.range(-5, -1) == 0..<3 && text.range(2, 1) == 1..<2)
  }
}
