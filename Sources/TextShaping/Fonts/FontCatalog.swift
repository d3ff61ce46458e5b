import CFontconfig

/// The fonts of this machine, as fontconfig lists them.
///
/// Loading the list takes about 10 ms with fontconfig's own caches; one match takes about 0.2 ms. The list is loaded by the first
/// `match` and never sorted; `FontLibrary` caches the results.
@MainActor final class FontCatalog {
  private lazy var configuration: OpaquePointer? = FcInitLoadConfigAndFonts()

  /// The fonts of the system's configuration.
  init() {}

  /// The fonts of `configuration`, which the catalog takes over. An empty configuration represents a machine without fonts.
  init(configuration: OpaquePointer?) { self.configuration = configuration }

  isolated deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The best `FontFile` for `request`; nil only if no scalable font is installed.
  ///
  /// With `scalar`, a file that claims to have a glyph for `scalar`. The claim is fontconfig's best guess: check the face.
  func match(_ request: FaceRequest, covering scalar: Unicode.Scalar? = nil) -> FontFile? {
    guard let configuration, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    describe(request, in: pattern)
    if let scalar { require(scalar, in: pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return file(of: match, for: request)
  }

  /// Restricts the match to fixed instances: the axes of a variable font cannot be set, nor the bitmaps of a colour font scaled.
  private func describe(_ request: FaceRequest, in pattern: OpaquePointer) {
    for family in request.families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(request.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, request.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
  }

  private func require(_ scalar: Unicode.Scalar, in pattern: OpaquePointer) {
    guard let characters = FcCharSetCreate() else { return }
    defer { FcCharSetDestroy(characters) }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
  }

  private func file(of match: OpaquePointer, for request: FaceRequest) -> FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    guard integer(FC_COLOR, of: match) != 1 else { return nil }
    return FontFile(
      path: String(cString: path), faceIndex: Int(integer(FC_INDEX, of: match) ?? 0),
      needsBold: request.weight >= FontFile.boldFrom && !isBold(match),
      needsSlant: request.isItalic && !isSlanted(match))
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
