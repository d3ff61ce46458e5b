import Geometry
import Graphics

/// One face of a family: which characters it has, and how far they advance.
///
/// Advances are taken once at a large size and scale with the font, because drawing never rounds them. So a text is equally wide,
/// in points, at every scale of the display, and words add up to their line.
@MainActor final class FontFace {
  let file: FontFile
  /// The vertical measures, in ems.
  let metrics: FontMetrics
  /// The face at `FontFace.rulerSize`.
  private let ruler: SizedFont
  private let words: WordShaper
  private let twoSpaces: Int
  private static let rulerSize = PixelSizeOfEm(1024)

  /// Opens a file; `words` are those of all faces.
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

  /// Whether the face has every printable ASCII character, as all but symbol fonts do.
  private(set) lazy var coversASCII = (0x20..<0x7F as Range<UInt8>).allSatisfy { contains(Unicode.Scalar($0)) }

  /// Whether the face has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool { ruler.contains(scalar) }

  /// The advance of `text`, in ems. O(length).
  ///
  /// It is measured between two spaces, as it will mostly stand: letters are kerned with them, too.
  func advance(of text: String) -> CGFloat {
    if ruler.spaceContext == nil { ruler.spaceContext = spaceContext }
    var width = 0
    words.forEachGlyph(of: " " + text + " ", in: ruler) { width += Int($0.advance) }
    return CGFloat(max(0, (width >> 6) - twoSpaces)) / FontFace.rulerSize.pixels
  }

  /// Where texts may be shaped word by word; nil where they must be shaped as a whole.
  private(set) lazy var spaceContext = ruler.findSpaceContext()
}
