/// Draws the glyphs of text runs. TextShaping implements the protocol; Raster caches the pictures and gives masks a color.
@MainActor package protocol TextRasterizer: AnyObject {
  /// The number of glyphs that were rasterized since the object was created. Cached glyphs do not count.
  var drawnGlyphs: Int { get }

  /// True if `TextTile.subpixelPicture()` differs from `TextTile.picture()`. After a change, tiles and their pictures are outdated. The
  /// default implementation returns false.
  var hasSubpixels: Bool { get }

  /// The tiles of a run from left to right, at a size in pixels per em. No glyph is drawn before `TextTile.picture()`.
  func tiles(of run: TextRun, size: PixelSizeOfEm) -> [any TextTile]

  /// Removes cached glyphs and words that were not used since the last call.
  func releaseUnused()
}

extension TextRasterizer {
  package var hasSubpixels: Bool { false }
}

/// A part of a text run that is narrow enough for one texture: nearly always the whole run.
@MainActor package protocol TextTile: AnyObject {
  /// Pixels from the start of the run to the tile.
  var x: Int { get }
  /// The advance of the tile's text in pixels, rounded up.
  var advance: Int { get }

  /// The pixels of the tile's glyphs, relative to the left end of the run and the baseline; nil if they mark no pixel. Draws the
  /// glyphs that are not cached.
  func picture() -> TextPicture?

  /// The same as `picture()` for an opaque target, with a coverage for each stripe of a pixel. The default implementation returns `picture()`.
  func subpixelPicture() -> TextPicture?
}

extension TextTile {
  package func subpixelPicture() -> TextPicture? { picture() }
}

/// The pixels of a `TextTile`. Frames are relative to the left end of the run and the baseline.
package enum TextPicture: Equatable, Sendable {
  /// Glyphs that take the color of the text.
  case coverage(CoverageMask)
  /// Glyphs that take the color of the text, with a coverage for each component.
  case subpixels(SubpixelMask)
  /// Glyphs with colors of their own, such as emoji: pixels `0xAARRGGBB` with straight alpha, row by row.
  case colors(frame: PixelRect, pixels: [UInt32])
}
