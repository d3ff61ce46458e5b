import CSDL2
import Engine
import Foundation
import Geometry
import Graphics

/// Draws into a window.
///
/// In software the renderer draws on the window's own surface, which `surface` gives out. SDL fetches that surface anew after
/// each resize and keeps the textures, so that dragging an edge of the window does not draw all text again.
@MainActor package final class WindowTarget: DrawingTarget {
  package private(set) var outputSize = PixelSize(width: 1, height: 1)
  package let rendererName: String
  /// Whether the processor draws.
  package let isSoftware: Bool
  /// Whether the driver says that showing a picture waits for the display.
  package let claimsVsync: Bool
  private let window: OpaquePointer
  /// Keeps the window, and SDL with it, until the renderer and its textures are destroyed.
  private let owner: AnyObject?
  private let renderer: OpaquePointer
  private let forcedScale: CGFloat?
  private let drawing: DisplayListRenderer
  private let repairer: FrameRepairer
  /// Whether the next picture is shown in full.
  private var isShownInFull = true

  /// Draws into `window`, which `owner` destroys; without an owner the window must outlive the target. Device pixels per point come from
  /// the window unless `forcedScale` says otherwise; a forced scale of 2 halves the window's size in points.
  package init(
    window: OpaquePointer, owner: AnyObject? = nil, choice: RendererChoice, fonts: FontLibrary,
    forcedScale: CGFloat? = nil, limits: DrawingLimits = DrawingLimits()
  ) throws(HostError) {
    self.window = window
    self.owner = owner
    self.forcedScale = forcedScale
    renderer = try WindowTarget.makeRenderer(window: window, choice: choice)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    rendererName = info.name.map { String(cString: $0) } ?? "unknown"
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    claimsVsync = !isSoftware && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    drawing = DisplayListRenderer(renderer: renderer, fonts: fonts, scale: 1, limits: limits)
    repairer = FrameRepairer(drawing: drawing)
    readSize()
  }

  isolated deinit {
    drawing.dropCaches()
    SDL_DestroyRenderer(renderer)
  }

  package var scale: CGFloat { drawing.scale }
  package var counts: DrawingCounts { drawing.counts }
  package var instrumentSeconds: Double { repairer.instrumentSeconds }

  /// The pixels of the window where the processor draws them, else nil. Valid until the next resize; call
  /// `finishDrawing()` before touching it.
  package var surface: UnsafeMutablePointer<SDL_Surface>? { isSoftware ? SDL_GetWindowSurface(window) : nil }

  /// In software, only what has changed since the last list.
  package func draw(_ list: DisplayList) {
    if let surface { repairer.draw(list, on: surface) } else { drawing.draw(list) }
  }

  /// Draws only what lies inside `region`, in device pixels, and leaves the rest of the surface as it is.
  package func draw(_ list: DisplayList, in region: SDL_Rect) {
    invalidate()
    drawing.draw(list, in: region)
  }

  /// Makes SDL carry out what it has only queued.
  package func finishDrawing() { SDL_RenderFlush(renderer) }

  package func present() {
    guard isSoftware, !isShownInFull else {
      isShownInFull = false
      SDL_RenderPresent(renderer)
      return
    }
    finishDrawing()
    repairer.changed.rectangles.withUnsafeBufferPointer { changed in
      guard let first = changed.baseAddress else { return }
      SDL_UpdateWindowSurfaceRects(window, first, Int32(changed.count))
    }
  }

  package func invalidate() {
    repairer.invalidate()
    isShownInFull = true
  }

  package func resize(to size: CGSize) {
    let before = outputSize
    readSize()
    if outputSize != before { invalidate() }
  }

  package func dropCaches() {
    drawing.dropCaches()
    invalidate()
  }

  package func snapshot() throws(HostError) -> PixelImage { try PixelImage(renderer: renderer, size: outputSize) }

  private func readSize() {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    outputSize = PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
    var points: Int32 = 0
    SDL_GetWindowSize(window, &points, nil)
    drawing.scale = forcedScale ?? (points > 0 && width > 0 ? CGFloat(width) / CGFloat(points) : 1)
  }
}

extension WindowTarget {
  private static func makeRenderer(window: OpaquePointer, choice: RendererChoice) throws(HostError) -> OpaquePointer {
    if choice == .accelerated || (choice == .auto && hasGraphicsCard) {
      let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
      if let renderer = SDL_CreateRenderer(window, -1, flags) { return renderer }
      if choice == .accelerated { throw .noAcceleration(message: HostError.systemMessage) }
    }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, hasWindowSurface ? "0" : "1")
    guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) else {
      throw .sdl("SDL_CreateRenderer")
    }
    return renderer
  }

  /// True if the video driver shows a surface by itself. SDL would hand it to OpenGL, which is slow where OpenGL is emulated. SDL's driver
  /// for Wayland has no surface of its own: SDL keeps one in memory and shows its changes through a texture of any renderer.
  private static var hasWindowSurface: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) } != "wayland" }

  /// Whether the kernel offers a graphics card. Without one OpenGL is emulated, slower than SDL's own drawing.
  private static var hasGraphicsCard: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return names.contains { $0.hasPrefix("renderD") }
  }
}
