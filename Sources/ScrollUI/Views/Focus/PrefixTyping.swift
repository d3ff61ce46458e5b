import Engine
import Motion

/// The characters that are typed in a list or a menu to find a row.
struct PrefixTyping {
  /// The pause in seconds after which `take(_:at:)` begins a new text.
  static let pause = 1.0

  private var typed = ""
  private var time = -Double.infinity

  /// Adds the character of `key`. Returns the beginning of the text to be found, and true if the present row may have
  /// it; nil for a key without a character.
  ///
  /// A letter that is typed several times finds the next row with it.
  mutating func take(_ key: KeyStroke, at now: Double) -> (prefix: String, includesPresent: Bool)? {
    let isContinued = !typed.isEmpty && !(now - time).isLonger(than: Self.pause)
    guard key.modifiers.isSubset(of: .shift), let character = KeyEquivalent(key)?.character,
      character.isLetter || character.isNumber || isContinued && character == " "
    else { return nil }
    typed = (isContinued ? typed : "") + character.lowercased()
    time = now
    if let first = typed.first, typed.allSatisfy({ $0 == first }) { return (String(first), false) }
    return (typed, true)
  }
}
