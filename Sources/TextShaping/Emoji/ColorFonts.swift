/// Finds and opens a `ColorFace` for emoji: Noto Color Emoji, else any font in color that has the sequence.
@MainActor package final class ColorFonts {
  private let catalog: FontCatalog
  /// Receives a line if no font has an emoji in color.
  private let debug: (String) -> Void
  private var hasReported = false
  private var faces: [FontFile: Opened] = [:]
  private var choices: [String: Choice] = [:]
  private lazy var preferred = catalog.colorFont(family: ColorFonts.preferredFamily).flatMap { open($0) }

  private static let preferredFamily = "Noto Color Emoji"

  /// The result of opening a `FontFile`; nil if it has no bitmaps in color.
  private struct Opened {
    var face: ColorFace?
  }

  /// The result of `findFace(for:)`; nil if no font in color has the sequence.
  private struct Choice {
    var face: ColorFace?
  }

  init(catalog: FontCatalog, debug: @escaping (String) -> Void) {
    self.catalog = catalog
    self.debug = debug
  }

  /// The face that has `sequence`; nil if no font has it in color. The first call opens Noto Color Emoji; later calls for a
  /// sequence look into a dictionary.
  package func face(for sequence: String.UnicodeScalarView) -> ColorFace? {
    let text = String(sequence)
    if let choice = choices[text] { return choice.face }
    if choices.count >= ColorFonts.maximumChoices { choices = [:] }
    let face = findFace(for: text)
    choices[text] = Choice(face: face)
    if face == nil, !hasReported {
      hasReported = true
      debug("no color font has the emoji \(text); install one: sudo apt install fonts-noto-color-emoji")
    }
    return face
  }

  /// The number of sequences whose faces are cached. Unicode has about 3,700 emoji.
  package static let maximumChoices = 8_192
  /// The number of cached choices, at most `maximumChoices`.
  package var choiceCount: Int { choices.count }

  private func findFace(for text: String) -> ColorFace? {
    if let preferred, preferred.draws(text) { return preferred }
    guard let file = catalog.colorFont(covering: text.unicodeScalars), let face = open(file) else { return nil }
    return face.draws(text) ? face : nil
  }

  private func open(_ file: FontFile) -> ColorFace? {
    if let opened = faces[file] { return opened.face }
    let face = ColorFace(file)
    faces[file] = Opened(face: face)
    return face
  }
}
