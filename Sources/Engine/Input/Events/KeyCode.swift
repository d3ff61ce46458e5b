import Geometry

/// A key of the keyboard, by its function in the user's layout.
///
/// Input scripts and recordings write keys by SDL's names ("PageDown", "Left Shift", "A"): ``init(name:)`` reads them and ``name``
/// returns the same string, also for names that have no case of their own.
package enum KeyCode: Hashable, Sendable {
  case upArrow, downArrow, leftArrow, rightArrow
  case home, end, pageUp, pageDown
  case insert, delete, backspace, clear
  case escape, `return`, tab, space
  case leftShift, rightShift, leftControl, rightControl
  case leftOption, rightOption, leftCommand, rightCommand
  /// F1 is `function(1)`; 1…24.
  case function(Int)
  case keypadEnter
  /// A key of the numeric keypad that types text, by its label: "0", "+".
  case keypad(String)
  /// A key that types the character; a letter is in upper case.
  case character(Character)
  /// A key without a case here, by SDL's name: "CapsLock", "VolumeUp".
  case other(String)
}

// MARK: - Names

extension KeyCode {
  /// The key with SDL's `name`. Never fails: unknown names become `other`.
  package init(name: String) {
    if let key = Self.keys[name] {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix(Self.keypadPrefix) {
      self = .keypad(String(name.dropFirst(Self.keypadPrefix.count)))
    } else {
      self = .other(name)
    }
  }

  /// SDL's name of the key.
  package var name: String {
    switch self {
    case .character(let character): String(character)
    case .keypad(let label): Self.keypadPrefix + label
    case .function(let number): "F\(number)"
    case .other(let name): name
    default: Self.names[self] ?? ""
    }
  }

  private static let keypadPrefix = "Keypad "

  private static let names: [KeyCode: String] = [
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .home: "Home", .end: "End",
    .pageUp: "PageUp", .pageDown: "PageDown", .insert: "Insert", .delete: "Delete", .backspace: "Backspace",
    .clear: "Clear", .escape: "Escape", .return: "Return", .tab: "Tab", .space: "Space", .keypadEnter: "Keypad Enter",
    .leftShift: "Left Shift", .rightShift: "Right Shift", .leftControl: "Left Ctrl", .rightControl: "Right Ctrl",
    .leftOption: "Left Alt", .rightOption: "Right Alt", .leftCommand: "Left GUI", .rightCommand: "Right GUI",
  ]

  private static let keys: [String: KeyCode] = {
    var keys = Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) })
    for number in 1...24 { keys["F\(number)"] = .function(number) }
    return keys
  }()
}

// MARK: - Kinds of keys

extension KeyCode {
  /// The key whose arrow points the same way in the reading direction of left-to-right layouts: `rightArrow` for an arrow to the trailing edge.
  /// Other keys are returned unchanged.
  package func inReadingDirection(_ direction: LayoutDirection) -> KeyCode {
    switch (self, direction) {
    case (.leftArrow, .rightToLeft): .rightArrow
    case (.rightArrow, .rightToLeft): .leftArrow
    default: self
    }
  }

  /// The modifier that the key holds; nil for a key that is no modifier key.
  package var modifier: Modifiers? {
    switch self {
    case .leftShift, .rightShift: .shift
    case .leftControl, .rightControl: .control
    case .leftOption, .rightOption: .option
    case .leftCommand, .rightCommand: .command
    default: nil
    }
  }

  /// True if the key types text where neither Control nor the logo key is held.
  package var isPrintable: Bool {
    switch self {
    case .character, .keypad, .keypadEnter, .space: true
    default: false
    }
  }
}
