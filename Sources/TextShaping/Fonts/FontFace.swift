import Graphics

/// One face of a family: its characters and their advances.
///
/// Advances are measured once, at `rulerSize`, and scale with the font, because drawing never rounds them. A text therefore has the
/// same width in points at every scale of the display, and the widths of words add up to the width of their line.
@MainActor package final class FontFace {
  package let file: FontFile
  /// The vertical measures, in ems.
  let metrics: FontMetrics
  /// The face at `FontFace.rulerSize`.
  private let ruler: SizedFont
  private let words: WordShaper
  private let twoSpaces: Int
  private static let rulerSize = PixelSizeOfEm(1024)

  /// Opens a file. `words` is the shaper that all faces share.
  init(_ file: FontFile, words: WordShaper) throws(FontError) {
    self.file = file
    self.words = words
    ruler = try SizedFont(file, size: FontFace.rulerSize, fitting: .measuring)
    twoSpaces = ruler.shape("  ", ShapingContext(.latin)).advance >> 6
    metrics = FontMetrics(
      ascent: CGFloat(ruler.ascent) / FontFace.rulerSize.pixels,
      descent: CGFloat(ruler.descent) / FontFace.rulerSize.pixels,
      leading: CGFloat(ruler.leading) / FontFace.rulerSize.pixels)
  }

  /// True if the face has every printable ASCII character, as all but symbol fonts do.
  private(set) lazy var coversASCII = (0x20..<0x7F as Range<UInt8>).allSatisfy { contains(Unicode.Scalar($0)) }

  /// True if the face has a glyph for `scalar`.
  package func contains(_ scalar: Unicode.Scalar) -> Bool { ruler.contains(scalar) }

  /// True if the face has a glyph for every scalar of a character. Joiners and variation selectors need no glyph.
  func containsAll(_ character: String.UnicodeScalarView) -> Bool {
    character.allSatisfy { contains($0) || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// True if HarfBuzz finds a glyph for every part of a character: it composes letters and marks, and decomposes what the font
  /// lacks.
  package func draws(_ character: String.UnicodeScalarView, _ context: ShapingContext) -> Bool {
    if containsAll(character) { return true }
    if character.count == 1, let scalar = character.first, !SizedFont.canReplace(scalar) { return false }
    return !ruler.shape(String(character), context).glyphs.contains { $0.codepoint == 0 }
  }

  /// The advance of `text`, in ems. O(length).
  ///
  /// Where `ShapingContext.allowsWords`, the text is measured between two spaces, because letters are kerned with spaces too.
  func advance(of text: String, _ context: ShapingContext) -> CGFloat {
    var width = 0
    if context.allowsWords {
      forEachGlyph(of: " " + text + " ", context) { width += Int($0.advance) }
      width = (width >> 6) - twoSpaces
    } else {
      forEachGlyph(of: text, context) { width += Int($0.advance) }
      width >>= 6
    }
    return CGFloat(max(0, width)) / FontFace.rulerSize.pixels
  }

  /// Calls `body` with each glyph of `text` at `rulerSize`, from left to right.
  package func forEachGlyph(of text: String, _ context: ShapingContext, _ body: (ShapedGlyph) -> Void) {
    if context.allowsWords, ruler.spaceContext == nil { ruler.spaceContext = spaceContext }
    words.forEachGlyph(of: text, in: ruler, context, body)
  }

  /// The carets between the parts of a ligature in ems; empty if `GDEF` has no carets for it.
  func ligatureCarets(of glyph: UInt32) -> [CGFloat] { ruler.ligatureCarets(of: glyph).map(FontFace.ems) }

  /// A length at `rulerSize` in 64ths of a pixel, in ems.
  package static func ems(_ length: Int32) -> CGFloat { CGFloat(length) / (64 * rulerSize.pixels) }

  /// The units of the font's own design in an em.
  package var unitsPerEm: CGFloat { CGFloat(ruler.unitsPerEm) }

  /// The context in which texts may be shaped word by word; nil if they must be shaped as a whole.
  package private(set) lazy var spaceContext = ruler.findSpaceContext()
}
