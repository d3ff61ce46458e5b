private import CUnicodeData

/// The properties of a scalar in the Unicode Character Database, from the tables of CUnicodeData.
///
/// Complexity: O(1), two loads from tables. Nothing is built at start.
package struct ScalarProperties {
  private let record: unicode_record

  package init(_ scalar: Unicode.Scalar) { record = unicode_record_of(scalar.value) }

  /// The version of Unicode that the tables are from, as "15.0".
  package static var unicodeVersion: String { "\(UNICODE_VERSION_MAJOR).\(UNICODE_VERSION_MINOR)" }

  /// The number of values of each property in the tables, which is that of the cases of its enumeration.
  package static var bidiClassCount: Int { Int(UNICODE_COUNT_BIDI_CLASSES) }
  package static var lineBreakClassCount: Int { Int(UNICODE_COUNT_LINE_CLASSES) }
  package static var wordBreakClassCount: Int { Int(UNICODE_COUNT_WORD_CLASSES) }

  /// Bidi_Class, for UAX #9.
  package var bidiClass: BidiClass { BidiClass(rawValue: record.bidi_class) ?? .leftToRight }

  /// Line_Break, for UAX #14.
  package var lineBreakClass: LineBreakClass { LineBreakClass(rawValue: record.line_class) ?? .alphabetic }

  /// Word_Break, for UAX #29.
  package var wordBreakClass: WordBreakClass { WordBreakClass(rawValue: record.word_class) ?? .other }

  /// Script, for UAX #24.
  package var script: Script { Script(rawValue: record.script) }

  /// Script_Extensions, for UAX #24: the scripts that the scalar is used in. `script` alone for most scalars.
  package var scripts: ScriptSet {
    guard record.script_set != 0 else { return ScriptSet(script) }
    var scripts = ScriptSet()
    for index in unicode_script_set_start(record.script_set)..<unicode_script_set_end(record.script_set) {
      scripts.insert(Script(rawValue: unicode_script_set_member(index)))
    }
    return scripts
  }

  /// Emoji: true for scalars that can begin an emoji, digits included.
  package var isEmoji: Bool { has(UNICODE_FLAG_EMOJI) }

  /// Emoji_Presentation: true for scalars that are drawn in color without a variation selector.
  package var isEmojiPresentation: Bool { has(UNICODE_FLAG_EMOJI_PRESENTATION) }

  /// Emoji_Modifier: true for the five skin tones.
  package var isEmojiModifier: Bool { has(UNICODE_FLAG_EMOJI_MODIFIER) }

  /// Emoji_Modifier_Base: true for emoji that take a skin tone.
  package var isEmojiModifierBase: Bool { has(UNICODE_FLAG_EMOJI_MODIFIER_BASE) }

  /// Extended_Pictographic: true for emoji and for code points reserved for emoji.
  package var isExtendedPictographic: Bool { has(UNICODE_FLAG_EXTENDED_PICTOGRAPHIC) }

  /// Bidi_Paired_Bracket_Type.
  package var bracketKind: BracketKind? {
    if has(UNICODE_FLAG_BRACKET_OPEN) { return .open }
    return has(UNICODE_FLAG_BRACKET_CLOSE) ? .close : nil
  }

  private func has(_ flag: Int) -> Bool { Int(record.flags) & flag != 0 }
}

/// Values of Bidi_Paired_Bracket_Type.
package enum BracketKind {
  case open
  case close
}

extension Unicode.Scalar {
  /// True for A–Z and a–z.
  var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }

  /// The scalar with the mirrored glyph (Bidi_Mirroring_Glyph), for rule L4 of UAX #9: ")" for "(". The scalar itself if
  /// there is none. A bracket's Bidi_Paired_Bracket is the same scalar.
  package var mirrored: Unicode.Scalar { Unicode.Scalar(unicode_mirrored(value)) ?? self }
}
