import CFontconfig

/// The fonts of this machine, as fontconfig lists them.
///
/// Loading the list takes about 10 ms with fontconfig's own caches; one match takes about 0.2 ms. The list is loaded by the first
/// `match` and never sorted; `FontLibrary` caches the results.
@MainActor package final class FontCatalog {
  private lazy var configuration: OpaquePointer? = FcInitLoadConfigAndFonts()
  /// True if files have the `FontRendering` of fontconfig's rules, and false for `FontRendering.fixed`.
  let hasDesktopRendering: Bool

  /// The fonts of the system's configuration.
  package init(hasDesktopRendering: Bool = false) { self.hasDesktopRendering = hasDesktopRendering }

  /// The fonts of `configuration`, which the catalog takes over. An empty configuration represents a machine without fonts.
  package init(configuration: OpaquePointer?, hasDesktopRendering: Bool = false) {
    self.hasDesktopRendering = hasDesktopRendering
    self.configuration = configuration
  }

  isolated deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The best `FontFile` for `request`; nil only if no scalable font is installed.
  ///
  /// With `scalars`, a file that claims to have glyphs for them. The claim is fontconfig's best guess: check the face.
  package func match(_ request: FaceRequest, covering scalars: String.UnicodeScalarView? = nil) -> FontFile? {
    bestMatch(in: request.families, request) { pattern in
      guard let scalars else { return }
      FontCatalog.require(scalars, in: pattern)
      if let language = request.language { FcPatternAddString(pattern, FC_LANG, FontCatalog.language(language)) }
    }
  }

  /// The best face of a family for `request`; nil if the family is not installed.
  func face(ofFamily family: String, for request: FaceRequest) -> FontFile? {
    bestMatch(in: [family], request, onlyOf: family) { _ in }
  }

  /// A font in color: of `family`, or a font that claims to have glyphs for `scalars`; nil if it is not installed.
  func colorFont(family: String? = nil, covering scalars: String.UnicodeScalarView? = nil) -> FontFile? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
    if let scalars { FontCatalog.require(scalars, in: pattern) }
    FcPatternAddBool(pattern, FC_COLOR, FcBool(1))
    return match(pattern) { match in
      guard integer(FC_COLOR, of: match) == 1, family.map({ has($0, match) }) ?? true else { return nil }
      return path(of: match).map { FontFile(path: $0, faceIndex: Int(integer(FC_INDEX, of: match) ?? 0)) }
    }
  }

  private func bestMatch(
    in families: [String], _ request: FaceRequest, onlyOf family: String? = nil, adding: (OpaquePointer) -> Void
  ) -> FontFile? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    describe(request, in: pattern)
    adding(pattern)
    return match(pattern) { match in
      guard family.map({ has($0, match) }) ?? true else { return nil }
      return file(of: match, for: request)
    }
  }

  /// The result of `body` for the font that matches `pattern` best; nil without fonts.
  private func match(_ pattern: OpaquePointer, _ body: (OpaquePointer) -> FontFile?) -> FontFile? {
    guard let configuration else { return nil }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return body(match)
  }

  /// Restricts the match to fixed instances: the axes of a variable font cannot be set, nor the bitmaps of a color font scaled.
  private func describe(_ request: FaceRequest, in pattern: OpaquePointer) {
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(request.weight)))
    if request.width != 100 { FcPatternAddInteger(pattern, FC_WIDTH, Int32(request.width)) }
    FcPatternAddInteger(pattern, FC_SLANT, request.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
  }

  private static func require(_ scalars: String.UnicodeScalarView, in pattern: OpaquePointer) {
    guard let characters = FcCharSetCreate() else { return }
    defer { FcCharSetDestroy(characters) }
    for scalar in scalars where !scalar.properties.isDefaultIgnorableCodePoint {
      FcCharSetAddChar(characters, scalar.value)
    }
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
  }

  /// The name of a BCP 47 language in fontconfig, which knows Chinese by region instead of script.
  private static func language(_ tag: String) -> String {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first else { return "und" }
    guard language == "zh" else { return String(language) }
    if parts.contains("hk") { return "zh-hk" }
    return parts.contains("hant") || parts.contains("tw") ? "zh-tw" : "zh-cn"
  }

  /// True if `family` is a name of the family of `match`.
  private func has(_ family: String, _ match: OpaquePointer) -> Bool {
    var name: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    while FcPatternGetString(match, FC_FAMILY, index, &name) == FcResultMatch, let found = name {
      if String(cString: found).lowercased() == family.lowercased() { return true }
      index += 1
    }
    return false
  }

  private func path(of match: OpaquePointer) -> String? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch else { return nil }
    return path.map { String(cString: $0) }
  }

  private func file(of match: OpaquePointer, for request: FaceRequest) -> FontFile? {
    guard let path = path(of: match), integer(FC_COLOR, of: match) != 1 else { return nil }
    return FontFile(
      path: path, faceIndex: Int(integer(FC_INDEX, of: match) ?? 0),
      needsBold: request.weight >= FontFile.boldFrom && !isBold(match),
      needsSlant: request.isItalic && !isSlanted(match), rendering: rendering(of: match))
  }

  /// The `FontRendering` of files that fontconfig has not found: that of the standard face.
  package private(set) lazy var standardRendering =
    hasDesktopRendering ? match(.standard)?.rendering ?? .fixed : FontRendering.fixed

  /// The `FontRendering` that the rules of fontconfig give for `match`.
  private func rendering(of match: OpaquePointer) -> FontRendering {
    guard hasDesktopRendering else { return .fixed }
    func flag(_ property: String) -> Bool? { integer(property, of: match).map { $0 != 0 } }
    func number(_ property: String) -> Int? { integer(property, of: match).map { Int($0) } }
    return FontRendering(
      antialias: flag(FC_ANTIALIAS), hinting: flag(FC_HINTING), hintStyle: number(FC_HINT_STYLE),
      autohint: flag(FC_AUTOHINT), rgba: number(FC_RGBA), lcdFilter: number(FC_LCD_FILTER)
    )
  }

  /// True if the face itself is bold. Rules of fontconfig that ask for thicker strokes have raised the weight already.
  private func isBold(_ match: OpaquePointer) -> Bool {
    if integer(FC_EMBOLDEN, of: match) == 1 { return false }
    return FcWeightToOpenType(integer(FC_WEIGHT, of: match) ?? FC_WEIGHT_REGULAR) >= FontFile.boldFrom - 50
  }

  /// True if the face itself is slanted. Rules of fontconfig that ask for a shear have changed the slant already.
  private func isSlanted(_ match: OpaquePointer) -> Bool {
    var matrix: UnsafeMutablePointer<FcMatrix>?
    if FcPatternGetMatrix(match, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix, matrix.pointee.xy != 0 {
      return false
    }
    return (integer(FC_SLANT, of: match) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN
  }

  /// An integer or a Boolean property of `match`.
  private func integer(_ property: String, of match: OpaquePointer) -> Int32? {
    var value: Int32 = 0
    if FcPatternGetInteger(match, property, 0, &value) == FcResultMatch { return value }
    return FcPatternGetBool(match, property, 0, &value) == FcResultMatch ? value : nil
  }
}
