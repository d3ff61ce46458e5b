import CHarfBuzz
import Graphics
import UnicodeRules

/// The properties besides the font on which the glyphs of a text depend: script, direction and language.
package struct ShapingContext: Hashable {
  /// A script with letters: neither `common` nor `inherited` nor `unknown`.
  package let script: Script
  package let direction: LayoutDirection
  let language: ShapingLanguage

  /// The context of a text in `script`. Text without letters of a script is shaped as Latin, so that punctuation and digits have the
  /// same glyphs alone and in a line of Latin text.
  ///
  /// - Parameter direction: nil selects the direction in which the script is written.
  package init(_ script: Script, direction: LayoutDirection? = nil, language: ShapingLanguage = .unknown) {
    self.script = script.isSpecific ? script : .latin
    self.direction = direction ?? ShapingContext.nativeDirection(of: self.script)
    self.language = language
  }

  /// True if `WordShaper` may shape words separately where `SpaceContext` allows it. The analysis of `SpaceContext` covers scripts
  /// without features of their own, from left to right.
  var allowsWords: Bool { direction == .leftToRight && ShapingContext.simpleScripts.contains(script) }

  /// The scripts that HarfBuzz shapes with the default features alone.
  private static let simpleScripts = {
    var scripts = ScriptSet()
    for script in [Script.latin, .greek, .cyrillic, .han, .hiragana, .katakana] { scripts.insert(script) }
    return scripts
  }()

  private static func nativeDirection(of script: Script) -> LayoutDirection {
    if simpleScripts.contains(script) { return .leftToRight }
    return hb_script_get_horizontal_direction(hb_script_t(script.tag)) == HB_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
  }
}

/// A language as HarfBuzz knows it. Equal tags give equal values.
package struct ShapingLanguage: Hashable {
  /// The address of HarfBuzz's own record, which lives as long as the process; 0 for `unknown`.
  private let address: UInt

  /// No language: the font's default forms.
  static let unknown = ShapingLanguage(tag: nil)

  /// The language of a BCP 47 tag; `unknown` without a tag.
  package init(tag: String?) { address = tag.map { UInt(bitPattern: hb_language_from_string($0, -1)) } ?? 0 }

  var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }
}
