private import CUnicodeData

/// A script of ISO 15924, as a value of the property Script (UAX #24).
package struct Script: Hashable, Sendable, CustomStringConvertible {
  /// The number of the script in the tables of CUnicodeData, less than `count`.
  package let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private init(_ constant: Int) { rawValue = UInt8(constant) }

  /// The number of scripts in the tables.
  package static var count: Int { Int(UNICODE_SCRIPT_COUNT) }

  /// Every script, `common`, `inherited` and `unknown` first.
  package static var allCases: [Script] { (0..<UInt8(count)).map { Script(rawValue: $0) } }

  /// The four letters of the ISO 15924 tag, big-endian: the value of HarfBuzz's `hb_script_t`.
  package var tag: UInt32 { unicode_script_tag(rawValue) }

  /// The ISO 15924 tag, as "Latn".
  package var description: String {
    let tag = tag
    return String(
      String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)) }))
  }

  /// True for every script but `common`, `inherited` and `unknown`.
  package var isSpecific: Bool { rawValue > Script.unknown.rawValue }

  /// Zyyy: characters of several scripts, such as digits and punctuation.
  package static var common: Script { Script(UNICODE_SCRIPT_ZYYY) }
  /// Zinh: marks that take the script of their base.
  package static var inherited: Script { Script(UNICODE_SCRIPT_ZINH) }
  /// Zzzz: unassigned and private-use code points.
  package static var unknown: Script { Script(UNICODE_SCRIPT_ZZZZ) }
  package static var arabic: Script { Script(UNICODE_SCRIPT_ARAB) }
  package static var cyrillic: Script { Script(UNICODE_SCRIPT_CYRL) }
  package static var greek: Script { Script(UNICODE_SCRIPT_GREK) }
  package static var han: Script { Script(UNICODE_SCRIPT_HANI) }
  package static var hiragana: Script { Script(UNICODE_SCRIPT_HIRA) }
  package static var katakana: Script { Script(UNICODE_SCRIPT_KANA) }
  package static var latin: Script { Script(UNICODE_SCRIPT_LATN) }
}
