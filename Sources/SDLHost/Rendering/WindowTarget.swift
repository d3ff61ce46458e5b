import CSDL2
import Foundation
import Geometry
import Graphics
import Raster
import TextShaping

/// Draws into a window, with the processor or the graphics card.
@MainActor package final class WindowTarget: DrawingTarget {
  package private(set) var outputSize = PixelSize(width: 1, height: 1)
  private let window: OpaquePointer
  /// Keeps the window, and SDL with it, until the output and its textures are destroyed.
  private let owner: AnyObject?
  private let forcedScale: CGFloat?
  private let output: any WindowOutput

  /// Draws into `window`, which `owner` destroys; without an owner the window must outlive the target. Device pixels per point come from
  /// the window unless `forcedScale` says otherwise; a forced scale of 2 halves the window's size in points.
  package init(
    window: OpaquePointer, owner: AnyObject? = nil, choice: RendererChoice, fonts: FontLibrary,
    forcedScale: CGFloat? = nil, limits: DrawingLimits = DrawingLimits()
  ) throws(HostError) {
    self.window = window
    self.owner = owner
    self.forcedScale = forcedScale
    output = try WindowTarget.makeOutput(window: window, choice: choice, fonts: fonts, limits: limits)
    readSize()
  }

  package var rendererName: String { output.name }
  /// True if the processor draws.
  package var isSoftware: Bool { output is SurfaceOutput }
  /// True if the driver says that showing a frame waits for the display.
  package var claimsVsync: Bool { output.claimsVsync }
  package var scale: CGFloat { output.scale }
  package var counts: DrawingCounts { output.counts }
  package var instrumentSeconds: Double { output.instrumentSeconds }

  /// The pixels of the window if the processor draws them, else nil. Valid until the next resize.
  package var surface: UnsafeMutablePointer<SDL_Surface>? { (output as? SurfaceOutput)?.surface }

  package func draw(_ list: DisplayList) { output.draw(list) }

  /// Draws only the part of `list` that lies inside `region`, and leaves the other pixels as they are.
  package func draw(_ list: DisplayList, in region: PixelRect) { output.draw(list, in: region) }

  package func present() { output.present() }
  package func invalidate() { output.invalidate() }

  package func resize(to size: CGSize) {
    let before = outputSize
    readSize()
    if outputSize != before { invalidate() }
  }

  package func dropCaches() { output.dropCaches() }
  package func snapshot() throws(HostError) -> PixelImage { try output.snapshot() }

  private func readSize() {
    outputSize = output.size
    var points: Int32 = 0
    SDL_GetWindowSize(window, &points, nil)
    output.scale = forcedScale ?? (points > 0 ? CGFloat(outputSize.width) / CGFloat(points) : 1)
  }
}

extension WindowTarget {
  private static func makeOutput(
    window: OpaquePointer, choice: RendererChoice, fonts: FontLibrary, limits: DrawingLimits
  ) throws(HostError) -> any WindowOutput {
    if choice == .accelerated || (choice == .auto && hasGraphicsCard) {
      if let output = TextureOutput(window: window, fonts: fonts, limits: limits) { return output }
      if choice == .accelerated, !isSoftwareForced { throw .noAcceleration(message: HostError.systemMessage) }
    }
    return try SurfaceOutput(window: window, fonts: fonts, limits: limits)
  }

  /// True if SDL's hint asks for the renderer in software, whatever the program asks for.
  private static var isSoftwareForced: Bool {
    SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { String(cString: $0) == "software" } ?? false
  }

  /// True if the kernel offers a graphics card. Without one OpenGL is emulated, slower than drawing with the processor.
  private static var hasGraphicsCard: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return names.contains { $0.hasPrefix("renderD") }
  }
}
