/// Where a line of text may end. A short form of Unicode's line breaking (UAX #14): after white space, hyphens and zero-width
/// spaces, and around ideographs, with closing punctuation kept on the line before and opening punctuation on the line after.
package enum LineBreakRules {
  /// Whether a line may end between two neighbouring characters.
  package static func allowsBreak(after first: Character, before second: Character) -> Bool {
    if isBreakingSpace(second) { return false }
    if isBreakingSpace(first) { return true }
    if first == "\u{200B}" { return true }
    if isClosing(second) || isOpening(first) || isGlue(first) || isGlue(second) { return false }
    if isIdeograph(first) || isIdeograph(second) { return true }
    return (first == "-" || first == "\u{2013}" || first == "\u{2014}") && second.isLetter
  }

  /// White space at which a line may end; it hangs over the end of the line and takes no room there.
  package static func isBreakingSpace(_ character: Character) -> Bool {
    character.isWhitespace && !isGlue(character)
  }

  private static func isGlue(_ character: Character) -> Bool {
    character == "\u{00A0}" || character == "\u{202F}" || character == "\u{2060}" || character == "\u{FEFF}"
  }

  /// Characters of scripts that are written without spaces between words.
  package static func isIdeograph(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    switch value {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF, 0x1F300...0x1FAFF:
      return true
    default:
      return false
    }
  }

  private static func isClosing(_ character: Character) -> Bool {
    switch character {
    case ")", "]", "}", ",", ".", ";", ":", "!", "?", "%", "”", "’", "»",
      "、", "。", "，", "．", "；", "：", "！", "？", "）", "］", "｝", "」", "』", "】", "〕", "》", "〉", "〗", "〙", "…", "‥", "ー", "々",
      "ゝ",
      "ゞ", "ヽ", "ヾ", "・", "％", "‰", "℃":
      return true
    default:
      return false
    }
  }

  private static func isOpening(_ character: Character) -> Bool {
    switch character {
    case "(", "[", "{", "“", "‘", "«", "（", "［", "｛", "「", "『", "【", "〔", "《", "〈", "〖", "〘":
      return true
    default:
      return false
    }
  }
}
