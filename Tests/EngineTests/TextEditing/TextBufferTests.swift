import Engine
import Geometry
import ScrollUITesting
import Testing

@Suite struct TextBufferTests {
  /// The paragraphs, found by scanning the text.
  static func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: LineBreakRules.isNewline).map(String.init)
  }

  func paragraphs(of buffer: TextBuffer) -> [String] {
    (0..<buffer.paragraphCount).map { String(buffer[buffer.contentRange(ofParagraph: $0)]) }
  }

  @Test(arguments: [
    "", "a", "\n", "a\n", "\nb", "a\nb", "a\r\nb\r\n", "a\r\r\nb", "a\u{2028}b\u{2029}c\u{85}d\u{0B}e\u{0C}f", "日本\n語",
  ])
  func everyLineBreakEndsAParagraph(_ text: String) {
    #expect(paragraphs(of: TextBuffer(text)) == Self.paragraphs(of: text))
  }

  @Test func aPositionFindsItsParagraph() {
    let buffer = TextBuffer("ab\n\ncd")
    #expect((0...6).map { buffer.paragraph(at: $0) } == [0, 0, 0, 1, 2, 2, 2])
    #expect(buffer.range(ofParagraph: 0) == 0..<3)
    #expect(buffer.range(ofParagraph: 2) == 4..<6)
  }

  @Test func aChangeReportsTheParagraphsItAffects() {
    var buffer = TextBuffer("one\ntwo\nthree")
    let typed = buffer.replace(5..<5, with: "x")
    #expect(typed.oldParagraphs == 1..<2 && typed.newParagraphCount == 1)
    let split = buffer.replace(6..<6, with: "\n\n")
    #expect(split.oldParagraphs == 1..<2 && split.newParagraphCount == 3)
    let joined = buffer.replace(3..<8, with: "")
    #expect(joined.oldParagraphs == 0..<4 && joined.newParagraphCount == 1)
    #expect(buffer.text == "onewo\nthree")
    #expect(joined.edit == TextEdit(position: 3, removed: "\ntx\n\n", inserted: ""))
  }

  @Test func aLineFeedAfterACarriageReturnJoinsIt() {
    var buffer = TextBuffer("a\rb")
    _ = buffer.replace(2..<2, with: "\n")
    #expect(paragraphs(of: buffer) == ["a", "b"])
    _ = buffer.replace(0..<3, with: "\r")
    _ = buffer.replace(1..<1, with: "x\n")
    #expect(paragraphs(of: buffer) == ["", "x", "b"])
    _ = buffer.replace(1..<2, with: "")
    #expect(paragraphs(of: buffer) == ["", "b"])
  }

  @Test func paragraphsAreCorrectAfterRandomEdits() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 1...UInt64.max, using: &random)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "", "a", "\n", "\r", "\r\n", "é", "e\u{301}", "日", "👨‍👩‍👧", "\u{301}", "🇩🇪", "x y\nz", "\u{2028}", "\u{85}",
    ]
    var buffer = TextBuffer("begin\nhere")
    for step in 0..<600 {
      var lower = buffer.boundary(atOrBefore: Int.random(in: 0...buffer.length, using: &generator))
      var upper = buffer.boundary(atOrBefore: min(buffer.length, lower + Int.random(in: 0...6, using: &generator)))
      if upper < lower { swap(&lower, &upper) }
      let count = buffer.paragraphCount
      let change = buffer.replace(lower..<upper, with: pieces.randomElement(using: &generator)!)
      guard paragraphs(of: buffer) == Self.paragraphs(of: buffer.text),
        buffer.paragraphCount == count - change.oldParagraphs.count + change.newParagraphCount
      else {
        Issue.record("step \(step) of seed \(seed): \(buffer.text.debugDescription)")
        return
      }
    }
  }

  // MARK: Characters

  @Test(arguments: [
    ("e\u{301}x", 3), ("👍🏽x", 8), ("👨‍👩‍👧‍👦x", 25), ("🇩🇪🇫🇷", 8), ("\r\nx", 2), ("\u{1100}\u{1161}\u{11A8}", 9), ("\tx", 1),
    ("नि", 6),
  ])
  func aCharacterIsAGraphemeCluster(_ text: String, _ length: Int) {
    let buffer = TextBuffer(text)
    #expect(buffer.position(after: 0) == length)
    #expect(buffer.position(before: length) == 0)
  }

  @Test func theEndsOfTheTextAreBoundaries() {
    let buffer = TextBuffer("ab")
    #expect(buffer.position(before: 0) == 0 && buffer.position(after: 2) == 2)
    #expect(TextBuffer("").position(after: 0) == 0)
    #expect(buffer.boundary(atOrBefore: -3) == 0 && buffer.boundary(atOrAfter: 9) == 2)
  }

  @Test func aPositionInsideACharacterHasTheCharactersEdgesAsBoundaries() {
    let buffer = TextBuffer("a👍🏽b")
    #expect(buffer.boundary(atOrBefore: 5) == 1)
    #expect(buffer.boundary(atOrAfter: 5) == 9)
    #expect(buffer.boundary(atOrBefore: 1) == 1 && buffer.boundary(atOrAfter: 9) == 9)
  }

  // MARK: Words

  /// The positions at which repeated movements stop.
  func stops(in text: String, forward: Bool) -> [Int] {
    let buffer = TextBuffer(text)
    var stops: [Int] = []
    var position = forward ? 0 : buffer.length
    while forward ? position < buffer.length : position > 0 {
      position = forward ? buffer.wordEnd(after: position) : buffer.wordStart(before: position)
      stops.append(position)
    }
    return stops
  }

  @Test func wordsEndAfterTheirLastLetter() {
    #expect(stops(in: "one, two_3  four.", forward: true) == [3, 10, 16, 17])
    #expect(stops(in: "one, two_3  four.", forward: false) == [12, 5, 0])
  }

  @Test func wordMovementCrossesLines() {
    #expect(stops(in: "a\n\n b", forward: true) == [1, 5])
    #expect(stops(in: "a\n\n b", forward: false) == [4, 0])
  }

  @Test func wordsMayContainApostrophesAndPoints() {
    #expect(stops(in: "don't 3.14 a.b", forward: true) == [5, 10, 14])
    #expect(stops(in: "don't 3.14 a.b", forward: false) == [11, 6, 0])
    #expect(stops(in: "'a'", forward: true) == [2, 3])
  }

  @Test func eachIdeographAndEmojiIsAWord() {
    #expect(stops(in: "你好a", forward: true) == [3, 6, 7])
    #expect(stops(in: "😀😀a", forward: false) == [8, 4, 0])
    #expect(stops(in: "テレビを", forward: true) == [9, 12])
    #expect(stops(in: "한국어 말", forward: true) == [9, 13])
  }

  @Test func aWordIsFoundByAnyCharacterInIt() {
    let buffer = TextBuffer("ab  cd\n\n!?")
    #expect((0..<6).map { buffer.wordRange(at: $0) } == [0..<2, 0..<2, 2..<4, 2..<4, 4..<6, 4..<6])
    #expect(buffer.wordRange(at: 6) == 4..<6)
    #expect(buffer.wordRange(at: 7) == 7..<7)
    #expect(buffer.wordRange(at: 10) == 8..<10)
    #expect(TextBuffer("").wordRange(at: 0) == 0..<0)
  }
}
