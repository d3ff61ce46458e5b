/// The faces that draw text in one font: the font's own face, and fallbacks for characters that it lacks.
@MainActor final class FontChain {
  let request: FaceRequest
  /// The language of the text, for HarfBuzz.
  let language: ShapingLanguage
  /// The font's own face.
  let primary: FontFace
  /// The fallbacks found so far. The next foreign character is likely to be in `fallbacks`.
  private var fallbacks: [FontFace] = []
  private var faceOfScalar: [Unicode.Scalar: FontFace] = [:]
  private var isMissing: Set<Unicode.Scalar> = []
  private var plainFaces: [Unicode.Scalar: FontFace] = [:]
  private unowned let library: FontLibrary

  init(_ request: FaceRequest, primary: FontFace, library: FontLibrary) {
    self.request = request
    language = ShapingLanguage(tag: request.language)
    self.primary = primary
    self.library = library
  }

  /// The face with a glyph for `scalar`: `primary` if it has a glyph, else a fallback, else nil.
  ///
  /// The first call for a script asks `FontLibrary.fallback` (about 0.3 ms), later calls look into a dictionary.
  func face(for scalar: Unicode.Scalar) -> FontFace? {
    if primary.contains(scalar) { return primary }
    if let face = faceOfScalar[scalar] { return face }
    if isMissing.contains(scalar) { return nil }
    guard let face = fallbacks.first(where: { $0.contains(scalar) }) ?? newFallback(for: scalar) else {
      isMissing.insert(scalar)
      return nil
    }
    faceOfScalar[scalar] = face
    return face
  }

  /// The face with a glyph for `scalar`, which is one of `PlainScalars`. O(1).
  func plainFace(for scalar: Unicode.Scalar) -> FontFace? {
    if scalar.isASCII, primary.coversASCII { return primary }
    if let face = plainFaces[scalar] { return face }
    let face = face(for: scalar)
    plainFaces[scalar] = face
    return face
  }

  private func newFallback(for scalar: Unicode.Scalar) -> FontFace? {
    guard let face = library.fallback(for: request, covering: scalar), face.contains(scalar) else { return nil }
    fallbacks.append(face)
    return face
  }
}
