import UnicodeRules

/// Scalars that are always a character of their own with a visible glyph, of the most frequent scripts.
///
/// Between two of them there is always the boundary of a character (UAX #29, rule GB999): the ranges contain no control, extender,
/// joiner, mark, jamo or regional indicator.
enum PlainScalars {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA1...0xA8, 0xAA...0xAC, 0xAF...0x2FF, 0x370...0x377, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482,
    0x48A...0x52F, 0x2010...0x2027, 0x2030...0x203B, 0x203D...0x2048, 0x20A0...0x20BF, 0x3001...0x3029,
    0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xFF01...0xFF9D,
  ]

  /// True if `scalar` is in the ranges; false for scalars that the ranges do not cover.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// The `Script` of a text of plain scalars, as `TextItem` has it: `common` in a text without letters.
  /// Nil for a text of several scripts, or with further scalars. O(length).
  static func script(of text: some Sequence<Unicode.Scalar>) -> Script? {
    var hasASCIILetters = false
    var scripts: ScriptSet?
    var last = Script.common
    for scalar in text {
      if scalar.value < 0x7F {
        guard scalar.value >= 0x20 else { return nil }
        if (scalar.value | 0x20) &- 0x61 < 26 { hasASCIILetters = true }
        continue
      }
      guard contains(scalar) else { return nil }
      let properties = ScalarProperties(scalar)
      let own = properties.scripts
      // Most scalars are letters of the script so far.
      if properties.script == last, own == ScriptSet(last) { continue }
      if own == common { continue }
      last = properties.script
      scripts = scripts?.intersection(own) ?? own
    }
    if hasASCIILetters { scripts = scripts?.intersection(latin) ?? latin }
    return scripts.map { $0.first } ?? .common
  }

  private static let latin = ScriptSet(.latin)
  private static let common = ScriptSet(.common)
}
