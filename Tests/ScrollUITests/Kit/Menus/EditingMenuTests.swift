import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// The menu that the right button opens in a text. Text of 10 points: a character is 5 wide, a line 10 high, with a margin of 5 points.
@MainActor @Suite struct EditingMenuTests {
  @Observable final class Draft {
    var text = "one two three"
  }

  private let draft = Draft()

  private func editor() -> TestWindow {
    let draft = draft
    let window = TestWindow(width: 400, height: 300) {
      TextEditor(text: Binding(get: { draft.text }, set: { draft.text = $0 })).font(.system(size: 10))
    }
    window.settle()
    return window
  }

  private func rightClick(_ window: TestWindow, _ point: CGPoint) {
    window.send(.mouseDown(point, button: 3))
    window.advance()
    window.send(.mouseUp(point, button: 3))
    window.settle()
  }

  /// The middle of a character of the first line.
  private func point(_ character: Int) -> CGPoint { CGPoint(x: 5 + 5 * CGFloat(character) + 2, y: 10) }

  private func choose(_ row: String, in window: TestWindow) throws {
    let frame = try #require(window.frame(ofText: row))
    window.click(CGPoint(x: frame.midX, y: frame.midY))
    window.settle()
  }

  private func doubleClick(_ window: TestWindow, _ point: CGPoint) {
    window.click(point)
    window.click(point)
  }

  @Test func aSelectionUnderThePointerIsKeptAndCut() throws {
    let window = editor()
    doubleClick(window, point(5))
    rightClick(window, point(5))
    #expect(window.drawnTexts.contains("Cut"))
    try choose("Cut", in: window)
    #expect(draft.text == "one  three")
    #expect(window.textInput.clipboardText == "two")
    #expect(!window.texts.contains("Cut"))
    window.type("X")
    #expect(draft.text == "one X three", "the text has the keyboard again")
    window.key("Z", .control)
    window.key("Z", .control)
    #expect(draft.text == "one two three")
  }

  @Test func aPressBesideTheSelectionMovesTheCaretAndPastes() throws {
    let window = editor()
    window.textInput.clipboardText = "four "
    doubleClick(window, point(1))
    rightClick(window, CGPoint(x: 5 + 5 * 8, y: 10))
    try choose("Paste", in: window)
    #expect(draft.text == "one two four three")
  }

  @Test func allIsSelectedAndCopied() throws {
    let window = editor()
    rightClick(window, point(2))
    try choose("Select All", in: window)
    rightClick(window, point(2))
    try choose("Copy", in: window)
    #expect(window.textInput.clipboardText == "one two three")
    #expect(draft.text == "one two three")
  }

  /// Without a selection and a clipboard, a press on those rows does nothing and leaves the menu open.
  @Test func unavailableCommandsAreDisabled() throws {
    let window = editor()
    rightClick(window, point(2))
    for row in ["Cut", "Copy", "Paste"] {
      try choose(row, in: window)
      #expect(window.texts.contains(row))
    }
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("Cut"))
    #expect(draft.text == "one two three")
    window.type("X")
    #expect(draft.text == "onXe two three" || draft.text == "oneX two three")
  }

  @Test func hiddenTextCannotBeCopied() throws {
    let draft = draft
    let window = TestWindow(width: 400, height: 300) {
      SecureField("Secret", text: Binding(get: { draft.text }, set: { draft.text = $0 })).font(.system(size: 10))
    }
    let field = try #require(window.editedTexts.first)
    let frame = field.convert(field.bounds, to: nil)
    let point = CGPoint(x: frame.minX + 10, y: frame.midY)
    doubleClick(window, point)
    rightClick(window, point)
    try choose("Copy", in: window)
    #expect(window.textInput.clipboardText == "")
    #expect(window.texts.contains("Copy"))
  }

  @Test func theMenuClosesWhenItsTextIsRemoved() {
    let (isShown, draft) = (Knob(true), draft)
    let window = TestWindow(width: 400, height: 300) {
      VStack {
        Text("Top")
        KnobView(isShown) {
          if $0 { TextEditor(text: Binding(get: { draft.text }, set: { draft.text = $0 })) }
        }
      }
    }
    window.settle()
    rightClick(window, CGPoint(x: 100, y: 150))
    #expect(window.texts.contains("Select All"))
    isShown.value = false
    window.settle()
    #expect(window.texts == ["Top"])
  }
}
