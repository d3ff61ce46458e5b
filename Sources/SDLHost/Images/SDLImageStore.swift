import Engine

/// Creates `ImageHandle`s for images that SDL_image can read, and caches them by source and scale. Pixels are cached by
/// the renderers.
@MainActor package final class SDLImageStore: ImageStore {
  private struct Key: Hashable {
    var source: ImageSource
    var scale: CGFloat
  }

  private var handles: [Key: ImageHandle] = [:]
  private var reported: Set<ImageSource> = []
  private let report: (String) -> Void

  /// The side of the placeholder for an unreadable image, in points.
  private static let placeholderSide: CGFloat = 24

  /// Creates a store that reports unreadable images to `StandardError`.
  package convenience init() { self.init { StandardError.warn($0) } }

  /// Creates a store; `report` receives a line for each image that cannot be read, once for each source.
  init(report: @escaping (String) -> Void) { self.report = report }

  package func image(_ source: ImageSource, scale: CGFloat) -> ImageHandle {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let key = Key(source: source, scale: scale)
    if let handle = handles[key] { return handle }
    let handle = makeHandle(source, scale: scale)
    handles[key] = handle
    return handle
  }

  private func makeHandle(_ source: ImageSource, scale: CGFloat) -> ImageHandle {
    do throws(HostError) {
      let image = try ImageDecoder.decode(source, vectorSide: ImageDecoder.vectorSampleSide)
      return ImageHandle(source: source, pixelSize: image.pixelSize, scale: scale, isVector: image.isVector)
    } catch {
      if reported.insert(source).inserted { report("\(error)") }
      let side = SDLImageStore.placeholderSide * scale
      return ImageHandle(
        source: source, pixelSize: CGSize(width: side, height: side), scale: scale, isPlaceholder: true)
    }
  }
}
