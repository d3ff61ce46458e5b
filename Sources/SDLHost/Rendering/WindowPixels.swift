import CSDL2
import Graphics
import Raster

/// The pixels of a window that the processor draws, and the way in which the display gets them.
@MainActor protocol WindowPixels: AnyObject {
  /// The size in device pixels; 1 × 1 for a window without pixels.
  var size: PixelSize { get }
  /// The pixels that `FrameRepairer` draws on; nil if SDL cannot allocate them. Valid until the window is resized.
  var memory: PixelMemory? { get }
  /// The surface that has the pixels shown; valid until the window is resized.
  var surface: UnsafeMutablePointer<SDL_Surface>? { get }

  /// Shows all pixels of `memory`.
  func show()
  /// Shows the pixels of `memory` inside of `rectangles`.
  func show(_ rectangles: [PixelRect])
  /// Destroys textures, after the graphics device was lost. `show()` has to follow.
  func dropDeviceObjects()
}
