/// A face on disk, and what has to be done to it where the family has no such weight or slant of its own.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The face inside a collection; a named instance of a variable font sits in the upper 16 bits, as FreeType counts them.
  var faceIndex: Int
  /// The face is too light for the request: its strokes are thickened when drawn.
  var needsBold: Bool
  /// The face is upright and an italic was asked for: it is slanted when drawn.
  var needsSlant: Bool

  init(path: String, faceIndex: Int = 0, needsBold: Bool = false, needsSlant: Bool = false) {
    self.path = path
    self.faceIndex = faceIndex
    self.needsBold = needsBold
    self.needsSlant = needsSlant
  }

  /// A face of regular weight, dressed up for `request`.
  init(regularFaceAt path: String, for request: FaceRequest) {
    self.init(path: path, needsBold: request.weight >= FontFile.boldFrom, needsSlant: request.isItalic)
  }

  /// The lightest CSS weight that one expects to look bold.
  static let boldFrom = 600
}
