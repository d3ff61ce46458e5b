import Engine
import Raster
import WebAccess

/// A decoded image with the source that it is decoded from again after its pixels were freed.
package struct LoadedImage: Sendable {
  let source: ImageSource
  let decoded: DecodedImage

  package init(source: ImageSource, decoded: DecodedImage) {
    self.source = source
    self.decoded = decoded
  }
}

/// A cache of images by URL, for files and web servers.
///
/// Concurrent requests for a URL share a single load (`SharedLoads`). The cache keeps the most recently used images
/// within `byteLimit` and `budget`.
@MainActor package final class LoadedImages: BudgetedCache {
  package typealias Read = @Sendable (URL) async throws -> LoadedImage

  /// A cached image with the handles created from it.
  private final class Entry: RecencyListElement {
    let url: URL
    let image: LoadedImage
    let memo: DecodedPixels
    var links = RecencyLinks<Entry>()
    private var handles: [CGFloat: ImageHandle] = [:]

    init(_ image: LoadedImage, at url: URL) {
      self.url = url
      self.image = image
      memo = DecodedPixels(image.decoded.isVector ? nil : image.decoded.pixels)
    }

    func handle(scale: CGFloat) -> ImageHandle {
      if let cached = handles[scale] { return cached }
      let handle = ImageHandle(
        source: image.source, pixelSize: image.decoded.pixelSize, scale: scale, isVector: image.decoded.isVector,
        memo: memo)
      handles[scale] = handle
      return handle
    }

    /// The memory of the entry in bytes: encoded data, pixels and an allowance of 1 KiB.
    var byteCount: Int {
      let data = if case .data(let data) = image.source { data.count } else { 0 }
      return 1024 + data + image.decoded.pixels.byteCount
    }
  }

  private let read: Read
  private let byteLimit: Int
  private let budget: CacheBudget
  private let report: RecentLines
  private let loads = SharedLoads<URL, LoadedImage>()
  private var entries: [URL: Entry] = [:]
  private var order = RecencyList<Entry>()
  /// The sum of `Entry.byteCount` of all cached images.
  package private(set) var byteCount = 0

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - byteLimit: the maximum memory of the cached images, in bytes. A larger image is cached until the next image is
  ///     inserted.
  ///   - budget: the bound on the memory of this cache together with others.
  ///   - read: reads and decodes an image, off the main actor.
  ///   - report: receives a line for each URL that cannot be read; called in debug builds only.
  package init(
    byteLimit: Int = 96 << 20, budget: CacheBudget = .shared, read: @escaping Read = LoadedImages.read,
    report: @escaping (String) -> Void = StandardError.warn
  ) {
    self.byteLimit = byteLimit
    self.read = read
    self.budget = budget
    self.report = RecentLines(report: report)
    budget.add(self)
  }

  isolated deinit {
    while let oldest = order.oldest { remove(oldest) }
  }

  /// The image at `url`, from the cache or loaded.
  ///
  /// - Throws: ``ImageLoadError``, or `CancellationError`.
  package func image(at url: URL, scale: CGFloat) async throws -> ImageHandle {
    if let entry = entries[url] {
      order.touch(entry)
      return entry.handle(scale: scale)
    }
    let image: LoadedImage
    do {
      image = try await loads.value(for: url) { [read] in try await read(url) }
    } catch let error as ImageLoadError {
      note(error)
      throw error
    }
    // Several callers may have waited for the same load: the first to continue creates the entry.
    return (entries[url] ?? keep(image, at: url)).handle(scale: scale)
  }

  /// Reports a failure in debug builds.
  private func note(_ error: ImageLoadError) {
    #if DEBUG
      report("cannot load the image \(error)")
    #endif
  }

  private func keep(_ image: LoadedImage, at url: URL) -> Entry {
    let entry = Entry(image, at: url)
    while byteCount + entry.byteCount > byteLimit, let oldest = order.oldest { remove(oldest) }
    budget.makeRoom(for: entry.byteCount)
    entries[url] = entry
    order.insert(entry)
    byteCount += entry.byteCount
    return entry
  }

  package var oldestUse: UInt64? { order.oldestUse }

  package func removeOldest() {
    if let oldest = order.oldest { remove(oldest) }
  }

  /// Removes an entry and frees its pixels. Views may still show the image: its pixels are then decoded again.
  private func remove(_ entry: Entry) {
    order.remove(entry)
    entries[entry.url] = nil
    byteCount -= entry.byteCount
    entry.memo.release()
  }

  // MARK: Reading

  /// Reads and decodes an image, off the main actor since decoding takes long.
  nonisolated static func read(_ url: URL) async throws -> LoadedImage {
    let source = url.isFileURL || url.scheme == nil ? ImageSource.file(url.path) : .data(try await fetch(url))
    try Task.checkCancellation()
    do {
      return LoadedImage(source: source, decoded: try ImageDecoder.decode(source))
    } catch {
      throw ImageLoadError(url: url, reason: "\(error)")
    }
  }

  private nonisolated static func fetch(_ url: URL) async throws -> Data {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      throw ImageLoadError(url: url, reason: "only file, http and https can be read")
    }
    let transfer = WebTransfer(url, accept: "image/png, image/svg+xml, image/jpeg;q=0.9, */*;q=0.1", timeouts: .init())
    let result = await transfer.run()
    try Task.checkCancellation()
    guard result.isComplete else {
      throw ImageLoadError(url: url, reason: result.message.isEmpty ? "the transfer has failed" : result.message)
    }
    guard (200..<300).contains(result.status) else {
      throw ImageLoadError(url: url, reason: "the server says \(result.status)")
    }
    return result.body
  }
}

/// The reason for which the image at `url` cannot be shown.
package struct ImageLoadError: LocalizedError, CustomStringConvertible {
  let url: URL
  let reason: String

  package var description: String { "\(url.absoluteString): \(reason)" }
  package var errorDescription: String? { description }
}
