import CSDL2
import Graphics
import Raster

/// The back end of the processor: draws on the window's surface and shows the changed rectangles.
///
/// SDL creates a new surface after each resize. The caches are kept, so that resizing the window does not draw all text
/// again.
@MainActor final class SurfaceOutput: WindowOutput {
  let name = "software"
  let claimsVsync = false
  private let window: OpaquePointer
  private let repairer: FrameRepairer
  /// The surface that is drawn on if the pixels of the window have another format; copied to the window in `present()`.
  private var shadow: UnsafeMutablePointer<SDL_Surface>?
  /// True if `present()` shows the whole window and not only `FrameRepairer.changed`.
  private var isShownInFull = true

  /// - Throws: `HostError.sdl` if the window has no surface.
  init(window: OpaquePointer, text: any TextRasterizer, limits: DrawingLimits) throws(HostError) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, SurfaceOutput.hasWindowSurface ? "0" : "1")
    guard SDL_GetWindowSurface(window) != nil else { throw .sdl("SDL_GetWindowSurface") }
    self.window = window
    let clock = HostClock()
    repairer = FrameRepairer(text: text, images: SDLImageDecoder.shared, scale: 1, limits: limits) { clock.now }
  }

  isolated deinit { SDL_FreeSurface(shadow) }

  /// The surface of the window; valid until the next resize.
  var surface: UnsafeMutablePointer<SDL_Surface>? { SDL_GetWindowSurface(window) }

  var size: PixelSize {
    PixelSize(width: Int(max(1, surface?.pointee.w ?? 1)), height: Int(max(1, surface?.pointee.h ?? 1)))
  }

  var scale: CGFloat {
    get { repairer.scale }
    set { repairer.scale = newValue }
  }

  var counts: DrawingCounts { repairer.counts }
  var hasOutdatedPreviews: Bool { repairer.hasOutdatedPreviews }
  var showsPreviews: Bool {
    get { repairer.showsPreviews }
    set {
      if !newValue { repairer.removePreviews() }
      repairer.showsPreviews = newValue
    }
  }
  var instrumentSeconds: Double { repairer.instrumentSeconds }

  func draw(_ list: DisplayList) {
    if let memory { repairer.draw(list, on: memory) }
  }

  func draw(_ list: DisplayList, in region: PixelRect) {
    isShownInFull = true
    if let memory { repairer.draw(list, on: memory, in: region) }
  }

  func present() {
    guard !isShownInFull else {
      isShownInFull = false
      if let shadow { SDL_UpperBlit(shadow, nil, surface, nil) }
      SDL_UpdateWindowSurface(window)
      return
    }
    let changed = repairer.changed.rectangles
    if changed.isEmpty { return }
    withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: changed.count) { rectangles in
      for (index, rectangle) in changed.enumerated() {
        rectangles.initializeElement(at: index, to: SDL_Rect(rectangle))
        var (source, target) = (rectangles[index], rectangles[index])
        if let shadow { SDL_UpperBlit(shadow, &source, surface, &target) }
      }
      SDL_UpdateWindowSurfaceRects(window, rectangles.baseAddress, Int32(changed.count))
    }
  }

  func invalidate() {
    repairer.invalidate()
    isShownInFull = true
  }

  func dropCaches() {
    repairer.dropCaches()
    isShownInFull = true
  }

  func snapshot() throws(HostError) -> PixelImage {
    guard let memory else { throw .sdl("SDL_GetWindowSurface") }
    return PixelImage(memory)
  }

  /// The pixels that are drawn on: those of the window if `PixelMemory` can represent them, otherwise those of
  /// `shadow`.
  private var memory: PixelMemory? {
    guard let surface else { return nil }
    if let memory = PixelMemory(surface) { return memory }
    if shadow?.pointee.w != surface.pointee.w || shadow?.pointee.h != surface.pointee.h {
      SDL_FreeSurface(shadow)
      shadow = SDL_CreateRGBSurfaceWithFormat(
        0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    }
    return shadow.flatMap(PixelMemory.init)
  }

  /// True if the video driver shows surfaces itself. SDL would otherwise prefer OpenGL, which is slow if it is
  /// emulated. SDL's Wayland driver has no surface of its own: SDL keeps a surface in memory and shows its changes
  /// through a texture of any renderer.
  private static var hasWindowSurface: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) } != "wayland" }
}
