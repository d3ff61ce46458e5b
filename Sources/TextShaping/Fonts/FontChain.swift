import Graphics
import UnicodeRules

/// The faces that draw text in one font: the font's own face, and fallbacks for characters that it lacks.
///
/// A character and its marks come from the same `FontFace`. The choice depends on the character and the script alone, not on the texts before.
@MainActor package final class FontChain {
  /// A number that no other `FontChain` of the process has, for `WidthCache.Key`.
  package let serial: UInt64
  package let request: FaceRequest
  /// The language of the text, for HarfBuzz.
  let language: ShapingLanguage
  /// The font's own face.
  package let primary: FontFace
  private var choices: [Key: Choice] = [:]
  /// The faces of plain scalars. The key is the scalar, with the number of the script in the upper bits.
  private var plainFaces: [UInt32: FontFace] = [:]
  private var faceOfFamily: [String: Choice] = [:]
  private unowned let library: FontLibrary

  private static var lastSerial: UInt64 = 0

  /// A character in a script.
  private struct Key: Hashable {
    var character: String
    var script: Script
  }

  /// The result of `findFace(for:in:)`; nil if no installed font draws the character.
  private struct Choice {
    var face: FontFace?
  }

  init(_ request: FaceRequest, primary: FontFace, library: FontLibrary) {
    self.request = request
    language = ShapingLanguage(tag: request.language)
    self.primary = primary
    self.library = library
    FontChain.lastSerial += 1
    serial = FontChain.lastSerial
  }

  /// The face that draws `character`, a base with its marks, in a run of `script`: `primary` if it has all glyphs, else a
  /// fallback, else nil.
  ///
  /// The first call for a character asks `FallbackFamilies` and then fontconfig (about 0.3 ms); later calls look into a dictionary.
  package func face(for character: String.UnicodeScalarView, in script: Script) -> FontFace? {
    if primary.containsAll(character) { return primary }
    let key = Key(character: String(character), script: script)
    if let choice = choices[key] { return choice.face }
    if choices.count >= FontChain.maximumChoices { choices = [:] }
    let face = findFace(for: character, in: script)
    choices[key] = Choice(face: face)
    return face
  }

  /// The number of characters whose faces are cached.
  package static let maximumChoices = 16_384
  /// The number of cached choices, at most `maximumChoices`.
  package var choiceCount: Int { choices.count }

  /// The face with a glyph for `scalar`, which is one of `PlainScalars`. O(1).
  func plainFace(for scalar: Unicode.Scalar, in script: Script) -> FontFace? {
    if scalar.isASCII, primary.coversASCII { return primary }
    let key = UInt32(script.rawValue) << 21 | scalar.value
    if let face = plainFaces[key] { return face }
    let face = face(for: String(scalar).unicodeScalars, in: script)
    plainFaces[key] = face
    return face
  }

  /// The colored face that has `sequence`, an emoji; nil if no colored font has it.
  func colorFace(for sequence: String.UnicodeScalarView) -> ColorFace? { library.colorFonts.face(for: sequence) }

  private func findFace(for character: String.UnicodeScalarView, in script: Script) -> FontFace? {
    // Fontconfig would look through all fonts for a scalar that Unicode does not know.
    guard let first = character.first, first.properties.generalCategory != .unassigned else { return nil }
    let own = ScalarProperties(first).script
    let script = own.isSpecific ? own : script
    let context = ShapingContext(script, language: language)
    if primary.draws(character, context) { return primary }
    for family in FallbackFamilies.families(for: script, design: request.design) {
      if let face = face(ofFamily: family), face.draws(character, context) { return face }
    }
    for scalars in [character, String(first).unicodeScalars] {
      if let face = library.fallback(for: request, covering: scalars), face.draws(character, context) { return face }
    }
    return nil
  }

  private func face(ofFamily family: String) -> FontFace? {
    if let choice = faceOfFamily[family] { return choice.face }
    let face = library.face(ofFamily: family, for: request)
    faceOfFamily[family] = Choice(face: face)
    return face
  }
}
