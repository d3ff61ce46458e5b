import Engine
import Testing

@Suite struct UndoHistoryTests {
  /// A history of texts typed in sequence at the given times.
  func typed(_ texts: [(String, Double)]) -> UndoHistory {
    var history = UndoHistory()
    var position = 0
    for (text, time) in texts {
      let end = position + text.utf8.count
      history.record(
        TextEdit(position: position, removed: "", inserted: text), .typing,
        before: TextSelection(caret: position), after: TextSelection(caret: end), at: time)
      position = end
    }
    return history
  }

  @Test func typingIsOneStepUntilAPause() {
    var history = typed([("a", 0), ("b", 1), ("c", 2.01)])
    #expect(history.stepCount == 2)
    #expect(history.undo()?.edit == TextEdit(position: 2, removed: "", inserted: "c"))
    let step = history.undo()
    #expect(step?.edit == TextEdit(position: 0, removed: "", inserted: "ab"))
    #expect(step?.before == TextSelection(caret: 0) && step?.after == TextSelection(caret: 2))
    #expect(history.undo() == nil)
  }

  @Test func aLineBreakEndsAStep() { #expect(typed([("a", 0), ("\n", 0), ("b", 0)]).stepCount == 2) }

  @Test func movingTheCaretEndsAStep() {
    var history = typed([("a", 0)])
    history.endGroup()
    history.record(
      TextEdit(position: 1, removed: "", inserted: "b"), .typing, before: TextSelection(caret: 1),
      after: TextSelection(caret: 2), at: 0)
    #expect(history.stepCount == 2)
  }

  @Test func aDifferentKindOrPositionEndsAStep() {
    var history = typed([("ab", 0)])
    let caret = TextSelection(caret: 1)
    history.record(
      TextEdit(position: 1, removed: "b", inserted: ""), .deletingBackward, before: caret, after: caret, at: 0)
    history.record(
      TextEdit(position: 0, removed: "a", inserted: ""), .deletingBackward, before: caret, after: caret, at: 0)
    #expect(history.stepCount == 2)
    #expect(history.undo()?.edit == TextEdit(position: 0, removed: "ab", inserted: ""))
    #expect(typed([("a", 0)]).stepCount == 1)
  }

  @Test func deletingForwardIsOneStepThatKeepsItsOrder() {
    var history = UndoHistory()
    let caret = TextSelection(caret: 3)
    for text in ["x", "y"] {
      history.record(
        TextEdit(position: 3, removed: text, inserted: ""), .deletingForward, before: caret, after: caret, at: 0)
    }
    #expect(history.undo()?.edit == TextEdit(position: 3, removed: "xy", inserted: ""))
  }

  @Test func pastingIsASeparateStep() {
    var history = typed([("a", 0)])
    for position in 1...2 {
      history.record(
        TextEdit(position: position, removed: "", inserted: "p"), .other, before: TextSelection(caret: position),
        after: TextSelection(caret: position + 1), at: 0)
    }
    #expect(history.stepCount == 3)
  }

  @Test func anEditAfterAnUndoClearsTheRedoSteps() {
    var history = typed([("a", 0)])
    let step = history.undo()
    #expect(history.redo() == step && history.redo() == nil)
    _ = history.undo()
    history.record(
      TextEdit(position: 0, removed: "", inserted: "z"), .typing, before: TextSelection(caret: 0),
      after: TextSelection(caret: 1), at: 0)
    #expect(history.redo() == nil && history.stepCount == 1)
  }

  @Test func theOldestStepsAreDropped() {
    var history = typed((0..<UndoHistory.maximumSteps + 10).map { ("\($0)", Double($0) * 2) })
    #expect(history.stepCount == UndoHistory.maximumSteps)
    history.maximumByteCount = 10
    history.record(
      TextEdit(position: 0, removed: "", inserted: "0123456789AB"), .other, before: TextSelection(caret: 0),
      after: TextSelection(caret: 0), at: 0)
    #expect(history.stepCount == 1)
    #expect(history.undo()?.edit.inserted == "0123456789AB")
  }
}
