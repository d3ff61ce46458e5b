import Geometry
import Graphics
import Raster

/// An extent in device pixels.
package struct PixelSize: Equatable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Something that shows display lists: a window, or memory.
@MainActor package protocol DrawingTarget: AnyObject {
  /// The size in device pixels.
  var outputSize: PixelSize { get }
  /// Device pixels per point.
  var scale: CGFloat { get }
  /// What draws, in SDL's words: "software", "opengl" …
  var rendererName: String { get }
  /// What the last list has cost.
  var counts: DrawingCounts { get }
  /// Seconds that the last list has taken for what shows figures about frames; 0 where that was not told apart.
  var instrumentSeconds: Double { get }

  /// Draws `list`; nothing is seen before `present()`.
  func draw(_ list: DisplayList)
  /// Shows what was drawn.
  func present()
  /// Takes on a new size in points. A window's size is read from the window, since events may be stale.
  func resize(to size: CGSize) throws(HostError)
  /// What is shown is not what was drawn last: the next list is drawn and shown in full.
  func invalidate()
  /// Gives all textures back, after the device has lost them.
  func dropCaches()
  /// What was drawn last.
  func snapshot() throws(HostError) -> PixelImage
}

extension DrawingTarget {
  /// The size in points.
  package var size: CGSize {
    CGSize(width: CGFloat(outputSize.width) / scale, height: CGFloat(outputSize.height) / scale)
  }
}

/// Who draws the pixels of a window.
package enum RendererChoice: String, CaseIterable, Sendable {
  /// The graphics card where there is one, else the processor.
  case auto
  /// The graphics card; an error where SDL cannot use one.
  case accelerated
  /// The processor.
  case software
}
