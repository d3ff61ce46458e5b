import CSDL2
import Graphics
import Raster

/// Pixels in memory that a texture of the window's size shows, for video drivers without surfaces: Wayland.
///
/// `SDL_GetWindowSurface` would do the same with a surface of the size in points, which is blurred on a display with two
/// pixels per point. `texture` gets the rectangles of `show(_:)`; `SDL_RenderCopy` shows all of it, and `SDL_RenderPresent` does not
/// wait for the display.
@MainActor final class TexturePixels: WindowPixels {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var pixels: UnsafeMutablePointer<SDL_Surface>?
  /// The texture of the size of `pixels`; nil until they are shown.
  private var texture: OpaquePointer?

  /// Creates the `SDL_Renderer`; nil without an `SDL_RENDERER_ACCELERATED`.
  init?(window: OpaquePointer) {
    guard let renderer = Self.makeRenderer(window) else { return nil }
    self.window = window
    self.renderer = renderer
  }

  isolated deinit {
    dropDeviceObjects()
    SDL_FreeSurface(pixels)
    SDL_DestroyRenderer(renderer)
  }

  var size: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return PixelSize(width: Int(max(1, width)), height: Int(max(1, height)))
  }

  var surface: UnsafeMutablePointer<SDL_Surface>? {
    let size = size
    if let pixels, pixels.pointee.w == size.width, pixels.pointee.h == size.height { return pixels }
    dropDeviceObjects()
    SDL_FreeSurface(pixels)
    pixels = SDL_CreateRGBSurfaceWithFormat(
      0, Int32(clamping: size.width), Int32(clamping: size.height), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    return pixels
  }

  var memory: PixelMemory? { surface.flatMap(PixelMemory.init) }

  func show() {
    guard let pixels else { return }
    show([PixelRect(x: 0, y: 0, width: pixels.pointee.w, height: pixels.pointee.h)])
  }

  func show(_ rectangles: [PixelRect]) {
    guard let pixels, let start = pixels.pointee.pixels else { return }
    let pitch = pixels.pointee.pitch
    if texture == nil {
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), pixels.pointee.w,
        pixels.pointee.h)
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
      SDL_UpdateTexture(texture, nil, start, pitch)
    } else {
      for rectangle in rectangles {
        var area = SDL_Rect(rectangle)
        let offset = Int(area.y) * Int(pitch) + Int(area.x) * 4
        SDL_UpdateTexture(texture, &area, start + offset, pitch)
      }
    }
    guard texture != nil else { return }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  func dropDeviceObjects() {
    SDL_DestroyTexture(texture)
    texture = nil
  }

  /// The first `SDL_RENDERER_ACCELERATED`, as `SDL_GetWindowSurface` takes it. SDL's renderer `software` draws on
  /// `SDL_GetWindowSurface` itself. `SDL_HINT_RENDER_DRIVER` has no effect here: `WindowTarget` reads it.
  private static func makeRenderer(_ window: OpaquePointer) -> OpaquePointer? {
    for driver in 0..<SDL_GetNumRenderDrivers() {
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(driver, &info) == 0, info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0,
        let renderer = SDL_CreateRenderer(window, driver, 0)
      else { continue }
      return renderer
    }
    return nil
  }
}
