import Engine
import Geometry
import ScrollUITesting
import Testing

@MainActor @Suite struct TextEditingModelTests {
  let host = TestTextInputHost()

  func model(_ marked: String) -> TextEditingModel {
    let state = TextEditingStateTests.state(marked)
    let model = TextEditingModel(state.text)
    model.select(state.selection)
    model.inputHost = host
    return model
  }

  func marked(_ model: TextEditingModel) -> String { TextEditingStateTests.marked(model.state) }

  func perform(_ model: TextEditingModel, _ commands: EditingCommand..., time: Double = 0) {
    for command in commands { model.perform(command, in: GridGeometry(model.text), at: time) }
  }

  @Test func undoRestoresTheTextAndTheSelectionBeforeTyping() {
    let model = model("a[bc|d")
    model.insert("x", at: 0)
    model.insert("y", at: 0.5)
    #expect(marked(model) == "axy|d")
    perform(model, .undo)
    #expect(marked(model) == "a[bc|d")
    perform(model, .redo)
    #expect(marked(model) == "axy|d")
    perform(model, .redo, .undo, .undo)
    #expect(marked(model) == "a[bc|d")
  }

  @Test func movingTheCaretEndsATypingStep() {
    let model = model("|")
    model.insert("a", at: 0)
    perform(model, .move(.left, extends: false), .move(.right, extends: false))
    model.insert("b", at: 0)
    perform(model, .undo)
    #expect(marked(model) == "a|")
  }

  @Test func undoRestoresDeletedWordsTogether() {
    let model = model("one two three|")
    perform(model, .delete(.wordBackward), .delete(.wordBackward))
    #expect(marked(model) == "one |")
    perform(model, .undo)
    #expect(marked(model) == "one two three|")
  }

  @Test func cuttingCopyingAndPastingUseTheClipboard() {
    let model = model("a[bc|d")
    perform(model, .cut)
    #expect(marked(model) == "a|d" && host.clipboardText == "bc")
    perform(model, .paste, .paste)
    #expect(marked(model) == "abcbc|d")
    perform(model, .undo)
    #expect(marked(model) == "abc|d")
    perform(model, .copy)
    #expect(host.clipboardText == "bc")
  }

  @Test func pastingRemovesControlCharactersAsTypingDoes() {
    let pasted = "a\u{0}b\u{1B}[1m\tc\u{7F}\nd\u{8}\u{85}"
    let (typing, pasting, dropping) = (model("|"), model("|"), model("|"))
    typing.insert(pasted, at: 0)
    host.clipboardText = pasted
    perform(pasting, .paste)
    host.primarySelectionText = pasted
    dropping.pastePrimarySelection(at: .zero, in: GridGeometry(""), time: 0)
    #expect(typing.text == "ab[1m\tc\nd\u{85}")
    #expect(pasting.text == typing.text && dropping.text == typing.text)
    host.clipboardText = "\u{1}\u{2}"
    perform(pasting, .paste)
    #expect(pasting.text == typing.text)
  }

  @Test func aSelectionBecomesThePrimarySelection() {
    let model = model("one two|")
    perform(model, .move(.wordLeft, extends: true))
    #expect(host.primarySelectionText == "two" && host.clipboardText.isEmpty)
    model.pastePrimarySelection(at: CGPoint(x: 0, y: 5), in: GridGeometry(model.text), time: 0)
    #expect(marked(model) == "two|one two")
  }

  @Test func aDragSetsThePrimarySelectionWhenItEnds() {
    let model = model("one two|")
    let grid = GridGeometry(model.text)
    model.press(at: CGPoint(x: 0, y: 5), extends: false, in: grid, time: 0)
    model.drag(to: CGPoint(x: 30, y: 5), in: grid)
    #expect(marked(model) == "[one| two" && host.primarySelectionText.isEmpty)
    model.endDrag()
    #expect(host.primarySelectionText == "one")
  }

  @Test func secureTextIsNeverCopied() {
    let model = model("[secret|")
    model.isSecret = true
    perform(model, .copy, .cut, .selectAll)
    #expect(host.clipboardText.isEmpty && model.text == "secret")
    perform(model, .move(.left, extends: false), .selectAll)
    #expect(host.primarySelectionText.isEmpty)
  }

  @Test func aCompositionIsOneUndoStepRecordedAtItsCommit() {
    let model = model("a[b|")
    model.setMarkedText("ni", start: 2, length: 0)
    model.setMarkedText("nihao", start: 5, length: 0)
    #expect(model.history.stepCount == 0)
    model.insert("你好", at: 0)
    #expect(marked(model) == "a你好|" && model.history.stepCount == 1)
    perform(model, .undo)
    #expect(marked(model) == "a[b|")
    perform(model, .redo)
    #expect(marked(model) == "a你好|")
  }

  @Test func aCommandCommitsTheComposition() {
    let model = model("a|")
    model.setMarkedText("ni", start: 2, length: 0)
    perform(model, .move(.documentStart, extends: false))
    #expect(marked(model) == "|ani" && model.state.composition == nil)
    perform(model, .undo)
    #expect(marked(model) == "a|")
  }

  @Test func aCancelledCompositionChangesNothing() {
    let model = model("a[b|")
    model.setMarkedText("x", start: 1, length: 0)
    model.cancelComposition()
    #expect(marked(model) == "a[b|" && model.history.stepCount == 0)
  }

  @Test func changesAreReported() {
    let model = model("ab|")
    var texts = 0
    var selections = 0
    model.didChange = { if $0 == nil { selections += 1 } else { texts += 1 } }
    model.insert("c", at: 0)
    perform(model, .move(.right, extends: false))
    #expect(texts == 1 && selections == 0)
    perform(model, .move(.left, extends: false))
    #expect(selections == 1)
    model.setText("abc")
    #expect(texts == 1)
    model.setText("x")
    #expect(texts == 2 && model.history.stepCount == 0)
  }

  @Test func textSetByTheProgramIsAnUndoStepWhileEditing() {
    let model = model("ab|")
    model.insert("c", at: 0)
    model.setText("ABC", at: 0)
    perform(model, .undo)
    #expect(marked(model) == "abc|")
    perform(model, .undo)
    #expect(marked(model) == "ab|")
  }

  /// Found by random edits: a composed CR before a LF joins it, and the caret was inside the line break.
  @Test func aCompositionMayJoinTheCharacterAfterIt() {
    let model = model("|\nx")
    model.setMarkedText("\r", start: 1, length: 0)
    model.commitComposition(at: 0)
    #expect(model.selection == TextSelection(caret: 2))
  }

  @Test func controlCharactersAreNotText() {
    let model = model("|")
    model.insert("\u{8}a\u{7F}", at: 0)
    #expect(model.text == "a")
  }

  /// Undoing all edits restores the first text, and redoing them the last.
  @Test func undoingRandomEditsRestoresEveryByte() {
    let seed = UInt64.random(in: 1...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let first = "one\ntwo 日本 👍🏽 three\r\nfour"
    let model = model(first + "|")
    let movements: [TextMovement] = [.left, .right, .wordLeft, .wordRight, .up, .down, .lineStart, .documentEnd]
    let deletions: [TextDeletion] = [.characterBackward, .characterForward, .wordBackward, .wordForward, .lineEnd]
    let pieces = ["a", " ", "é", "\u{301}", "👨‍👩‍👧", "\n", "\r", "日本語", "🇩"]
    var time = 0.0
    let steps = 400
    for _ in 0..<steps {
      time += Double.random(in: 0...1.5, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3: perform(model, .move(movements.randomElement(using: &random)!, extends: .random(using: &random)))
      case 3..<5: perform(model, .delete(deletions.randomElement(using: &random)!), time: time)
      case 5: perform(model, [.cut, .paste, .undo, .redo].randomElement(using: &random)!, time: time)
      case 6: model.setMarkedText(pieces.randomElement(using: &random)!, start: 1, length: 0)
      default: model.insert(pieces.randomElement(using: &random)!, at: time)
      }
      let selection = model.selection
      let buffer = model.state.buffer
      #expect(buffer.boundary(atOrBefore: selection.head) == selection.head, "seed \(seed)")
    }
    model.commitComposition(at: time)
    // The last edits may have been undone already.
    for _ in 0..<steps { perform(model, .redo) }
    let last = model.text
    while model.history.stepCount > 0 { perform(model, .undo) }
    #expect(model.text.utf8.elementsEqual(first.utf8), "seed \(seed)")
    for _ in 0..<steps { perform(model, .redo) }
    #expect(model.text.utf8.elementsEqual(last.utf8), "seed \(seed)")
  }
}
