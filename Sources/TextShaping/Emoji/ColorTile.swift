import Graphics

/// A tile of emoji. Its `TextPicture` is `.colors`, so that emoji do not take the color of the text.
@MainActor final class ColorTile: TextTile {
  let x: Int
  let advance: Int
  private let segments: [PlacedSegment]
  private let size: PixelSizeOfEm
  private let glyphs: ColorGlyphCache

  init(_ segments: [PlacedSegment], x: Int, advance: Int, size: PixelSizeOfEm, glyphs: ColorGlyphCache) {
    self.segments = segments
    self.x = x
    self.advance = advance
    self.size = size
    self.glyphs = glyphs
  }

  func picture() -> TextPicture? {
    var placed: [(frame: PixelRect, pixels: [UInt32])] = []
    var bounds: PixelRect?
    for segment in segments {
      guard case .colors(let face) = segment.segment.drawing else { continue }
      face.forEachGlyph(of: segment.segment.text) { index, x in
        let glyph = glyphs.glyph(index, of: face, size: size)
        guard !glyph.pixels.isEmpty else { return }
        var frame = glyph.frame
        frame.x += Int32(clamping: Int((segment.x + x * size.pixels).rounded()))
        placed.append((frame, glyph.pixels))
        bounds = bounds?.union(frame) ?? frame
      }
    }
    guard let bounds else { return nil }
    if placed.count == 1 { return .colors(frame: bounds, pixels: placed[0].pixels) }
    var pixels = [UInt32](repeating: 0, count: bounds.area)
    for glyph in placed { ColorTile.copy(glyph.pixels, glyph.frame, to: &pixels, bounds) }
    return .colors(frame: bounds, pixels: pixels)
  }

  /// Copies a glyph. Where two glyphs overlap, the pixel with more alpha stays.
  private static func copy(_ glyph: [UInt32], _ frame: PixelRect, to pixels: inout [UInt32], _ bounds: PixelRect) {
    for row in 0..<Int(frame.height) {
      let start = (row + Int(frame.y - bounds.y)) * Int(bounds.width) + Int(frame.x - bounds.x)
      for column in 0..<Int(frame.width) {
        let pixel = glyph[row * Int(frame.width) + column]
        if pixel >> 24 > pixels[start + column] >> 24 { pixels[start + column] = pixel }
      }
    }
  }
}
