import CSDL2
import Graphics
import Raster

/// The back end of the graphics card: draws with an `SDL_Renderer` and shows whole frames.
@MainActor final class TextureOutput: WindowOutput {
  let name: String
  let claimsVsync: Bool
  private let renderer: TextureRenderer
  private let painter: DisplayListPainter

  /// Creates the renderer of `window`; nil if SDL has no accelerated renderer, or if a hint chooses the software
  /// renderer.
  init?(window: OpaquePointer, text: any TextRasterizer, limits: DrawingLimits) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let device = SDL_CreateRenderer(window, -1, flags) else { return nil }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(device, &info)
    guard info.flags & SDL_RENDERER_SOFTWARE.rawValue == 0 else {
      SDL_DestroyRenderer(device)
      return nil
    }
    name = info.name.map { String(cString: $0) } ?? "unknown"
    claimsVsync = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    renderer = TextureRenderer(renderer: device)
    painter = DisplayListPainter(
      renderer: renderer, text: text, images: SDLImageDecoder.shared, scale: 1, limits: limits)
  }

  isolated deinit {
    painter.dropCaches()
    SDL_DestroyRenderer(renderer.renderer)
  }

  var size: PixelSize {
    PixelSize(width: max(1, Int(renderer.bounds.width)), height: max(1, Int(renderer.bounds.height)))
  }

  var scale: CGFloat {
    get { painter.scale }
    set { painter.scale = newValue }
  }

  var counts: DrawingCounts { painter.counts }
  var hasOutdatedPreviews: Bool { painter.hasOutdatedPreviews }
  var showsPreviews: Bool {
    get { painter.showsPreviews }
    set {
      if !newValue { painter.removePreviews() }
      painter.showsPreviews = newValue
    }
  }
  var instrumentSeconds: Double { 0 }

  func draw(_ list: DisplayList) { painter.draw(list, bounds: renderer.bounds) }
  func draw(_ list: DisplayList, in region: PixelRect) { painter.draw(list, bounds: renderer.bounds, in: region) }
  func present() { SDL_RenderPresent(renderer.renderer) }
  func invalidate() {}
  func dropCaches() { painter.dropCaches() }
  func snapshot() throws(HostError) -> PixelImage { try PixelImage(renderer: renderer.renderer, size: size) }
}
