import CSDL2
import Graphics
import Raster

/// The back end of the processor: draws on `WindowPixels` and shows the changed rectangles.
///
/// The caches are kept when the window is resized, so that its text is not drawn again.
@MainActor final class SurfaceOutput: WindowOutput {
  let name = "software"
  let claimsVsync = false
  private let pixels: any WindowPixels
  private let repairer: FrameRepairer
  /// True if `present()` shows the whole window and not only `FrameRepairer.changed`.
  private var isShownInFull = true

  /// - Throws: `HostError.sdl` if the window has neither a surface nor a renderer.
  init(window: OpaquePointer, text: any TextRasterizer, limits: DrawingLimits) throws(HostError) {
    pixels = try SurfaceOutput.makePixels(window)
    let clock = HostClock()
    repairer = FrameRepairer(text: text, images: SDLImageDecoder(), scale: 1, limits: limits) { clock.now }
  }

  /// The surface that has the pixels of the window; valid until the next resize.
  var surface: UnsafeMutablePointer<SDL_Surface>? { pixels.surface }

  var size: PixelSize { pixels.size }

  var scale: CGFloat {
    get { repairer.scale }
    set { repairer.scale = newValue }
  }

  var counts: DrawingCounts { repairer.counts }
  var hasOutdatedPreviews: Bool { repairer.hasOutdatedPreviews }
  var restsOnPreviews: Bool { repairer.restsOnPreviews }
  var showsPreviews: Bool {
    get { repairer.showsPreviews }
    set {
      if !newValue { repairer.removePreviews() }
      repairer.showsPreviews = newValue
    }
  }
  var instrumentSeconds: Double { repairer.instrumentSeconds }

  func draw(_ list: DisplayList) {
    if let memory = pixels.memory { repairer.draw(list, on: memory) }
  }

  func draw(_ list: DisplayList, in region: PixelRect) {
    isShownInFull = true
    if let memory = pixels.memory { repairer.draw(list, on: memory, in: region) }
  }

  func present() {
    if isShownInFull {
      isShownInFull = false
      pixels.show()
    } else if !repairer.changed.rectangles.isEmpty {
      pixels.show(repairer.changed.rectangles)
    }
  }

  func invalidate() {
    repairer.invalidate()
    isShownInFull = true
  }

  func dropCaches() {
    repairer.dropCaches()
    pixels.dropDeviceObjects()
    isShownInFull = true
  }

  func releaseUnused(showing list: DisplayList) {
    if let memory = pixels.memory { repairer.releaseUnused(showing: list, on: memory) }
  }

  func snapshot() throws(HostError) -> PixelImage {
    guard let memory = pixels.memory else { throw .sdl("SDL_CreateRGBSurfaceWithFormat") }
    return PixelImage(memory)
  }

  /// The window's surface, or a texture if the video driver shows no surfaces.
  private static func makePixels(_ window: OpaquePointer) throws(HostError) -> any WindowPixels {
    do {
      return try SurfacePixels(window: window)
    } catch {
      guard let pixels = TexturePixels(window: window) else { throw error }
      return pixels
    }
  }
}
