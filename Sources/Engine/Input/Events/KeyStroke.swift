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
