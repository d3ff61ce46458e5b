import CSDL2
import Graphics
import Raster

/// The back end of the graphics card: draws with an `SDL_Renderer` and shows whole frames.
@MainActor final class TextureOutput: WindowOutput {
  let name: String
  let claimsVsync: Bool
  private let renderer: TextureRenderer
  private let painter: DisplayListPainter

  /// Creates the renderer of `window`.
  ///
  /// - Parameter takesEmulation: true if OpenGL that the processor emulates is accepted, for tests.
  /// - Throws: `HostError.noAcceleration` if SDL has no accelerated renderer, or only an emulated one.
  init(
    window: OpaquePointer, text: any TextRasterizer, limits: DrawingLimits, takesEmulation: Bool
  ) throws(HostError) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let device = SDL_CreateRenderer(window, -1, flags) else {
      throw .noAcceleration(message: HostError.systemMessage)
    }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(device, &info)
    if info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0 {
      SDL_DestroyRenderer(device)
      throw .noAcceleration(message: "SDL offers its software renderer alone")
    }
    if !takesEmulation, let emulator = Self.emulator {
      SDL_DestroyRenderer(device)
      throw .noAcceleration(message: "OpenGL is emulated by \(emulator)")
    }
    name = info.name.map { String(cString: $0) } ?? "unknown"
    claimsVsync = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    renderer = TextureRenderer(renderer: device)
    painter = DisplayListPainter(
      renderer: renderer, text: text, images: SDLImageDecoder(), scale: 1, limits: limits)
  }

  isolated deinit {
    dropCaches()
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
  var restsOnPreviews: Bool { painter.restsOnPreviews }
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
  func dropCaches() {
    painter.dropCaches()
    renderer.removeTextures()
  }
  func releaseUnused(showing list: DisplayList) { painter.keepPixels { draw(list) } }
  func snapshot() throws(HostError) -> PixelImage { try PixelImage(renderer: renderer.renderer, size: size) }

  /// The name of the program that emulates OpenGL with the processor, from the current context; nil with a graphics card, or with
  /// another library than OpenGL.
  private static var emulator: String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard SDL_GL_GetCurrentContext() != nil, let function = SDL_GL_GetProcAddress("glGetString"),
      // GL_RENDERER, such as "llvmpipe (LLVM 15.0.6, 256 bits)".
      let name = unsafeBitCast(function, to: GetString.self)(0x1F01).map({ String(cString: $0) })
    else { return nil }
    return ["llvmpipe", "softpipe", "swrast", "SwiftShader"].first { name.localizedCaseInsensitiveContains($0) }
  }
}
