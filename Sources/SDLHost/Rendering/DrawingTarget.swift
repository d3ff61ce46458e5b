import Graphics
import Raster

/// A size in device pixels.
package struct PixelSize: Equatable, Sendable {
  /// The width in device pixels.
  package var width: Int
  /// The height in device pixels.
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A surface that shows display lists: a window (`WindowTarget`) or memory (`OffscreenTarget`).
@MainActor package protocol DrawingTarget: AnyObject {
  /// The size of the surface in device pixels.
  var outputSize: PixelSize { get }
  /// Device pixels per point.
  var scale: CGFloat { get }
  /// SDL's name of the renderer: "software", "opengl" …
  var rendererName: String { get }
  /// The costs of the last `draw(_:)`.
  var counts: DrawingCounts { get }
  /// The seconds that the last `draw(_:)` took for regions that show figures about frames; 0 if they are not measured
  /// separately, as with the graphics card.
  var instrumentSeconds: Double { get }

  /// True if `draw(_:)` with the same list replaces `ImagePreviews`: images have been decoded, or the sizes of images were new.
  var hasOutdatedPreviews: Bool { get }
  /// True if previews may be visible although no drawing will replace them: an error.
  var restsOnPreviews: Bool { get }

  /// Draws `list`. The pixels become visible with `present()`.
  func draw(_ list: DisplayList)
  /// Draws `list` in full, with decoded images instead of `ImagePreviews`.
  func drawWithoutPreviews(_ list: DisplayList)
  /// Shows the drawn pixels on the display. Has no effect for memory.
  func present()
  /// Resizes the surface to `size` in points. A `WindowTarget` ignores `size` and reads that of the window, since
  /// events may be stale.
  func resize(to size: CGSize) throws(HostError)
  /// Invalidates the visible pixels: the next list is drawn and shown in full.
  func invalidate()
  /// Destroys all cached images and textures, after the graphics device was lost.
  func dropCaches()
  /// Removes the cached pixels that `list` does not show. The drawn pixels stay those of `list`.
  func releaseUnused(showing list: DisplayList)
  /// A copy of the drawn pixels.
  ///
  /// - Throws: `HostError.sdl` if the pixels cannot be read.
  func snapshot() throws(HostError) -> PixelImage
}

extension DrawingTarget {
  package var hasOutdatedPreviews: Bool { false }
  package var restsOnPreviews: Bool { false }
  package func drawWithoutPreviews(_ list: DisplayList) { draw(list) }

  /// The size of the surface in points.
  package var size: CGSize {
    CGSize(width: CGFloat(outputSize.width) / scale, height: CGFloat(outputSize.height) / scale)
  }
}

/// The back end that draws the pixels of a window.
package enum RendererChoice: String, CaseIterable, Sendable {
  /// The graphics card if the kernel offers a render node and SDL can use it, otherwise the processor.
  case auto
  /// The graphics card; `HostError.noAcceleration` if SDL cannot use it.
  case accelerated
  /// The processor, on the surface of the window.
  case software
}
