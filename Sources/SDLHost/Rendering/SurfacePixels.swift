import CSDL2
import Graphics
import Raster

/// The pixels of the window's own surface, for video drivers that show surfaces.
///
/// SDL creates a new surface after each resize.
@MainActor final class SurfacePixels: WindowPixels {
  private let window: OpaquePointer
  /// The surface that is drawn on if `PixelMemory` cannot represent that of the window; copied to the window when it is
  /// shown.
  private var shadow: UnsafeMutablePointer<SDL_Surface>?

  /// - Throws: `HostError.sdl` if the window has no surface.
  init(window: OpaquePointer) throws(HostError) {
    // SDL would otherwise prefer OpenGL, which is slow if it is emulated.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    guard SDL_GetWindowSurface(window) != nil else { throw .sdl("SDL_GetWindowSurface") }
    self.window = window
  }

  isolated deinit { SDL_FreeSurface(shadow) }

  var surface: UnsafeMutablePointer<SDL_Surface>? { SDL_GetWindowSurface(window) }

  var size: PixelSize {
    PixelSize(width: Int(max(1, surface?.pointee.w ?? 1)), height: Int(max(1, surface?.pointee.h ?? 1)))
  }

  var memory: PixelMemory? {
    guard let surface else { return nil }
    if let memory = PixelMemory(surface) { return memory }
    if shadow?.pointee.w != surface.pointee.w || shadow?.pointee.h != surface.pointee.h {
      SDL_FreeSurface(shadow)
      shadow = SDL_CreateRGBSurfaceWithFormat(
        0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    }
    return shadow.flatMap(PixelMemory.init)
  }

  func show() {
    if let shadow { SDL_UpperBlit(shadow, nil, surface, nil) }
    SDL_UpdateWindowSurface(window)
  }

  func show(_ rectangles: [PixelRect]) {
    withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: rectangles.count) { areas in
      for (index, rectangle) in rectangles.enumerated() {
        areas.initializeElement(at: index, to: SDL_Rect(rectangle))
        var (source, target) = (areas[index], areas[index])
        if let shadow { SDL_UpperBlit(shadow, &source, surface, &target) }
      }
      SDL_UpdateWindowSurfaceRects(window, areas.baseAddress, Int32(rectangles.count))
    }
  }

  func dropDeviceObjects() {}
}
