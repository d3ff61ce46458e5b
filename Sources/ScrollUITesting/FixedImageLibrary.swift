import Engine
import ScrollUI
import Synchronization

/// An image library with the same image sizes on every machine: the images that `add(_:width:height:scale:)` declares,
/// and symbols of 24 × 24 points.
@MainActor package final class FixedImageLibrary: ImageLibrary {
  package var folders: [String] = []
  /// The names of the symbols that exist; nil, the default, means that every symbol exists.
  package var symbolNames: Set<String>?
  private var handles: [String: ImageHandle] = [:]
  private var symbols: [String: ImageHandle] = [:]
  private var loads: [URL: [CheckedContinuation<ImageHandle, any Error>]] = [:]
  /// The names and URLs of the requested images, in order.
  package private(set) var requests: [String] = []

  /// Creates a library without images.
  package init() {}

  /// Adds an image with a size in pixels, for `Image(_:)`.
  package func add(_ name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
    handles[name] = ImageHandle(
      source: .file("/fixed/\(name)"), pixelSize: CGSize(width: width, height: height), scale: scale)
  }

  /// Adds a file that is not an image, such as a text: its `ImageHandle` has `isPlaceholder`, as in `AssetLibrary`.
  package func addUnreadable(_ name: String) {
    handles[name] = ImageHandle(
      source: .file("/fixed/\(name)"), pixelSize: CGSize(width: 24, height: 24), scale: 1, isPlaceholder: true)
  }

  /// Returns the image that was added as `name`, and records the request. Ignores `folders` and `scale`.
  package func image(named name: String, in folders: [String]?, scale: CGFloat) -> ImageHandle? {
    requests.append(name)
    return handles[name]
  }

  private nonisolated let namedColors = Mutex<[String: NamedColor]>([:])

  /// The colors of the library by name.
  nonisolated package var colors: [String: NamedColor] {
    get { namedColors.withLock { $0 } }
    set { namedColors.withLock { $0 = newValue } }
  }

  /// Returns the color of `colors`. Ignores `folders`.
  nonisolated package func color(named name: String, in folders: [String]?) -> NamedColor? { colors[name] }

  /// The number of pending loads. A load ends when `finish(_:with:scale:)` is called or a task that loads its URL is cancelled.
  package var waitingLoads: Int { loads.values.reduce(0) { $0 + $1.count } }
  /// The number of loads that ended with the cancellation of a task that loads their URL.
  package private(set) var cancelledLoads = 0

  /// Waits until `finish(_:with:scale:)` is called for `url`.
  package func load(_ url: URL, scale: CGFloat) async throws -> ImageHandle {
    requests.append(url.absoluteString)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { loads[url, default: []].append($0) }
    } onCancel: {
      Task { @MainActor in self.cancelLoads(of: url) }
    }
  }

  private func cancelLoads(of url: URL) {
    let waiting = loads.removeValue(forKey: url) ?? []
    cancelledLoads += waiting.count
    for load in waiting { load.resume(throwing: CancellationError()) }
  }

  /// Ends all pending loads of `url` with an image of the given pixel size, or an error.
  package func finish(_ url: URL, with result: Result<CGSize, any Error>, scale: CGFloat = 1) {
    let handle = result.map { ImageHandle(source: .file(url.path), pixelSize: $0, scale: scale) }
    for load in loads.removeValue(forKey: url) ?? [] { load.resume(with: handle) }
  }

  /// Returns a symbol of 24 × 24 points, or nil if `symbolNames` excludes it.
  package func symbol(named name: String, weight: Int) -> ImageHandle? {
    requests.append(name)
    guard symbolNames?.contains(name) ?? true else { return nil }
    let key = "\(name) \(weight)"
    if let known = symbols[key] { return known }
    let handle = ImageHandle(
      source: .file("/fixed/\(key).svg"), pixelSize: CGSize(width: 24, height: 24), scale: 1, isVector: true)
    symbols[key] = handle
    return handle
  }
}
