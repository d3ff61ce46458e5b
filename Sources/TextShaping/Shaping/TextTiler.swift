import Graphics

/// Splits a `TextRun` into tiles of a width that every graphics card supports.
///
/// Tiles are also cut where emoji begin and end. In a right-to-left run the first segment is on the right. HarfBuzz gives the glyphs of a segment in visual order.
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
      return [tile([PlacedSegment(segment: segments[0], x: 0)], to: width, size)]
    }
    var tiles: [any TextTile] = []
    var placed: [PlacedSegment] = []
    var x: CGFloat = 0
    for segment in run.direction == .leftToRight ? segments : segments.reversed() {
      let advance = segment.advance * size.pixels
      if let first = placed.first,
        x + advance - first.x > CGFloat(TextTiler.widest) || first.segment.isColored != segment.isColored
      {
        tiles.append(tile(placed, to: x, size))
        placed = []
      }
      placed.append(PlacedSegment(segment: segment, x: x))
      x += advance
    }
    if !placed.isEmpty { tiles.append(tile(placed, to: x, size)) }
    return tiles
  }

  /// A tile of segments that are all colored or all not colored, and end at `end`.
  func tile(_ segments: [PlacedSegment], to end: CGFloat, _ size: PixelSizeOfEm) -> any TextTile {
    let x = Int((segments.first?.x ?? 0).rounded())
    let advance = Int(end.rounded(.up)) - x
    if segments.first?.segment.isColored == true {
      return ColorTile(segments, x: x, advance: advance, size: size, glyphs: fonts.colorGlyphs)
    }
    return ShapedTile(segments, x: x, advance: advance, size: size, tiler: self)
  }

  /// The coverage of a segment that starts `phase` 64ths of a pixel behind the left edge of a pixel, relative to that pixel and the
  /// baseline; nil if it marks no pixel.
  func coverage(of segment: TextSegment, phase: Int = 0, size: PixelSizeOfEm) -> CoverageMask? {
    switch segment.drawing {
    case .glyphs(let face):
      guard !segment.isBlank, let font = fonts.sizedFont(face, size: size) else { return nil }
      return composer.coverage(of: segment.text, segment.context, font: font, phase: phase)
    case .missing(let glyph): return glyph.coverage(size: size)
    case .colors: return nil
    }
  }

  /// The same as `coverage(of:phase:size:)`, with a coverage for each stripe of a pixel.
  func subpixels(of segment: TextSegment, phase: Int, size: PixelSizeOfEm) -> SubpixelMask? {
    guard case .glyphs(let face) = segment.drawing else {
      return coverage(of: segment, phase: phase, size: size).map { SubpixelMask($0) }
    }
    guard !segment.isBlank, let font = fonts.sizedFont(face, size: size) else { return nil }
    return composer.subpixels(of: segment.text, segment.context, font: font, phase: phase)
  }
}

/// A segment and its distance from the start of the `TextRun` in pixels, not rounded.
struct PlacedSegment {
  var segment: TextSegment
  var x: CGFloat
}
