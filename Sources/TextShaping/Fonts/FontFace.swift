import Graphics

/// One face of a family: its characters and their advances.
///
/// Advances are measured once, at `rulerSize`, and scale with the font, because drawing never rounds them. A text therefore has the
/// same width in points at every scale of the display, and the widths of words add up to the width of their line.
@MainActor final class FontFace {
  let file: FontFile
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
    twoSpaces = ruler.shape("  ").advance >> 6
    metrics = FontMetrics(
      ascent: CGFloat(ruler.ascent) / FontFace.rulerSize.pixels,
      descent: CGFloat(ruler.descent) / FontFace.rulerSize.pixels,
      leading: CGFloat(ruler.leading) / FontFace.rulerSize.pixels)
  }

  /// True if the face has every printable ASCII character, as all but symbol fonts do.
  private(set) lazy var coversASCII = (0x20..<0x7F as Range<UInt8>).allSatisfy { contains(Unicode.Scalar($0)) }

  /// True if the face has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool { ruler.contains(scalar) }

  /// The advance of `text`, in ems. O(length).
  ///
  /// The text is measured between two spaces, because letters are kerned with spaces too.
  func advance(of text: String) -> CGFloat {
    if ruler.spaceContext == nil { ruler.spaceContext = spaceContext }
    var width = 0
    words.forEachGlyph(of: " " + text + " ", in: ruler) { width += Int($0.advance) }
    return CGFloat(max(0, (width >> 6) - twoSpaces)) / FontFace.rulerSize.pixels
  }

  /// The context in which texts may be shaped word by word; nil if they must be shaped as a whole.
  private(set) lazy var spaceContext = ruler.findSpaceContext()
}
