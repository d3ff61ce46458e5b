import Graphics
import UnicodeRules

/// The families of fallback fonts for each `Script`.
///
/// The order is fixed, so that a text has the same glyphs on every machine with these families, no matter which further fonts are
/// installed. They are in Debian's packages fonts-noto-core, fonts-dejavu-core, fonts-droid-fallback and fonts-nanum.
enum FallbackFamilies {
  /// The families to try for `script` in `design`, best first.
  static func families(for script: Script, design: ResolvedFont.Design) -> [String] {
    let general =
      switch design {
      case .standard, .rounded: ["DejaVu Sans", "Noto Sans"]
      case .serif: ["DejaVu Serif", "DejaVu Sans", "Noto Serif", "Noto Sans"]
      case .monospaced: ["DejaVu Sans Mono", "DejaVu Sans", "Noto Sans"]
      }
    // The family of the design has priority for symbols, as in text without a fallback.
    let own = design == .standard || design == .rounded ? ["Inter"] : []
    return own + families(of: script, serif: design == .serif) + general + symbols
  }

  /// The families for a script alone.
  private static func families(of script: Script, serif: Bool) -> [String] {
    guard let entry = table[script.description] else { return [] }
    return entry.serif.map { serif ? [$0, entry.sans] : [entry.sans] } ?? [entry.sans]
  }

  private static let symbols = [
    "Droid Sans Fallback", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
  ]

  private struct Entry {
    var sans: String
    /// The family for `ResolvedFont.Design.serif`; nil if the script has only `sans`.
    var serif: String?
  }

  /// The `Entry` of a script with families named after it.
  private static func noto(_ name: String, hasSerif: Bool = true) -> Entry {
    Entry(sans: "Noto Sans \(name)", serif: hasSerif ? "Noto Serif \(name)" : nil)
  }

  private static let eastAsian = Entry(sans: "Droid Sans Fallback", serif: nil)

  /// The key is the ISO 15924 tag.
  private static let table: [String: Entry] = [
    "Adlm": noto("Adlam", hasSerif: false), "Arab": Entry(sans: "Noto Sans Arabic", serif: "Noto Naskh Arabic"),
    "Armn": noto("Armenian"), "Bali": noto("Balinese"), "Beng": noto("Bengali"), "Bopo": eastAsian,
    "Cans": noto("Canadian Aboriginal", hasSerif: false), "Cher": noto("Cherokee", hasSerif: false),
    "Copt": noto("Coptic", hasSerif: false), "Deva": noto("Devanagari"), "Ethi": noto("Ethiopic"),
    "Geor": noto("Georgian"), "Goth": noto("Gothic", hasSerif: false), "Gujr": noto("Gujarati"),
    "Guru": noto("Gurmukhi"), "Hang": Entry(sans: "NanumGothic", serif: "NanumMyeongjo"), "Hani": eastAsian,
    "Hebr": noto("Hebrew"), "Hira": eastAsian,
    "Java": noto("Javanese", hasSerif: false), "Kana": eastAsian, "Khmr": noto("Khmer"), "Knda": noto("Kannada"),
    "Laoo": noto("Lao"), "Mlym": noto("Malayalam"), "Mong": noto("Mongolian", hasSerif: false),
    "Mtei": noto("Meetei Mayek", hasSerif: false), "Mymr": noto("Myanmar"), "Nkoo": noto("NKo", hasSerif: false),
    "Olck": noto("Ol Chiki", hasSerif: false), "Orya": noto("Oriya", hasSerif: false),
    "Runr": noto("Runic", hasSerif: false),
    "Syrc": noto("Syriac", hasSerif: false), "Taml": noto("Tamil"), "Telu": noto("Telugu"),
    "Tfng": noto("Tifinagh", hasSerif: false), "Thaa": noto("Thaana", hasSerif: false), "Thai": noto("Thai"),
    "Tibt": Entry(sans: "Noto Serif Tibetan", serif: nil), "Vaii": noto("Vai", hasSerif: false),
    "Yiii": noto("Yi", hasSerif: false),
  ]
}
