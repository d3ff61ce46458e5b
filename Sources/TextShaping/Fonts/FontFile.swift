/// A face on disk, the synthetic weight and slant that it needs if its family has no such face, and its rendering.
package struct FontFile: Hashable, Sendable {
  package var path: String
  /// The index of the face inside a collection. A named instance of a variable font is in the upper 16 bits, as in FreeType.
  package var faceIndex = 0
  /// True if the face is lighter than the request: `SizedFont.emboldening` thickens its strokes.
  package var needsBold = false
  /// True if the face is upright and an italic was requested: `SizedFont` slants its outlines.
  package var needsSlant = false
  /// The way in which its glyphs are drawn.
  package var rendering = FontRendering.fixed

  package init(
    path: String, faceIndex: Int = 0, needsBold: Bool = false, needsSlant: Bool = false,
    rendering: FontRendering = .fixed
  ) {
    self.path = path
    self.faceIndex = faceIndex
    self.needsBold = needsBold
    self.needsSlant = needsSlant
    self.rendering = rendering
  }

  /// The lightest CSS weight that counts as `bold`.
  static let boldFrom = 600
}

extension FontFile {
  /// A face of regular weight with the synthetic weight and slant that `request` needs.
  init(regularFaceAt path: String, for request: FaceRequest, rendering: FontRendering) {
    self.init(
      path: path, needsBold: request.weight >= FontFile.boldFrom, needsSlant: request.isItalic, rendering: rendering)
  }
}
