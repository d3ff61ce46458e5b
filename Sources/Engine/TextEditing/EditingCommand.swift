/// What a key does to a text that is edited.
package enum EditingCommand: Hashable, Sendable {
  case move(TextMovement, extends: Bool)
  case delete(TextDeletion)
  case selectAll
  case copy
  case cut
  case paste
  case undo
  case redo
  /// Return where the text has lines.
  case insertLineBreak
  case insertTab
  /// Return where the text has one line only.
  case submit
  case focusNext
  case focusPrevious
  /// Escape.
  case cancel
}

extension EditingCommand {
  /// What the text is, for keys that do not mean the same everywhere.
  package enum Context: Hashable, Sendable {
    case singleLine
    case multiLine
  }

  /// The command of a key; nil where it has none, and then it may type text.
  package init?(_ key: KeyStroke, in context: Context) {
    guard let command = Self.movement(key) ?? Self.table[key] ?? Self.tables[context]?[key] else { return nil }
    self = command
  }

  /// Keys that move the caret, and with Shift extend the selection.
  private static func movement(_ key: KeyStroke) -> EditingCommand? {
    var plain = key
    let extends = plain.modifiers.remove(.shift) != nil
    return movements[plain].map { .move($0, extends: extends) }
  }

  private static let movements: [KeyStroke: TextMovement] = [
    KeyStroke(key: "Left"): .left,
    KeyStroke(key: "Right"): .right,
    KeyStroke(key: "Up"): .up,
    KeyStroke(key: "Down"): .down,
    KeyStroke(key: "PageUp"): .pageUp,
    KeyStroke(key: "PageDown"): .pageDown,
    KeyStroke(key: "Home"): .lineStart,
    KeyStroke(key: "End"): .lineEnd,
    KeyStroke(key: "Left", modifiers: .control): .wordLeft,
    KeyStroke(key: "Right", modifiers: .control): .wordRight,
    KeyStroke(key: "Up", modifiers: .control): .paragraphStart,
    KeyStroke(key: "Down", modifiers: .control): .paragraphEnd,
    KeyStroke(key: "Home", modifiers: .control): .documentStart,
    KeyStroke(key: "End", modifiers: .control): .documentEnd,
  ]

  private static let table: [KeyStroke: EditingCommand] = [
    KeyStroke(key: "Backspace"): .delete(.characterBackward),
    KeyStroke(key: "Backspace", modifiers: .shift): .delete(.characterBackward),
    KeyStroke(key: "Backspace", modifiers: .control): .delete(.wordBackward),
    KeyStroke(key: "Backspace", modifiers: [.control, .shift]): .delete(.lineStart),
    KeyStroke(key: "Delete"): .delete(.characterForward),
    KeyStroke(key: "Delete", modifiers: .control): .delete(.wordForward),
    KeyStroke(key: "Delete", modifiers: [.control, .shift]): .delete(.lineEnd),
    KeyStroke(key: "K", modifiers: .control): .delete(.lineEnd),
    KeyStroke(key: "A", modifiers: .control): .selectAll,
    KeyStroke(key: "C", modifiers: .control): .copy,
    KeyStroke(key: "Insert", modifiers: .control): .copy,
    KeyStroke(key: "X", modifiers: .control): .cut,
    KeyStroke(key: "Delete", modifiers: .shift): .cut,
    KeyStroke(key: "V", modifiers: .control): .paste,
    KeyStroke(key: "Insert", modifiers: .shift): .paste,
    KeyStroke(key: "Z", modifiers: .control): .undo,
    KeyStroke(key: "Z", modifiers: [.control, .shift]): .redo,
    KeyStroke(key: "Y", modifiers: .control): .redo,
    KeyStroke(key: "Escape"): .cancel,
    KeyStroke(key: "Tab", modifiers: .shift): .focusPrevious,
    KeyStroke(key: "Tab", modifiers: .control): .focusNext,
    KeyStroke(key: "Tab", modifiers: [.control, .shift]): .focusPrevious,
  ]

  private static let tables: [Context: [KeyStroke: EditingCommand]] = [
    .singleLine: [
      KeyStroke(key: "Tab"): .focusNext,
      KeyStroke(key: "Return"): .submit,
      KeyStroke(key: "Keypad Enter"): .submit,
    ],
    .multiLine: [
      KeyStroke(key: "Tab"): .insertTab,
      KeyStroke(key: "Return"): .insertLineBreak,
      KeyStroke(key: "Return", modifiers: .shift): .insertLineBreak,
      KeyStroke(key: "Keypad Enter"): .insertLineBreak,
    ],
  ]
}

extension KeyStroke {
  /// Whether the key types text, which the host sends as an event of its own after it.
  package var typesText: Bool {
    modifiers.isDisjoint(with: [.control, .command]) && (key.count == 1 || key == "Space" || key.hasPrefix("Keypad "))
  }
}
