import Engine
import Geometry

/// Splits a run of text into tiles of a width that every graphics card takes.
@MainActor struct TextTiler {
  let fonts: FontLibrary
  /// No tile is made wider by another segment than this, in pixels.
  static let widest = 4096

  /// The tiles of `text` from left to right.
  func tiles(of text: String, font: ResolvedFont, size: PixelSizeOfEm) -> [TextTile] {
    // Few characters are wider than an em, so a segment of this many fits.
    let longest = max(1, Int(CGFloat(TextTiler.widest) / size.pixels))
    let segments = TextSegmenter(chain: fonts.chain(for: font), longest: longest).segments(of: text)
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

  /// Draws the glyphs of `tile`; nil where there is nothing to see.
  func raster(of tile: TextTile, size: PixelSizeOfEm) -> TextRaster? {
    if tile.segments.count == 1, let only = tile.segments.first { return raster(of: only.segment, size: size) }
    var rasters: [TextRaster] = []
    var positions: [Int] = []
    for placed in tile.segments {
      guard let raster = raster(of: placed.segment, size: size) else { continue }
      rasters.append(raster)
      positions.append(Int(placed.x.rounded()) - tile.x)
    }
    defer { for raster in rasters { raster.free() } }
    return TextRaster(rasters, positions: positions)
  }

  private func raster(of segment: TextSegment, size: PixelSizeOfEm) -> TextRaster? {
    guard segment.text.utf8.contains(where: { $0 != 0x20 }) else { return nil }
    return fonts.sizedFont(segment.face, size: size).flatMap { TextRaster(segment.text, font: $0) }
  }
}
