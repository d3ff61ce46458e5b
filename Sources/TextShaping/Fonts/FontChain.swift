/// The faces that text in one font is drawn with: the font's own, and those that stand in for characters which it lacks.
@MainActor final class FontChain {
  let request: FaceRequest
  /// The font's own face.
  let primary: FontFace
  /// Stand-ins found so far; the next foreign character is likely to be in one of them.
  private var fallbacks: [FontFace] = []
  private var faceOfScalar: [Unicode.Scalar: FontFace] = [:]
  private var isMissing: Set<Unicode.Scalar> = []
  private var plainFaces: [Unicode.Scalar: FontFace] = [:]
  private unowned let library: FontLibrary

  init(_ request: FaceRequest, primary: FontFace, library: FontLibrary) {
    self.request = request
    self.primary = primary
    self.library = library
  }

  /// The face that has a glyph for `scalar`: the font's own where it can, else a stand-in, else nil.
  ///
  /// The first question about a script asks fontconfig (about 0.3 ms), later ones look into a dictionary.
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

  /// The face that has a glyph for `scalar`, which is a character and has a picture of its own. O(1).
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
