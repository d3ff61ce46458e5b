import Foundation
import Geometry
import Graphics
import Raster
import TextShaping

/// Draws into memory: no display and no video driver needed.
@MainActor package final class OffscreenTarget: DrawingTarget {
  package let scale: CGFloat
  package let rendererName = "software"
  private var memory: PixelMemory
  private let repairer: FrameRepairer

  /// A picture of `size` points, at least one pixel, with `scale` device pixels per point.
  package init(
    size: CGSize, scale: CGFloat = 1, fonts: FontLibrary, limits: DrawingLimits = DrawingLimits()
  ) throws(HostError) {
    self.scale = scale
    memory = try OffscreenTarget.makeMemory(size: size, scale: scale)
    let clock = HostClock()
    repairer = FrameRepairer(text: fonts, images: SDLImageDecoder.shared, scale: scale, limits: limits) { clock.now }
  }

  isolated deinit { free(memory.start) }

  package var outputSize: PixelSize {
    PixelSize(width: Int(memory.bounds.width), height: Int(memory.bounds.height))
  }
  package var counts: DrawingCounts { repairer.counts }
  package var instrumentSeconds: Double { repairer.instrumentSeconds }

  package func draw(_ list: DisplayList) { repairer.draw(list, on: memory) }

  package func present() {}

  package func resize(to size: CGSize) throws(HostError) {
    let resized = try OffscreenTarget.makeMemory(size: size, scale: scale)
    free(memory.start)
    memory = resized
    dropCaches()
  }

  package func invalidate() { repairer.invalidate() }
  package func dropCaches() { repairer.dropCaches() }
  package func snapshot() throws(HostError) -> PixelImage { PixelImage(memory) }

  /// Black pixels, so that a picture does not depend on the memory before.
  private static func makeMemory(size: CGSize, scale: CGFloat) throws(HostError) -> PixelMemory {
    let pixels = PixelGrid(scale: scale).rectangle(CGRect(origin: .zero, size: size))
    let (width, height) = (max(1, pixels.width), max(1, pixels.height))
    let (count, isTooLarge) = (Int(width) * 4).multipliedReportingOverflow(by: Int(height))
    guard !isTooLarge, let start = calloc(count, 1) else {
      throw .sdl(call: "calloc", message: "no memory for \(width) × \(height) pixels")
    }
    return PixelMemory(start: start, pitch: Int(width) * 4, width: width, height: height, isOpaque: true)
  }
}
