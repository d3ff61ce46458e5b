import Engine
import Motion

/// The characters that are typed in a list to find a row.
struct ListTypeAhead {
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

/// A search for the next row with a text that begins with a prefix, in slices of at most `maximumRows` texts a frame.
@MainActor final class RowPrefixSearch: FrameTicker {
  /// The maximum number of texts that are read and compared in a frame, on the main actor.
  private static let maximumRows = 4096

  private let pattern: TextPattern
  private let parts: [FindablePart]
  private let start: Int
  private var read = 0
  private let count: Int
  /// Called with the item, or nil if no row has the prefix.
  private let completion: (Int?) -> Void

  /// Fails without rows that can be found.
  init?(_ prefix: String, in parts: [FindablePart], from item: Int, completion: @escaping (Int?) -> Void) {
    count = parts.reduce(0) { $0 + $1.items.count }
    guard count > 0, let pattern = TextPattern(prefix) else { return nil }
    self.pattern = pattern
    self.parts = parts
    let before = parts.rowCount(before: item)
    start = before < count ? before : 0
    self.completion = completion
  }

  func tick(at time: Double) -> NextTick {
    var remainder = Self.maximumRows
    while remainder > 0, read < count {
      let (part, rows) = parts.slice(from: (start + read) % count, limit: min(remainder, count - read))
      let texts = part.source.texts(of: rows)
      if let offset = texts.firstIndex(where: begins) {
        finish(part.items.lowerBound + rows.lowerBound + offset)
        return .never
      }
      // A collection that became shorter ends the search.
      guard texts.count == rows.count else { break }
      read += rows.count
      remainder -= rows.count
    }
    guard remainder > 0 || read >= count else { return .nextFrame }
    finish(nil)
    return .never
  }

  private func finish(_ item: Int?) {
    read = count
    completion(item)
  }

  private func begins(_ text: String) -> Bool { pattern.ranges(in: text).first?.lowerBound == 0 }
}
