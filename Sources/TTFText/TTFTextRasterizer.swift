import Graphics
import TextShaping

/// Draws text runs with SDL2_ttf: the second implementation of `TextRasterizer`.
@MainActor package final class TTFTextRasterizer: TextRasterizer {
  private let library: FontLibrary
  private let fonts: TTFFontCache
  /// The width in pixels that no tile exceeds, if its characters are at most an em wide.
  private static let widestTile: CGFloat = 4096

  /// The number of characters that SDL2_ttf has drawn.
  package private(set) var drawnGlyphs = 0

  /// The fonts of `library`, opened by SDL2_ttf. `report` receives a line about each file that cannot be read.
  ///
  /// - Throws: `FontError.noMemory` if SDL2_ttf cannot be started.
  package init(library: FontLibrary, report: @escaping (String) -> Void) throws(FontError) {
    self.library = library
    fonts = try TTFFontCache(report: report)
  }

  /// An engine that measures what this object draws, at `scale` device pixels per point.
  package func makeEngine(scale: CGFloat) -> TTFTextEngine {
    TTFTextEngine(library: library, fonts: fonts, scale: scale)
  }

  package func tiles(of run: TextRun, size: PixelSizeOfEm) -> [any TextTile] {
    let longest = max(1, Int(Self.widestTile / size.pixels))
    var segments = library.fontSegments(
      of: run.text[...], font: run.font, direction: run.direction, longest: longest)
    if run.direction == .rightToLeft { segments.reverse() }
    var x: CGFloat = 0
    return segments.map { segment in
      let start = Int(x.rounded())
      x += fonts.advance(of: segment) * size.pixels
      return TTFTextTile(segment, x: start, advance: Int(x.rounded(.up)) - start, size: size, rasterizer: self)
    }
  }

  /// The pixels of a segment, `x` pixels from the left end of its run.
  func picture(of segment: FontSegment, x: Int, size: PixelSizeOfEm) -> TextPicture? {
    guard !segment.text.utf8.allSatisfy({ $0 == 0x20 }), let font = fonts.font(segment.file, size: size) else { return nil }
    drawnGlyphs += segment.text.count
    guard case .coverage(var mask) = font.picture(of: segment) else { return nil }
    mask.frame.x += Int32(clamping: x)
    return .coverage(mask)
  }
}

/// A segment of a run in one font file.
@MainActor private final class TTFTextTile: TextTile {
  let x: Int
  let advance: Int
  private let segment: FontSegment
  private let size: PixelSizeOfEm
  private let rasterizer: TTFTextRasterizer

  init(_ segment: FontSegment, x: Int, advance: Int, size: PixelSizeOfEm, rasterizer: TTFTextRasterizer) {
    self.segment = segment
    self.x = x
    self.advance = advance
    self.size = size
    self.rasterizer = rasterizer
  }

  func picture() -> TextPicture? { rasterizer.picture(of: segment, x: x, size: size) }
}
