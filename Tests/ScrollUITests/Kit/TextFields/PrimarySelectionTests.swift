import Engine
import Foundation
import ScrollUI
import ScrollUITesting
import Testing

/// The primary selection, set by the mouse or keys and pasted with the middle button. A character of these fields is 8.5 points wide.
@MainActor @Suite struct PrimarySelectionTests {
  @Observable final class Form {
    var first = "one two"
    var second = "three four"
    var secret = "hidden"
    var lines = "five\nsix"
    var document = "seven\neight"
  }

  private struct Fields: View {
    @Bindable var form: Form
    @FocusState var isFocused: Bool

    var body: some View {
      VStack {
        TextField("", text: $form.first)
        TextField("", text: $form.second).focused($isFocused)
        SecureField("", text: $form.secret)
        TextField("", text: $form.lines, axis: .vertical)
        TextEditor(text: $form.document).frame(height: 60)
        Button("Focus") { isFocused = true }
      }
      .frame(width: 200)
    }
  }

  private let form = Form()

  private func window() -> TestWindow {
    let form = form
    return TestWindow(width: 240, height: 300) { Fields(form: form) }
  }

  /// Presses the middle button after the character number `column` of an edited text.
  private func middleClick(_ text: Int, column: Int, in window: TestWindow) {
    let node = window.editedTexts[text]
    let frame = node.convert(node.bounds, to: nil)
    let point = CGPoint(x: frame.minX + 8.5 * CGFloat(column), y: frame.minY + 5)
    window.send(.mouseDown(point, button: 2))
    window.advance()
    window.send(.mouseUp(point, button: 2))
    window.advance()
  }

  private func selectFirstWord(_ text: Int, in window: TestWindow) {
    window.clickText(text, at: CGPoint(x: 4, y: 5))
    window.clickText(text, at: CGPoint(x: 4, y: 5))
    window.advance(seconds: 1)
  }

  @Test func theMiddleButtonPastesAtThePointerInEveryText() {
    let window = window()
    window.textInput.primarySelectionText = "X"
    for text in 0..<5 { middleClick(text, column: 3, in: window) }
    #expect(form.first == "oneX two" && form.second == "thrXee four" && form.secret == "hidXden")
    #expect(form.lines == "fivXe\nsix" && form.document == "sevXen\neight")
    #expect(window.textInput.primarySelectionText == "X" && window.textInput.clipboardText.isEmpty)
  }

  @Test(arguments: [(0, "one"), (1, "three"), (3, "five"), (4, "seven")])
  func selectingSetsThePrimarySelection(text: Int, word: String) {
    let window = window()
    selectFirstWord(text, in: window)
    #expect(window.textInput.primarySelectionText == word && window.textInput.clipboardText.isEmpty)
    window.key("Home")
    window.key("Right", .shift)
    #expect(window.textInput.primarySelectionText == String(word.prefix(1)))
  }

  @Test func secureTextIsNeverThePrimarySelection() {
    let window = window()
    selectFirstWord(0, in: window)
    selectFirstWord(2, in: window)
    window.key("A", .control)
    window.key("C", .control)
    window.key("X", .control)
    #expect(form.secret == "hidden")
    #expect(window.textInput.primarySelectionText == "one" && window.textInput.clipboardText.isEmpty)
  }

  @Test func eachTextKeepsItsOwnSelection() {
    let window = window()
    selectFirstWord(0, in: window)
    selectFirstWord(1, in: window)
    #expect(window.editedTexts[0].model.selection.range == 0..<3)
    #expect(window.editedTexts[1].model.selection.range == 0..<5)
    #expect(window.textInput.primarySelectionText == "three")
    middleClick(0, column: 7, in: window)
    #expect(form.first == "one twothree")
    #expect(window.editedTexts[1].model.selection.range == 0..<5)
  }

  /// Moving through a form with the Tab key must not replace the text selected for pasting.
  @Test func focusingByTabKeepsThePrimarySelection() {
    let window = window()
    window.textInput.primarySelectionText = "X"
    window.key("Tab")
    #expect(window.editedTexts[0].model.selection.range == 0..<7)
    #expect(window.textInput.primarySelectionText == "X")
  }

  @Test func focusingByTheProgramKeepsThePrimarySelection() throws {
    let window = window()
    selectFirstWord(0, in: window)
    let button = try #require(window.frame(ofText: "Focus"))
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.settle()
    #expect(window.editedTexts[1].isFocused)
    #expect(window.textInput.primarySelectionText == "one")
  }
}
