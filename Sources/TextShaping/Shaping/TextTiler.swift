import Graphics

/// Splits a `TextRun` into tiles of a width that every graphics card supports.
///
/// In a right-to-left run the first segment is on the right. HarfBuzz gives the glyphs of a segment in visual order.
@MainActor final class TextTiler {
  private unowned let fonts: FontLibrary
  private let composer: GlyphComposer
  /// The width in pixels from which on no segment is added to a tile.
  static let widest = 4096

  init(fonts: FontLibrary) {
    self.fonts = fonts
    composer = GlyphComposer(glyphs: fonts.glyphs, words: fonts.words)
  }

  /// The tiles of a `TextRun` from left to right.
  func tiles(of run: TextRun, size: PixelSizeOfEm) -> [any TextTile] {
    // Few characters are wider than an em, so that a segment of this many characters fits.
    let longest = max(1, Int(CGFloat(TextTiler.widest) / size.pixels))
    let segmenter = TextSegmenter(chain: fonts.chain(for: run.font), direction: run.direction, longest: longest)
    let segments = segmenter.segments(of: run.text)
    // The width was measured by layout.
    let width = run.width / run.font.size * size.pixels
    if segments.count == 1, 0...CGFloat(Int32.max) ~= width {
      return [tile([.init(segment: segments[0], x: 0)], from: 0, to: width, size)]
    }
    var tiles: [any TextTile] = []
    var placed: [ShapedTile.PlacedSegment] = []
    var start: CGFloat = 0
    var x: CGFloat = 0
    for segment in run.direction == .leftToRight ? segments : segments.reversed() {
      let advance = segment.advance * size.pixels
      if !placed.isEmpty, x + advance - start > CGFloat(TextTiler.widest) {
        tiles.append(tile(placed, from: start, to: x, size))
        placed = []
        start = x
      }
      placed.append(.init(segment: segment, x: x))
      x += advance
    }
    if !placed.isEmpty { tiles.append(tile(placed, from: start, to: x, size)) }
    return tiles
  }

  private func tile(
    _ segments: [ShapedTile.PlacedSegment], from start: CGFloat, to end: CGFloat, _ size: PixelSizeOfEm
  ) -> ShapedTile {
    let x = Int(start.rounded())
    return ShapedTile(segments, x: x, advance: Int(end.rounded(.up)) - x, size: size, tiler: self)
  }

  /// The coverage of a segment, relative to its start and the baseline; nil if it marks no pixel.
  func coverage(of segment: TextSegment, size: PixelSizeOfEm) -> CoverageMask? {
    guard !segment.isBlank, let font = fonts.sizedFont(segment.face, size: size) else { return nil }
    return composer.coverage(of: segment.text, segment.context, font: font)
  }
}
