import CSDL2
import Engine
import Geometry
import Graphics

/// Draws into memory: no display and no video driver needed.
@MainActor package final class OffscreenTarget: DrawingTarget {
  package let scale: CGFloat
  package let rendererName = "software"
  private let fonts: FontLibrary
  private let limits: DrawingLimits
  private var surface: UnsafeMutablePointer<SDL_Surface>
  private var renderer: OpaquePointer
  private var drawing: DisplayListRenderer
  private var repairer: FrameRepairer

  /// A picture of `size` points, at least one pixel, with `scale` device pixels per point.
  package init(
    size: CGSize, scale: CGFloat = 1, fonts: FontLibrary, limits: DrawingLimits = DrawingLimits()
  ) throws(HostError) {
    self.scale = scale
    self.fonts = fonts
    self.limits = limits
    (surface, renderer) = try OffscreenTarget.makeSurface(size: size, scale: scale)
    drawing = DisplayListRenderer(renderer: renderer, fonts: fonts, scale: scale, limits: limits)
    repairer = FrameRepairer(drawing: drawing)
  }

  isolated deinit { destroy() }

  package var outputSize: PixelSize { PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h)) }
  package var counts: DrawingCounts { drawing.counts }
  package var instrumentSeconds: Double { repairer.instrumentSeconds }

  /// Draws only what has changed since the last list.
  package func draw(_ list: DisplayList) { repairer.draw(list, on: surface) }

  package func present() { SDL_RenderFlush(renderer) }

  package func resize(to size: CGSize) throws(HostError) {
    let (newSurface, newRenderer) = try OffscreenTarget.makeSurface(size: size, scale: scale)
    destroy()
    (surface, renderer) = (newSurface, newRenderer)
    drawing = DisplayListRenderer(renderer: renderer, fonts: fonts, scale: scale, limits: limits)
    repairer = FrameRepairer(drawing: drawing)
  }

  package func invalidate() { repairer.invalidate() }

  package func dropCaches() {
    drawing.dropCaches()
    invalidate()
  }

  package func snapshot() throws(HostError) -> PixelImage { try PixelImage(renderer: renderer, size: outputSize) }

  private func destroy() {
    drawing.dropCaches()
    SDL_DestroyRenderer(renderer)
    SDL_FreeSurface(surface)
  }

  /// The format is that of window surfaces on X11 and Wayland, so that tests run the same blitters.
  private static func makeSurface(
    size: CGSize, scale: CGFloat
  ) throws(HostError) -> (UnsafeMutablePointer<SDL_Surface>, OpaquePointer) {
    let pixels = PixelGrid(scale: scale).rectangle(CGRect(origin: .zero, size: size))
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, max(1, pixels.w), max(1, pixels.h), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw .sdl("SDL_CreateRGBSurfaceWithFormat") }
    guard let renderer = SDL_CreateSoftwareRenderer(surface) else {
      let error = HostError.sdl("SDL_CreateSoftwareRenderer")
      SDL_FreeSurface(surface)
      throw error
    }
    return (surface, renderer)
  }
}
