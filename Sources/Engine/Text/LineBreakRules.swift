/// The line break opportunities and mandatory breaks of a text: a short form of Unicode's line breaking (UAX #14).
///
/// A line may end after white space, a zero-width space (U+200B) or a hyphen or dash before a letter, and around
/// ideographs. Closing punctuation is kept on the line before the break, opening punctuation on the line after it.
///
/// A `Character` is classified by its first code point, because a comparison of `Character` values compares their
/// normal forms.
package enum LineBreakRules {
  /// True if there is a line break opportunity between the neighbouring characters `first` and `second`. False before
  /// an `isBreakingSpace(_:)` character, which belongs to the line as trailing white space.
  package static func allowsBreak(after first: Character, before second: Character) -> Bool {
    let (one, other) = (code(first), code(second))
    if isBreakingSpace(other) { return false }
    if isBreakingSpace(one) || one == 0x200B { return true }
    if isGlue(one) || isGlue(other) || isClosing(other) || isOpening(one) { return false }
    if isIdeograph(one) || isIdeograph(other) { return true }
    return (one == 0x2D || one == 0x2013 || one == 0x2014) && second.isLetter
  }

  /// True for white space after which a line may end, newlines included. At the end of a line it is trailing white
  /// space: it hangs over the end and takes no room. False for no-break spaces such as U+00A0.
  package static func isBreakingSpace(_ character: Character) -> Bool { isBreakingSpace(code(character)) }

  /// True for characters beside which a line may end without white space: CJK ideographs and punctuation, kana,
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

  private static func isNewline(_ code: UInt32) -> Bool {
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func code(_ character: Character) -> UInt32 {
    character.unicodeScalars[character.unicodeScalars.startIndex].value
  }

  private static func isBreakingSpace(_ code: UInt32) -> Bool {
    switch code {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isGlue(_ code: UInt32) -> Bool {
    switch code {
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: true
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

  private static let closing = codes(of: ")]},.;:!?%”’»、。，．；：！？）］｝」』】〕》〉〗〙…‥ー々ゝゞヽヾ・％‰℃")
  private static let opening = codes(of: "([{“‘«（［｛「『【〔《〈〖〘")

  private static func codes(of text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }

  private static func isClosing(_ code: UInt32) -> Bool { isPunctuation(code) && closing.contains(code) }

  private static func isOpening(_ code: UInt32) -> Bool { isPunctuation(code) && opening.contains(code) }

  /// False for ASCII letters and digits and for U+4E00…U+9FFF: a fast path before the lookup in `closing` or `opening`.
  private static func isPunctuation(_ code: UInt32) -> Bool {
    !(0x30...0x39 ~= code || 0x41...0x5A ~= code || 0x61...0x7A ~= code || 0x4E00...0x9FFF ~= code)
  }
}
