import Engine

/// The letters of a font that are drawn as small capitals: capitals of 80 % of the size of the font.
///
/// They are made from the capitals of the font: few families have capitals of their own for them.
struct SmallCapitals: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let lowercase = SmallCapitals(rawValue: 1)
  static let uppercase = SmallCapitals(rawValue: 2)

  private static let scale: CGFloat = 0.8

  /// Cuts `span` into parts with and without small capitals.
  func applied(to span: TextSpan) -> [TextSpan] {
    var spans: [TextSpan] = []
    var wasSmall: Bool?
    for character in span.text {
      let isSmall = includes(character)
      if isSmall != wasSmall {
        var next = span
        next.text = ""
        if isSmall { next.font.size *= Self.scale }
        spans.append(next)
        wasSmall = isSmall
      }
      spans[spans.count - 1].text += isSmall ? character.uppercased() : String(character)
    }
    return spans.isEmpty ? [span] : spans
  }

  private func includes(_ character: Character) -> Bool {
    contains(.lowercase) && character.isLowercase || contains(.uppercase) && character.isUppercase
  }
}
