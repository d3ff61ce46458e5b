/// The names of fonts in the settings of desktops.
enum FontName {
  /// The family of a font: of a name as Pango writes it, such as `Noto Sans, Condensed Bold 11`, or as Qt does, such as `Noto Sans,10,-1,5,50`; nil
  /// for a name without a family.
  ///
  /// The words of a style belong to the family only before a comma. Source: `pango_font_description_from_string`.
  static func family(_ name: String) -> String? {
    let isList = name.contains(",")
    var words = name.prefix { $0 != "," }.split(whereSeparator: \.isWhitespace)
    if !isList {
      if let last = words.last, isSize(last) { words.removeLast() }
      while let last = words.last, styles.contains(last.lowercased().filter { $0 != "-" }) { words.removeLast() }
    }
    // A family is at most as long as a name of a file.
    let family = words.joined(separator: " ")
    return (1...255).contains(family.utf8.count) ? family : nil
  }

  private static func isSize(_ word: Substring) -> Bool {
    let number = word.hasSuffix("px") ? word.dropLast(2) : word
    return Double(number) != nil
  }

  /// The words of styles in lower case, without hyphens.
  private static let styles: Set<String> = [
    "normal", "roman", "oblique", "italic", "smallcaps", "allsmallcaps", "petitecaps", "allpetitecaps", "unicase",
    "titlecaps", "thin", "ultralight", "extralight", "light", "semilight", "demilight", "book", "regular", "medium",
    "semibold", "demibold", "bold", "ultrabold", "extrabold", "heavy", "black", "ultraheavy", "extraheavy",
    "ultrablack", "extrablack", "ultracondensed", "extracondensed", "condensed", "semicondensed", "semiexpanded",
    "expanded", "extraexpanded", "ultraexpanded", "notrotated", "south", "upsidedown", "north", "rotatedleft", "east",
    "rotatedright", "west",
  ]
}
