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
