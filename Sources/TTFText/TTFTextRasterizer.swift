import Graphics
import TextShaping

/// Draws text runs with SDL2_ttf: the second implementation of `TextRasterizer`.
@MainActor package final class TTFTextRasterizer: TextRasterizer {
  private let library: FontLibrary
  private let fonts: TTFFontCache
  /// The maximum width of a tile in pixels, for characters that are at most an em wide.
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

  package func releaseUnused() { library.releaseUnused() }

  package func tiles(of run: TextRun, size: PixelSizeOfEm) -> [any TextTile] {
    let longest = max(1, Int(Self.widestTile / size.pixels))
    var segments = library.fontSegments(
      of: run.text[...], font: run.font, direction: run.direction, longest: longest)
    if run.direction == .rightToLeft { segments.reverse() }
    var x: CGFloat = 0
    return segments.map { segment in
      let start = x
      x += fonts.advance(of: segment) * size.pixels
      guard let file = segment.file else { return library.tile(of: segment, x: start, size: size) }
      return TTFTextTile(segment, file, from: start, to: x, size: size, rasterizer: self)
    }
  }

  /// The pixels of a segment, `x` pixels from the left end of its run.
  fileprivate func coverage(
    of segment: FontSegment, _ file: FontFile, x: Int, size: PixelSizeOfEm
  ) -> CoverageMask? {
    guard !segment.text.utf8.allSatisfy({ $0 == 0x20 }), let font = fonts.font(file, size: size) else { return nil }
    drawnGlyphs += segment.text.count
    guard var mask = font.coverage(of: segment) else { return nil }
    mask.frame.x += Int32(clamping: x)
    return mask
  }
}

/// A segment of a run in one font file.
@MainActor private final class TTFTextTile: TextTile {
  let x: Int
  let advance: Int
  private let segment: FontSegment
  private let file: FontFile
  private let size: PixelSizeOfEm
  private let rasterizer: TTFTextRasterizer

  init(
    _ segment: FontSegment, _ file: FontFile, from start: CGFloat, to end: CGFloat, size: PixelSizeOfEm,
    rasterizer: TTFTextRasterizer
  ) {
    self.segment = segment
    self.file = file
    x = Int(start.rounded())
    advance = Int(end.rounded(.up)) - x
    self.size = size
    self.rasterizer = rasterizer
  }

  func picture() -> TextPicture? {
    rasterizer.coverage(of: segment, file, x: x, size: size).map { .coverage($0) }
  }
}
