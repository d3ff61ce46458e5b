import CSDL2TTF
import Engine
import Geometry

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
  private let twoSpaces: Int
  private static let rulerSize = PixelSizeOfEm(1024)
  /// SDL_ttf adds up 26.6 fixed-point numbers in 32 bits: 2²⁵ pixels at most, that is 32,768 ems.
  private static let longestPiece = 4096

  init(_ file: FontFile) throws(HostError) {
    self.file = file
    ruler = try SizedFont(file, size: FontFace.rulerSize, fitting: .measuring)
    twoSpaces = FontFace.pixelWidth(of: "  ", ruler)
    let pointer = ruler.pointer
    let leading = max(0, TTF_FontLineSkip(pointer) - TTF_FontHeight(pointer))
    metrics = FontMetrics(
      ascent: CGFloat(TTF_FontAscent(pointer)) / FontFace.rulerSize.pixels,
      descent: CGFloat(-TTF_FontDescent(pointer)) / FontFace.rulerSize.pixels,
      leading: CGFloat(leading) / FontFace.rulerSize.pixels)
  }

  /// Whether the face has every printable ASCII character, as all but symbol fonts do.
  private(set) lazy var coversASCII = (0x20..<0x7F as Range<UInt8>).allSatisfy { contains(Unicode.Scalar($0)) }

  /// Whether the face has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(ruler.pointer, scalar.value) != 0 }

  /// The advance of `text`, in ems. O(length).
  func advance(of text: String) -> CGFloat {
    guard text.utf8.count > FontFace.longestPiece else { return shortAdvance(of: text) }
    var sum: CGFloat = 0
    var rest = text[...]
    while !rest.isEmpty {
      sum += shortAdvance(of: String(rest.prefix(FontFace.longestPiece / 4)))
      rest = rest.dropFirst(FontFace.longestPiece / 4)
    }
    return sum
  }

  /// SDL_ttf reports the extent of the ink where that is more than the advance. Between two spaces the ink of a slanted or
  /// hanging glyph stays inside, and what is left without them is the advance.
  private func shortAdvance(of text: String) -> CGFloat {
    let width = FontFace.pixelWidth(of: " " + text + " ", ruler) - twoSpaces
    return CGFloat(max(0, width)) / FontFace.rulerSize.pixels
  }

  private static func pixelWidth(of text: String, _ font: SizedFont) -> Int {
    var width: Int32 = 0
    return TTF_SizeUTF8(font.pointer, text, &width, nil) == 0 ? Int(width) : 0
  }
}
