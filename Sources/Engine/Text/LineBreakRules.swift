/// The characters at the ends of lines: white space and newlines. `LineBreakScanner` finds the line break opportunities.
///
/// A `Character` is classified by its first code point, because a comparison of `Character` values compares their
/// normal forms.
package enum LineBreakRules {
  /// True for white space after which a line may end, newlines included. At the end of a line it is trailing white
  /// space: it hangs over the end and takes no room. False for no-break spaces such as U+00A0.
  package static func isBreakingSpace(_ character: Character) -> Bool { isBreakingSpace(code(character)) }

  /// True for characters of double width in monospaced text: CJK ideographs and punctuation, kana,
  /// Bopomofo, fullwidth and halfwidth forms, and emoji from U+1F300 to U+1FAFF.
  package static func isIdeograph(_ character: Character) -> Bool { isIdeograph(code(character)) }

  /// True if `character` is a mandatory break: line feed, carriage return, vertical tab, form feed, U+0085, U+2028 or
  /// U+2029.
  package static func isNewline(_ character: Character) -> Bool { isNewline(code(character)) }

  /// True if `text` is not empty, contains no mandatory break and has no trailing white space.
  static func isOneLine(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last, !isBreakingSpace(last.value) else { return false }
    return !text.unicodeScalars.contains { isNewline($0.value) }
  }

  static func isNewline(_ code: UInt32) -> Bool {
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func code(_ character: Character) -> UInt32 {
    character.unicodeScalars[character.unicodeScalars.startIndex].value
  }

  package static func isBreakingSpace(_ code: UInt32) -> Bool {
    switch code {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isIdeograph(_ code: UInt32) -> Bool {
    guard code >= 0x2E80 else { return false }
    switch code {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF, 0x1F300...0x1FAFF:
      return true
    default:
      return false
    }
  }
}
