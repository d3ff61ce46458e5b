import Engine
import Geometry
import Graphics

/// Splits a run of text into tiles of a width that every graphics card takes.
@MainActor struct TextTiler {
  private let fonts: FontLibrary
  private let composer: GlyphComposer
  /// No tile is made wider by another segment than this, in pixels.
  static let widest = 4096

  init(fonts: FontLibrary) {
    self.fonts = fonts
    composer = GlyphComposer(glyphs: fonts.glyphs, words: fonts.words)
  }

  /// The tiles of a run from left to right.
  func tiles(of run: TextRun, size: PixelSizeOfEm) -> [TextTile] {
    // Few characters are wider than an em, so a segment of this many fits.
    let longest = max(1, Int(CGFloat(TextTiler.widest) / size.pixels))
    let segments = TextSegmenter(chain: fonts.chain(for: run.font), longest: longest).segments(of: run.text)
    // Layout has measured the run.
    let width = run.width / run.font.size * size.pixels
    if segments.count == 1, 0...CGFloat(Int32.max) ~= width {
      return [tile([.init(segment: segments[0], x: 0)], from: 0, to: width)]
    }
    var tiles: [TextTile] = []
    var placed: [TextTile.PlacedSegment] = []
    var start: CGFloat = 0
    var x: CGFloat = 0
    for segment in segments {
      let advance = segment.face.advance(of: segment.text) * size.pixels
      if !placed.isEmpty, x + advance - start > CGFloat(TextTiler.widest) {
        tiles.append(tile(placed, from: start, to: x))
        placed = []
        start = x
      }
      placed.append(.init(segment: segment, x: x))
      x += advance
    }
    if !placed.isEmpty { tiles.append(tile(placed, from: start, to: x)) }
    return tiles
  }

  private func tile(_ segments: [TextTile.PlacedSegment], from start: CGFloat, to end: CGFloat) -> TextTile {
    let x = Int(start.rounded())
    return TextTile(segments: segments, x: x, advance: Int(end.rounded(.up)) - x)
  }

  /// The picture of `tile`, counted from the start of its run; nil where there is nothing to see.
  func coverage(of tile: TextTile, size: PixelSizeOfEm) -> TextCoverage? {
    var whole: TextCoverage?
    for placed in tile.segments {
      let x = tile.segments.count == 1 ? tile.x : Int(placed.x.rounded())
      guard let part = coverage(of: placed.segment, size: size)?.moved(by: x) else { continue }
      whole = whole?.joined(with: part) ?? part
    }
    return whole
  }

  private func coverage(of segment: TextSegment, size: PixelSizeOfEm) -> TextCoverage? {
    guard !segment.isBlank, let font = fonts.sizedFont(segment.face, size: size) else { return nil }
    return composer.coverage(of: segment.text, font: font)
  }
}
