import Graphics
import Raster

/// A drawing target in memory. It needs neither a display nor a video driver.
@MainActor package final class OffscreenTarget: DrawingTarget {
  package let scale: CGFloat
  package let rendererName = "software"
  private var memory: PixelMemory
  private let repairer: FrameRepairer

  /// Creates a target of `size` in points, at least 1 pixel along each axis, with `scale` device pixels per point.
  ///
  /// - Parameter images: decodes large images on another thread, as for a window: previews are drawn until then. Nil decodes each image when
  ///   it is drawn.
  /// - Throws: `HostError.sdl` if the memory cannot be allocated.
  package init(
    size: CGSize, scale: CGFloat = 1, text: any TextRasterizer, limits: DrawingLimits = DrawingLimits(),
    images: (any ImageDecoding)? = nil
  ) throws(HostError) {
    self.scale = scale
    memory = try OffscreenTarget.makeMemory(size: size, scale: scale)
    let clock = HostClock()
    repairer = FrameRepairer(text: text, images: images ?? SDLImageDecoder(), scale: scale, limits: limits) {
      clock.now
    }
    repairer.showsPreviews = images != nil
  }

  isolated deinit { free(memory.start) }

  package var outputSize: PixelSize {
    PixelSize(width: Int(memory.bounds.width), height: Int(memory.bounds.height))
  }
  package var counts: DrawingCounts { repairer.counts }
  package var instrumentSeconds: Double { repairer.instrumentSeconds }
  package var hasOutdatedPreviews: Bool { repairer.hasOutdatedPreviews }
  package var restsOnPreviews: Bool { repairer.restsOnPreviews }

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
  package func releaseUnused(showing list: DisplayList) { repairer.releaseUnused(showing: list, on: memory) }
  package func snapshot() throws(HostError) -> PixelImage { PixelImage(memory) }

  /// Allocates black pixels, so that snapshots do not depend on earlier contents of the memory.
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
