import UnicodeRules

/// Random texts from a seed, with many controls, brackets, marks and joiners.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// xorshift64*.
  mutating func next(below bound: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }

  private static let frequent: [Unicode.Scalar] = Array(
    ("ab1 .,-/()[]{}\u{5D0}\u{5D1}\u{627}\u{661}\u{300}\u{301}中文。（）「」あーア\u{0}\t\r\n\u{85}\u{2028}\u{2029}"
      + "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200B}\u{200C}\u{200D}\u{2060}\u{A0}"
      + "\u{FE0E}\u{FE0F}\u{20E3}👍🏽❤🇩🇪\u{AD}'\"_$%‘’“”กข한ᄀ\u{E0067}\u{E007F}").unicodeScalars)

  mutating func scalars(count: Int) -> [Unicode.Scalar] {
    (0..<count).map { _ in
      if next(below: 8) > 0 { return Self.frequent[next(below: Self.frequent.count)] }
      return Unicode.Scalar(UInt32(next(below: 0x11_0000))) ?? "\u{FFFD}"
    }
  }
}
