import Engine

/// Creates `ImageHandle`s for images that `ImageDecoder` can read, and caches them by source and scale.
///
/// The size comes from the `ImageHeader`: no image is decoded before it is drawn.
@MainActor package final class SDLImageStore: ImageStore {
  private struct Key: Hashable {
    var source: ImageSource
    var scale: CGFloat

    /// Memory of the source and an allowance for the handle, in bytes.
    var byteCount: Int { if case .data(let data) = source { 512 + data.count } else { 512 } }
  }

  /// The handles used last, with their sources in at most 4 MiB.
  private var handles = RecentValues<Key, ImageHandle>(limit: 4 << 20, cost: \.byteCount)
  private let report: RecentLines

  /// The side of the placeholder for an unreadable image, in points.
  private static let placeholderSide: CGFloat = 24

  /// Creates a store that reports unreadable images to `StandardError`.
  package convenience init() { self.init { StandardError.warn($0) } }

  /// Creates a store; `report` receives a line for each image that cannot be read.
  package init(report: @escaping (String) -> Void) { self.report = RecentLines(report: report) }

  /// The number of cached handles.
  package var count: Int { handles.count }

  package func image(_ source: ImageSource, scale: CGFloat) -> ImageHandle {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    return handles.value(for: Key(source: source, scale: scale)) { makeHandle(source, scale: scale) }
  }

  private func makeHandle(_ source: ImageSource, scale: CGFloat) -> ImageHandle {
    do throws(HostError) {
      let header = try ImageDecoder.header(of: source)
      return ImageHandle(source: source, pixelSize: header.size, scale: scale, isVector: header.isVector)
    } catch {
      report("\(error)")
      let side = SDLImageStore.placeholderSide * scale
      return ImageHandle(
        source: source, pixelSize: CGSize(width: side, height: side), scale: scale, isPlaceholder: true)
    }
  }
}
