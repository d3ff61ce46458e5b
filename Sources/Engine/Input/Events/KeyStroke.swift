/// A key together with the modifier keys that were held.
package struct KeyStroke: Hashable, Sendable {
  package var key: KeyCode
  package var modifiers: Modifiers

  package init(_ key: KeyCode, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// True if the stroke types text, which the host sends as an event of its own after it.
  package var typesText: Bool { modifiers.isDisjoint(with: [.control, .command]) && key.isPrintable }
}

extension KeyStroke {
  /// True for the keys that open the context menu of the focused view: the menu key, and Shift-F10.
  package var opensMenu: Bool {
    switch (key, modifiers) {
    case (.other("Application"), []), (.other("Menu"), []), (.function(10), .shift): true
    default: false
    }
  }
}

/// The phase of a key press.
package enum KeyPhase: Sendable {
  case down
  /// The key is held, and the system repeats it.
  case repeated
  case up
}

/// A set of modifier keys. The key of either side of the keyboard counts.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  /// Alt.
  package static let option = Modifiers(rawValue: 4)
  /// The logo key.
  package static let command = Modifiers(rawValue: 8)
}
