import CSDL2
import Engine
import Graphics
import Raster

/// The drawing target of a window. A `SurfaceOutput` or a `TextureOutput` draws, as `RendererChoice` decides.
@MainActor package final class WindowTarget: DrawingTarget {
  package private(set) var outputSize = PixelSize(width: 1, height: 1)
  private let window: OpaquePointer
  /// The window units per point (`SDLWindow.unitsPerPoint`). `resize(to:)` follows a change.
  package var unitsPerPoint: CGFloat
  private let output: any WindowOutput
  /// Keeps the window and SDL alive until `output`, its textures and its thread have ended: properties are released in their order.
  private let owner: AnyObject?

  /// Creates the target of a window.
  ///
  /// - Parameters:
  ///   - window: the `SDL_Window`. Without an owner it must outlive the target.
  ///   - owner: the object that destroys the window; the target retains it.
  ///   - choice: the preferred back end.
  ///   - text: draws the text.
  ///   - unitsPerPoint: the window units per point; 2 halves the window's size in points.
  ///   - limits: the limits of the caches.
  ///   - hasGraphicsCard: true if `.auto` tries the graphics card.
  /// - Throws: `HostError.noAcceleration` if `choice` is `.accelerated` and SDL cannot use a graphics card, otherwise
  ///   `.sdl`.
  package init(
    window: OpaquePointer, owner: AnyObject? = nil, choice: RendererChoice, text: any TextRasterizer,
    unitsPerPoint: CGFloat = 1, limits: DrawingLimits = DrawingLimits(),
    hasGraphicsCard: Bool = WindowTarget.hasGraphicsCard
  ) throws(HostError) {
    self.window = window
    self.owner = owner
    self.unitsPerPoint = unitsPerPoint
    let choice = choice == .auto && !hasGraphicsCard ? .software : choice
    output = try WindowTarget.makeOutput(window: window, choice: choice, text: text, limits: limits)
    output.showsPreviews = true
    readSize()
  }

  package var rendererName: String { output.name }
  /// True if the processor draws the pixels.
  package var isSoftware: Bool { output is SurfaceOutput }
  /// True if the driver reports that `present()` waits for the display.
  package var claimsVsync: Bool { output.claimsVsync }
  package var scale: CGFloat { output.scale }
  package var counts: DrawingCounts { output.counts }
  package var instrumentSeconds: Double { output.instrumentSeconds }

  /// The surface of the window if the processor draws, otherwise nil. Valid until the next resize.
  package var surface: UnsafeMutablePointer<SDL_Surface>? { (output as? SurfaceOutput)?.surface }

  package var hasOutdatedPreviews: Bool { output.hasOutdatedPreviews }
  package var restsOnPreviews: Bool { output.restsOnPreviews }

  package func draw(_ list: DisplayList) { output.draw(list) }

  package func drawWithoutPreviews(_ list: DisplayList) {
    output.showsPreviews = false
    output.draw(list)
    output.showsPreviews = true
  }

  /// Draws the part of `list` inside `region`; other pixels are unchanged.
  package func draw(_ list: DisplayList, in region: PixelRect) { output.draw(list, in: region) }

  package func present() { output.present() }
  package func invalidate() { output.invalidate() }

  package func resize(to size: CGSize) {
    let before = (outputSize, scale)
    readSize()
    if (outputSize, scale) != before { invalidate() }
  }

  package func dropCaches() { output.dropCaches() }
  package func releaseUnused(showing list: DisplayList) { output.releaseUnused(showing: list) }
  package func snapshot() throws(HostError) -> PixelImage { try output.snapshot() }

  /// Reads `outputSize` and the scale from the window.
  private func readSize() {
    outputSize = output.size
    var units: Int32 = 0
    SDL_GetWindowSize(window, &units, nil)
    output.scale = units > 0 ? unitsPerPoint * CGFloat(outputSize.width) / CGFloat(units) : unitsPerPoint
  }
}

extension WindowTarget {
  private static func makeOutput(
    window: OpaquePointer, choice: RendererChoice, text: any TextRasterizer, limits: DrawingLimits
  ) throws(HostError) -> any WindowOutput {
    if choice == .software || isSoftwareForced {
      return try SurfaceOutput(window: window, text: text, limits: limits)
    }
    do throws(HostError) {
      return try TextureOutput(window: window, text: text, limits: limits, takesEmulation: choice == .accelerated)
    } catch {
      guard choice == .auto, case .noAcceleration(let message) = error else { throw error }
      Diagnostics.warn("no accelerated renderer: \(message); the processor draws, as with --renderer software")
      return try SurfaceOutput(window: window, text: text, limits: limits)
    }
  }

  /// True if the hint `SDL_HINT_RENDER_DRIVER` selects the software renderer, which overrides `RendererChoice`.
  private static var isSoftwareForced: Bool {
    SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { String(cString: $0) == "software" } ?? false
  }

  /// True if the kernel offers a graphics card. Without a card OpenGL is emulated, which is slower than
  /// `SurfaceOutput`.
  package static var hasGraphicsCard: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return names.contains { $0.hasPrefix("renderD") }
  }
}
