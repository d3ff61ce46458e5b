import Engine
import Testing

@Suite struct EditingCommandTests {
  func command(
    _ key: String, _ modifiers: Modifiers = [], in context: EditingCommand.Context = .multiLine
  ) -> EditingCommand? {
    EditingCommand(KeyStroke(KeyCode(name: key), modifiers: modifiers), in: context)
  }

  @Test func everyMovementExtendsWithShift() {
    for key in ["Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown"] {
      guard case .move(let movement, extends: false) = command(key) else {
        Issue.record("\(key) does not move")
        continue
      }
      #expect(command(key, .shift) == .move(movement, extends: true))
    }
    #expect(command("Left", [.control, .shift]) == .move(.wordLeft, extends: true))
    #expect(command("Home", .control) == .move(.documentStart, extends: false))
  }

  @Test func keysEditByTheDesktopConventions() {
    #expect(command("Backspace") == .delete(.characterBackward))
    #expect(command("Backspace", .control) == .delete(.wordBackward))
    #expect(command("Delete", .control) == .delete(.wordForward))
    #expect(command("A", .control) == .selectAll && command("C", .control) == .copy)
    #expect(command("X", .control) == .cut && command("V", .control) == .paste)
    #expect(command("Z", .control) == .undo && command("Z", [.control, .shift]) == .redo)
    #expect(command("Y", .control) == .redo)
    #expect(command("Insert", .shift) == .paste && command("Insert", .control) == .copy)
  }

  @Test func tabAndReturnDependOnTheLineMode() {
    #expect(command("Tab") == .insertTab && command("Tab", in: .singleLine) == .focusNext)
    #expect(command("Tab", .shift) == .focusPrevious && command("Tab", .control) == .focusNext)
    #expect(command("Return") == .insertLineBreak && command("Return", in: .singleLine) == .submit)
  }

  @Test func otherKeysHaveNoCommand() {
    #expect(command("A") == nil && command("F5") == nil && command("C", [.control, .option]) == nil)
    #expect(command("Left", .option) == nil)
  }

  @Test func keysThatTypeAreDistinguishedFromCommandKeys() {
    #expect(KeyStroke(.character("A")).typesText && KeyStroke(.space, modifiers: .shift).typesText)
    #expect(!KeyStroke(.character("A"), modifiers: .control).typesText && !KeyStroke(.function(1)).typesText)
    #expect(KeyStroke(.character("Q"), modifiers: .option).typesText)
  }
}
