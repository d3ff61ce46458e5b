import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Text of 10 points in 200 × 100: a character is 5 wide, a line 10 high, with a margin of 5 points.
@MainActor @Suite struct TextEditorTests {
  @Observable final class Draft {
    var text = ""
  }

  private let draft = Draft()

  private func window(_ text: String) -> TestWindow {
    draft.text = text
    let draft = draft
    return TestWindow(width: 200, height: 100) {
      TextEditor(text: Binding(get: { draft.text }, set: { draft.text = $0 })).font(.system(size: 10))
    }
  }

  private func lines(_ count: Int) -> String { (0..<count).map { "line \($0)" }.joined(separator: "\n") }

  @Test func typingBreaksAndWrapsLines() {
    let window = window("")
    window.clickText()
    window.type("one")
    window.key("Return")
    window.key("Tab")
    window.type("two")
    #expect(draft.text == "one\n\ttwo")
    #expect(window.drawnTexts == ["one", "    two"])
    window.key("Return")
    window.type("aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii")
    #expect(window.drawnTexts.count == 4)
  }

  @Test func aClickBelowTheTextMovesTheCaretToItsEnd() {
    let window = window("ab\ncd")
    window.click(CGPoint(x: 150, y: 90))
    window.type("X")
    #expect(draft.text == "ab\ncdX")
  }

  @Test func theViewScrollsToTheCaret() {
    let window = window(lines(50))
    window.clickText()
    window.key("End", .control)
    let node = window.editedTexts[0]
    let caret = node.convert(node.caretRectangle, to: nil)
    #expect(caret.maxY <= 100 && caret.minY >= 80)
    window.key("Home", .control)
    #expect(window.scroll?.model.offset.y == 0 || (window.scroll?.model.offset.y ?? 99) <= 5)
    #expect(node.convert(node.caretRectangle, to: nil).minY >= 0)
  }

  @Test func aLineAddedAtTheEndIsVisible() {
    let window = window(lines(50))
    window.clickText()
    window.key("End", .control)
    for _ in 0..<3 { window.key("Return") }
    let node = window.editedTexts[0]
    let caret = node.convert(node.caretRectangle, to: nil)
    #expect(caret.maxY <= 100 && caret.minY >= 80)
  }

  @Test func pageDownMovesTheCaretByTheVisibleHeight() {
    let window = window(lines(50))
    window.clickText()
    window.key("PageDown")
    let head = window.editedTexts[0].model.selection.head
    let line = draft.text.utf8.prefix(head).count { $0 == 0x0A }
    #expect(line >= 8 && line <= 10)
  }

  @Test func aDragBelowTheEdgeScrollsAndSelects() {
    let window = window(lines(50))
    window.send(.mouseDown(CGPoint(x: 6, y: 10), button: 1))
    window.advance()
    window.send(.mouseMove(CGPoint(x: 50, y: 130)))
    window.advance(seconds: 0.5)
    let selected = window.editedTexts[0].model.state.selectedText
    #expect((window.scroll?.model.offset.y ?? 0) > 50 && selected.contains("line 15"))
    window.send(.mouseUp(CGPoint(x: 50, y: 130), button: 1))
    window.advance()
    #expect(window.textInput.primarySelectionText == window.editedTexts[0].model.state.selectedText)
  }

  @Test func theWheelScrollsWithoutMovingTheCaret() {
    let window = window(lines(50))
    window.clickText()
    window.wheel(-1, at: CGPoint(x: 50, y: 50))
    window.settle()
    #expect((window.scroll?.model.offset.y ?? 0) > 10)
    #expect(window.editedTexts[0].model.selection == TextSelection(caret: 0))
  }

  @Test func textSetByTheProgramIsShown() {
    let window = window("ab")
    draft.text = "new\ntext"
    window.advance()
    #expect(window.drawnTexts == ["new", "text"])
  }

  // MARK: Cost

  @Test func aKeyInALongTextLaysOutOneParagraph() {
    let window = window(lines(5000))
    window.clickText()
    window.type("x")
    let queries = window.text.widthQueries
    window.type("y")
    #expect(draft.text.hasPrefix("xyline"))
    #expect(window.text.widthQueries - queries < 40)
  }

  @Test func aScrolledFrameLaysOutNoText() {
    let window = window(lines(5000))
    window.wheel(-3, at: CGPoint(x: 50, y: 50))
    let queries = window.text.widthQueries
    let counts = window.advance(seconds: 0.2)
    #expect(window.text.widthQueries == queries)
    #expect(counts.allSatisfy { $0.bodies == 0 && $0.measures == 0 })
    #expect(counts.allSatisfy { $0.commands < 40 })
  }
}
