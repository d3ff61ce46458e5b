import Engine
import Geometry
import Testing

/// A text is written with its selection: `|` is the caret, `[` where selecting began.
@MainActor @Suite struct TextEditingStateTests {
  /// Reads "a[b|c" as: anchor before b, head before c.
  static func state(_ marked: String, isSingleLine: Bool = false) -> TextEditingState {
    let head = marked.filter { $0 != "[" }.prefix { $0 != "|" }.utf8.count
    let anchor = marked.contains("[") ? marked.filter { $0 != "|" }.prefix { $0 != "[" }.utf8.count : head
    var state = TextEditingState(marked.filter { $0 != "|" && $0 != "[" }, isSingleLine: isSingleLine)
    state.select(TextSelection(anchor: anchor, head: head))
    return state
  }

  static func marked(_ state: TextEditingState) -> String {
    var bytes = Array(state.text.utf8)
    let (anchor, head) = (state.selection.anchor, state.selection.head)
    var marks = [(head, UInt8(ascii: "|"))]
    if anchor != head { marks.append((anchor, UInt8(ascii: "["))) }
    for (position, mark) in marks.sorted(by: { $0.0 > $1.0 }) { bytes.insert(mark, at: position) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func after(
    _ start: String, columns: Int = .max, _ movements: TextMovement..., extends: Bool = false
  ) -> String {
    var state = Self.state(start)
    for movement in movements {
      state.move(movement, extends: extends, in: GridGeometry(state.text, columns: columns))
    }
    return Self.marked(state)
  }

  func deleting(_ start: String, columns: Int = .max, _ deletion: TextDeletion) -> String {
    var state = Self.state(start)
    _ = state.delete(deletion, in: GridGeometry(state.text, columns: columns))
    return Self.marked(state)
  }

  // MARK: Moving

  @Test func leftAndRightMoveByCharactersAndStopAtTheEdges() {
    #expect(after("a|b", .left) == "|ab" && after("|ab", .left) == "|ab")
    #expect(after("a|b", .right) == "ab|" && after("ab|", .right) == "ab|")
    #expect(after("|👨‍👩‍👧e\u{301}\r\n", .right, .right) == "👨‍👩‍👧e\u{301}|\r\n")
    #expect(after("🇩🇪🇫🇷|", .left) == "🇩🇪|🇫🇷")
  }

  @Test func leftAndRightEndASelectionAtItsEdge() {
    #expect(after("a[bc|d", .left) == "a|bcd" && after("a[bc|d", .right) == "abc|d")
    #expect(after("a|bc[d", .left) == "a|bcd" && after("a|bc[d", .right) == "abc|d")
  }

  @Test func extendingKeepsTheAnchor() {
    #expect(after("a|bc", .right, .right, extends: true) == "a[bc|")
    #expect(after("a[bc|", .left, .left, .left, extends: true) == "|a[bc")
    #expect(after("ab cd|", .wordLeft, extends: true) == "ab |cd[")
    #expect(after("a|b\ncd", .documentEnd, extends: true) == "a[b\ncd|")
  }

  @Test func wordMovementsCrossSpacesAndPunctuation() {
    #expect(after("|one, two", .wordRight) == "one|, two")
    #expect(after("one|, two", .wordRight) == "one, two|")
    #expect(after("one, two|", .wordLeft) == "one, |two")
    #expect(after("one, |two", .wordLeft) == "|one, two")
  }

  @Test func homeAndEndStayInTheVisualLine() {
    #expect(after("abcdef|gh", columns: 3, .lineStart) == "abcdef|gh")
    #expect(after("abcd|efgh", columns: 3, .lineStart) == "abc|defgh")
    #expect(after("ab|\ncd", .lineEnd) == "ab|\ncd" && after("|ab\ncd", .lineEnd) == "ab|\ncd")
    var state = Self.state("a|bcdef")
    state.move(.lineEnd, extends: false, in: GridGeometry(state.text, columns: 3))
    #expect(state.selection == TextSelection(caret: 3, affinity: .upstream))
    state.move(.lineEnd, extends: false, in: GridGeometry(state.text, columns: 3))
    #expect(state.selection.head == 3)
    state.move(.lineStart, extends: false, in: GridGeometry(state.text, columns: 3))
    #expect(state.selection == TextSelection(caret: 0))
  }

  @Test func theEdgesOfParagraphsAndOfTheTextAreReached() {
    #expect(after("ab\nc|d\nef", .paragraphStart) == "ab\n|cd\nef")
    #expect(after("ab\n|cd\nef", .paragraphStart) == "|ab\ncd\nef")
    #expect(after("ab\nc|d\nef", .paragraphEnd) == "ab\ncd|\nef")
    #expect(after("ab\ncd|\nef", .paragraphEnd) == "ab\ncd\nef|")
    #expect(after("a|b\ncd", .documentEnd) == "ab\ncd|" && after("ab\nc|d", .documentStart) == "|ab\ncd")
  }

  @Test func upAndDownKeepTheColumnAcrossShorterLines() {
    #expect(after("abc|d\nx\nabcd", .down) == "abcd\nx|\nabcd")
    #expect(after("abc|d\nx\nabcd", .down, .down) == "abcd\nx\nabc|d")
    #expect(after("abcd\nx\nabc|d", .up, .up) == "abc|d\nx\nabcd")
    #expect(after("abc|d\nx\nabcd", .down, .left, .down) == "abcd\nx\n|abcd")
  }

  @Test func upInTheFirstLineAndDownInTheLastReachTheEdges() {
    #expect(after("ab|c\ndef", .up) == "|abc\ndef")
    #expect(after("abc\nd|ef", .down) == "abc\ndef|")
    #expect(after("|", .up, .down) == "|")
    #expect(after("ab|c\n", .down) == "abc\n|")
  }

  @Test func pagesMoveByTheirLengthAndEndAtTheEdges() {
    let text = (0..<10).map { "\($0)x" }.joined(separator: "\n")
    #expect(after("0|x" + text.dropFirst(2), .pageDown).contains("3|x"))
    #expect(after("0|x" + text.dropFirst(2), .pageDown, .pageUp) == "0|x" + text.dropFirst(2))
    #expect(after("0|x" + text.dropFirst(2), .pageDown, .pageDown, .pageDown, .pageDown).hasSuffix("9x|"))
  }

  // MARK: Editing

  @Test func insertingReplacesTheSelection() {
    var state = Self.state("a[bc|d")
    let change = state.insert("é")
    #expect(Self.marked(state) == "aé|d")
    #expect(change?.edit == TextEdit(position: 1, removed: "bc", inserted: "é"))
    #expect(state.insert("") == nil)
  }

  @Test func anAccentJoinsTheLetterBeforeIt() {
    var state = Self.state("e|x")
    _ = state.insert("\u{301}")
    #expect(Self.marked(state) == "e\u{301}|x")
    _ = state.delete(.characterBackward, in: GridGeometry(state.text))
    #expect(Self.marked(state) == "|x")
  }

  @Test func aJoinerNeverLeavesTheCaretInsideACharacter() {
    var state = Self.state("👩|👧")
    _ = state.insert("\u{200D}")
    #expect(state.selection.head == state.buffer.length)
    #expect(state.text.count == 1)
  }

  @Test func charactersAreDeletedWhole() {
    #expect(deleting("a👍🏽|", .characterBackward) == "a|")
    #expect(deleting("a|👨‍👩‍👧b", .characterForward) == "a|b")
    #expect(deleting("a\r\n|b", .characterBackward) == "a|b")
    #expect(deleting("🇩🇪🇫🇷|", .characterBackward) == "🇩🇪|")
    #expect(deleting("|a", .characterBackward) == "|a" && deleting("a|", .characterForward) == "a|")
    #expect(deleting("a[bc|d", .characterBackward) == "a|d" && deleting("a|bc[d", .wordForward) == "a|d")
  }

  @Test func wordsAndLinesAreDeletedUpToTheParagraphsEdge() {
    #expect(deleting("one two|", .wordBackward) == "one |")
    #expect(deleting("one\n  |two", .wordBackward) == "one\n|two")
    #expect(deleting("one\n|two", .wordBackward) == "one|two")
    #expect(deleting("|one two", .wordForward) == "| two")
    #expect(deleting("one|  \ntwo", .wordForward) == "one|\ntwo")
    #expect(deleting("one|\ntwo", .wordForward) == "one|two")
    #expect(deleting("abcd|efgh", columns: 3, .lineStart) == "abc|efgh")
    #expect(deleting("abcd|efgh", columns: 3, .lineEnd) == "abcd|gh")
    #expect(deleting("ab|\ncd", .lineEnd) == "ab|cd")
  }

  @Test func oneLineHasNoLineBreaks() {
    var state = Self.state("a|", isSingleLine: true)
    _ = state.insert("b\r\nc\nd")
    #expect(Self.marked(state) == "ab c d|")
    #expect(TextEditingState("x\ny", isSingleLine: true).text == "x y")
  }

  @Test func textSetByTheProgramKeepsTheCaretIfPossible() {
    var state = Self.state("ab|cd")
    #expect(state.setText("abcd") == nil)
    #expect(state.setText("a👍🏽cd")?.edit == TextEdit(position: 1, removed: "b", inserted: "👍🏽"))
    #expect(Self.marked(state) == "a👍🏽|cd")
    _ = state.setText("xa👍🏽cd")
    #expect(Self.marked(state) == "xa👍🏽|cd")
    _ = state.setText("")
    #expect(Self.marked(state) == "|")
  }

  @Test func canonicallyEqualTextsMayDifferInTheirBytes() {
    var state = Self.state("e\u{301}|")
    #expect(state.setText("\u{e9}") != nil)
    #expect(state.buffer.length == 2)
  }

  @Test func hiddenTextHasNoWordBoundaries() {
    var state = Self.state("one two|")
    state.hidesWords = true
    state.move(.wordLeft, extends: false, in: GridGeometry(state.text))
    #expect(Self.marked(state) == "|one two")
    _ = state.delete(.wordForward, in: GridGeometry(state.text))
    #expect(state.text.isEmpty)
  }

  @Test func editsOfALongTextReadOnlyTheirParagraphs() {
    let line = String(repeating: "x", count: 99) + "\n"
    var state = TextEditingState(String(repeating: line, count: 1000))
    state.select(TextSelection(caret: 50_000))
    for _ in 0..<1000 {
      let change = state.insert("y")
      #expect(change?.oldParagraphs == 500..<501 && change?.newParagraphCount == 1)
    }
    #expect(state.buffer.length == 101_000 && state.buffer.paragraphCount == 1001)
    #expect(state.buffer.range(ofParagraph: 501) == 51_100..<51_200)
  }

  // MARK: Composition

  /// A script may contain any number that JSON has.
  @Test(arguments: [Int.min, -1, 0, 3, 1 << 40, Int.max]) func anyNumbersOfACompositionAreClamped(number: Int) {
    for other in [Int.min, -1, 0, 1, Int.max] {
      var state = Self.state("a|b")
      _ = state.setMarkedText("ni", start: number, length: other)
      #expect(state.text == "anib")
      #expect((1...3).contains(state.selection.anchor) && (1...3).contains(state.selection.head))
    }
  }

  @Test func composedTextReplacesTheSelection() {
    var state = Self.state("a[bc|d")
    _ = state.setMarkedText("ni", start: 2, length: 0)
    #expect(Self.marked(state) == "ani|d" && state.committedText == "abcd")
    _ = state.setMarkedText("nihao", start: 0, length: 2)
    #expect(Self.marked(state) == "a[ni|haod")
    let change = state.insert("你好")
    #expect(Self.marked(state) == "a你好|d" && state.composition == nil)
    #expect(change?.edit == TextEdit(position: 1, removed: "bc", inserted: "你好"))
  }

  @Test func anEmptyCompositionRestoresThePreviousText() {
    var state = Self.state("a[bc|d")
    _ = state.setMarkedText("ni", start: 2, length: 0)
    _ = state.setMarkedText("", start: 0, length: 0)
    #expect(Self.marked(state) == "a[bc|d" && state.composition == nil)
    #expect(state.setMarkedText("", start: 0, length: 0) == nil)
    // Some input methods end the composition before they send its result.
    _ = state.insert("你")
    #expect(Self.marked(state) == "a你|d")
  }

  @Test func theInputMethodCountsInUnicodeScalars() {
    var state = Self.state("|")
    _ = state.setMarkedText("你好吗", start: 1, length: 1)
    #expect(Self.marked(state) == "你[好|吗")
    _ = state.setMarkedText("你好", start: -1, length: 0)
    #expect(Self.marked(state) == "你好|")
    _ = state.setMarkedText("你", start: 9, length: 9)
    #expect(Self.marked(state) == "你|")
  }

  // MARK: Pointer

  func hit(_ state: TextEditingState, _ x: CGFloat, _ y: CGFloat = 5) -> TextHit {
    GridGeometry(state.text).hit(CGPoint(x: x, y: y))
  }

  @Test func clicksSelectCharactersWordsAndParagraphs() {
    var state = Self.state("one two\nthree|")
    _ = state.beginDrag(at: hit(state, 52), clicks: 1, extends: false)
    #expect(Self.marked(state) == "one t|wo\nthree")
    _ = state.beginDrag(at: hit(state, 52), clicks: 2, extends: false)
    #expect(Self.marked(state) == "one [two|\nthree")
    _ = state.beginDrag(at: hit(state, 52), clicks: 3, extends: false)
    #expect(Self.marked(state) == "[one two\n|three")
    _ = state.beginDrag(at: hit(state, 52), clicks: 4, extends: false)
    #expect(Self.marked(state) == "one t|wo\nthree")
  }

  @Test func aDoubleClickOnTheLastHalfOfAWordSelectsIt() {
    var state = Self.state("one two|")
    _ = state.beginDrag(at: hit(state, 28), clicks: 2, extends: false)
    #expect(Self.marked(state) == "[one| two")
  }

  @Test func draggingSelectsByTheUnitOfTheFirstClicks() {
    var state = Self.state("one two three|")
    let drag = state.beginDrag(at: hit(state, 52), clicks: 2, extends: false)
    state.continueDrag(drag, to: hit(state, 92))
    #expect(Self.marked(state) == "one [two three|")
    state.continueDrag(drag, to: hit(state, 12))
    #expect(Self.marked(state) == "|one two[ three")
    let plain = state.beginDrag(at: hit(state, 10), clicks: 1, extends: false)
    state.continueDrag(plain, to: hit(state, 30))
    #expect(Self.marked(state) == "o[ne| two three")
  }

  @Test func aShiftClickExtendsTheSelection() {
    var state = Self.state("o|ne two")
    _ = state.beginDrag(at: hit(state, 50), clicks: 1, extends: true)
    #expect(Self.marked(state) == "o[ne t|wo")
  }
}

@Suite struct ClickCounterTests {
  @Test func clicksAreCountedTogetherOnlyIfCloseInTimeAndSpace() {
    var counter = ClickCounter()
    #expect(counter.press(at: .zero, time: 0) == 1)
    #expect(counter.press(at: CGPoint(x: 5, y: 0), time: 0.4) == 2)
    #expect(counter.press(at: CGPoint(x: 5, y: 5), time: 0.8) == 3)
    #expect(counter.press(at: CGPoint(x: 5, y: 11), time: 0.9) == 1)
    #expect(counter.press(at: CGPoint(x: 5, y: 11), time: 1.31) == 1)
  }
}
