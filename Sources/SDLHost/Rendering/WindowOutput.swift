import Geometry
import Graphics
import Raster

/// The back end of a window: `SurfaceOutput` draws with the processor, `TextureOutput` with the graphics card.
@MainActor protocol WindowOutput: AnyObject {
  /// The name of the renderer, in SDL's words: "software", "opengl" …
  var name: String { get }
  /// True if `present()` waits for the display, as the driver says.
  var claimsVsync: Bool { get }
  /// The size in device pixels.
  var size: PixelSize { get }
  /// Device pixels per point.
  var scale: CGFloat { get set }
  var counts: DrawingCounts { get }
  var instrumentSeconds: Double { get }

  func draw(_ list: DisplayList)
  /// Draws the part of a list that lies in `region` alone.
  func draw(_ list: DisplayList, in region: PixelRect)
  func present()
  /// The next list is drawn and shown in full.
  func invalidate()
  func dropCaches()
  func snapshot() throws(HostError) -> PixelImage
}
