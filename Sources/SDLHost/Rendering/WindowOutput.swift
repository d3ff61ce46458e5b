import Graphics
import Raster

/// The back end of a window: `SurfaceOutput` draws with the processor, `TextureOutput` with the graphics card.
@MainActor protocol WindowOutput: AnyObject {
  /// SDL's name of the renderer: "software", "opengl" …
  var name: String { get }
  /// True if the driver reports that `present()` waits for the display.
  var claimsVsync: Bool { get }
  /// The size in device pixels.
  var size: PixelSize { get }
  /// Device pixels per point.
  var scale: CGFloat { get set }
  /// The costs of the last `draw`.
  var counts: DrawingCounts { get }
  /// The seconds of `FrameRepairer.instrumentSeconds`; 0 with the graphics card.
  var instrumentSeconds: Double { get }
  /// The value of `DisplayListPainter.hasOutdatedPreviews`.
  var hasOutdatedPreviews: Bool { get }
  /// The value of `DisplayListPainter.restsOnPreviews`.
  var restsOnPreviews: Bool { get }
  /// The value of `DisplayListPainter.showsPreviews`. Setting false removes the previews.
  var showsPreviews: Bool { get set }

  /// Draws `list`. The pixels become visible with `present()`.
  func draw(_ list: DisplayList)
  /// Draws the part of `list` inside `region`; other pixels are unchanged.
  func draw(_ list: DisplayList, in region: PixelRect)
  /// Shows the drawn pixels.
  func present()
  /// Invalidates the visible pixels: the next list is drawn and shown in full.
  func invalidate()
  /// Destroys all cached images and textures.
  func dropCaches()
  /// Removes the cached pixels that `list` does not show.
  func releaseUnused(showing list: DisplayList)
  /// A copy of the drawn pixels.
  func snapshot() throws(HostError) -> PixelImage
}
