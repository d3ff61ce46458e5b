/// A command of text editing, executed by `TextEditingModel.perform(_:in:at:)`.
package enum EditingCommand: Hashable, Sendable {
  /// Moves the caret; `extends` keeps `TextSelection.anchor`.
  case move(TextMovement, extends: Bool)
  /// Deletes the selection, otherwise the range of a `TextDeletion`.
  case delete(TextDeletion)
  case selectAll
  case copy
  case cut
  case paste
  case undo
  case redo
  /// Return in a text of several lines.
  case insertLineBreak
  /// Tab in a text of several lines.
  case insertTab
  /// Return in a text of a single line.
  case submit
  case focusNext
  case focusPrevious
  /// Escape.
  case cancel
}

extension EditingCommand {
  /// The kind of a text. The commands of Tab and Return depend on it.
  package enum Context: Hashable, Sendable {
    case singleLine
    case multiLine
  }

  /// The command of `key`; nil for a key without a command, which may type text (`KeyStroke.typesText`).
  package init?(_ key: KeyStroke, in context: Context) {
    guard let command = Self.movement(key) ?? Self.table[key] ?? Self.tables[context]?[key] else { return nil }
    self = command
  }

  /// The command of a key that moves the caret. `Modifiers.shift` extends the selection.
  private static func movement(_ key: KeyStroke) -> EditingCommand? {
    var plain = key
    let extends = plain.modifiers.remove(.shift) != nil
    return movements[plain].map { .move($0, extends: extends) }
  }

  /// The keys of `move`, without `Modifiers.shift`.
  private static let movements: [KeyStroke: TextMovement] = [
    KeyStroke(.leftArrow): .left,
    KeyStroke(.rightArrow): .right,
    KeyStroke(.upArrow): .up,
    KeyStroke(.downArrow): .down,
    KeyStroke(.pageUp): .pageUp,
    KeyStroke(.pageDown): .pageDown,
    KeyStroke(.home): .lineStart,
    KeyStroke(.end): .lineEnd,
    KeyStroke(.leftArrow, modifiers: .control): .wordLeft,
    KeyStroke(.rightArrow, modifiers: .control): .wordRight,
    KeyStroke(.upArrow, modifiers: .control): .paragraphStart,
    KeyStroke(.downArrow, modifiers: .control): .paragraphEnd,
    KeyStroke(.home, modifiers: .control): .documentStart,
    KeyStroke(.end, modifiers: .control): .documentEnd,
  ]

  /// The keys with the same command in each `Context`.
  private static let table: [KeyStroke: EditingCommand] = [
    KeyStroke(.backspace): .delete(.characterBackward),
    KeyStroke(.backspace, modifiers: .shift): .delete(.characterBackward),
    KeyStroke(.backspace, modifiers: .control): .delete(.wordBackward),
    KeyStroke(.backspace, modifiers: [.control, .shift]): .delete(.lineStart),
    KeyStroke(.delete): .delete(.characterForward),
    KeyStroke(.delete, modifiers: .control): .delete(.wordForward),
    KeyStroke(.delete, modifiers: [.control, .shift]): .delete(.lineEnd),
    KeyStroke(.character("K"), modifiers: .control): .delete(.lineEnd),
    KeyStroke(.character("A"), modifiers: .control): .selectAll,
    KeyStroke(.character("C"), modifiers: .control): .copy,
    KeyStroke(.insert, modifiers: .control): .copy,
    KeyStroke(.character("X"), modifiers: .control): .cut,
    KeyStroke(.delete, modifiers: .shift): .cut,
    KeyStroke(.character("V"), modifiers: .control): .paste,
    KeyStroke(.insert, modifiers: .shift): .paste,
    KeyStroke(.character("Z"), modifiers: .control): .undo,
    KeyStroke(.character("Z"), modifiers: [.control, .shift]): .redo,
    KeyStroke(.character("Y"), modifiers: .control): .redo,
    KeyStroke(.escape): .cancel,
    KeyStroke(.tab, modifiers: .shift): .focusPrevious,
    KeyStroke(.tab, modifiers: .control): .focusNext,
    KeyStroke(.tab, modifiers: [.control, .shift]): .focusPrevious,
  ]

  /// The keys of each `Context`.
  private static let tables: [Context: [KeyStroke: EditingCommand]] = [
    .singleLine: [
      KeyStroke(.tab): .focusNext,
      KeyStroke(.return): .submit,
      KeyStroke(.keypadEnter): .submit,
    ],
    .multiLine: [
      KeyStroke(.tab): .insertTab,
      KeyStroke(.return): .insertLineBreak,
      KeyStroke(.return, modifiers: .shift): .insertLineBreak,
      KeyStroke(.keypadEnter): .insertLineBreak,
    ],
  ]
}
