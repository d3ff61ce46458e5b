/// Where a line of text may end. A short form of Unicode's line breaking (UAX #14): after white space, hyphens and zero-width
/// spaces, and around ideographs, with closing punctuation kept on the line before and opening punctuation on the line after.
///
/// Characters are told apart by their first code point: comparing whole characters would compare their normal forms.
package enum LineBreakRules {
  /// Whether a line may end between two neighbouring characters.
  package static func allowsBreak(after first: Character, before second: Character) -> Bool {
    let (one, other) = (code(first), code(second))
    if isBreakingSpace(other) { return false }
    if isBreakingSpace(one) || one == 0x200B { return true }
    if isGlue(one) || isGlue(other) || isClosing(other) || isOpening(one) { return false }
    if isIdeograph(one) || isIdeograph(other) { return true }
    return (one == 0x2D || one == 0x2013 || one == 0x2014) && second.isLetter
  }

  /// White space at which a line may end; it hangs over the end of the line and takes no room there.
  package static func isBreakingSpace(_ character: Character) -> Bool { isBreakingSpace(code(character)) }

  /// Characters of scripts that are written without spaces between words.
  package static func isIdeograph(_ character: Character) -> Bool { isIdeograph(code(character)) }

  /// Whether a line must end there.
  package static func isNewline(_ character: Character) -> Bool { isNewline(code(character)) }

  /// Whether a text has something to show, no line has to end in it, and no white space hangs over its end.
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

  /// A quick no for letters and digits.
  private static func isPunctuation(_ code: UInt32) -> Bool {
    !(0x30...0x39 ~= code || 0x41...0x5A ~= code || 0x61...0x7A ~= code || 0x4E00...0x9FFF ~= code)
  }
}
