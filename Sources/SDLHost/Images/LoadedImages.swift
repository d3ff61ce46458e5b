import Foundation
import Geometry
import Graphics
import Raster
import WebAccess

/// An image as it was read: where its bytes are, and what they have been decoded to.
struct LoadedImage: Sendable {
  let source: ImageSource
  let decoded: DecodedImage
}

/// Images by their addresses: files, and what servers have. Each is read and decoded once for all who ask at a time, and the latest are
/// kept.
@MainActor final class LoadedImages {
  typealias Read = @Sendable (URL) async throws -> LoadedImage

  /// An image that is kept, and what was given out of it.
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
      if let known = handles[scale] { return known }
      let handle = ImageHandle(
        source: image.source, pixelSize: image.decoded.pixelSize, scale: scale, isVector: image.decoded.isVector,
        memo: memo)
      handles[scale] = handle
      return handle
    }

    /// What it keeps in memory, with an allowance for itself.
    var byteCount: Int {
      let data = if case .data(let data) = image.source { data.count } else { 0 }
      return 1024 + data + image.decoded.pixels.byteCount
    }
  }

  private let read: Read
  private let byteLimit: Int
  private let report: (String) -> Void
  private var noted: Set<URL> = []
  private let loads = SharedLoads<URL, LoadedImage>()
  private var entries: [URL: Entry] = [:]
  private var order = RecencyList<Entry>()
  /// The sum of what the images keep in memory.
  private(set) var byteCount = 0

  /// - Parameters:
  ///   - byteLimit: the most memory that images are kept in. One that is larger stays until the next one comes.
  ///   - read: reads and decodes an image, beside the main actor.
  ///   - report: takes a line for each image that cannot be read.
  init(
    byteLimit: Int = 96 << 20, read: @escaping Read = LoadedImages.read,
    report: @escaping (String) -> Void = HostLog.warn
  ) {
    self.byteLimit = byteLimit
    self.read = read
    self.report = report
  }

  isolated deinit {
    while let oldest = order.oldest { remove(oldest) }
  }

  /// - Throws: ``ImageLoadError``, or `CancellationError`.
  func image(at url: URL, scale: CGFloat) async throws -> ImageHandle {
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
    // Whoever has waited with others may not be the first to hear of it.
    return (entries[url] ?? keep(image, at: url)).handle(scale: scale)
  }

  /// Names a failure in debug builds, once for each address.
  private func note(_ error: ImageLoadError) {
    #if DEBUG
      if noted.insert(error.url).inserted { report("cannot load the image \(error)") }
    #endif
  }

  private func keep(_ image: LoadedImage, at url: URL) -> Entry {
    let entry = Entry(image, at: url)
    while byteCount + entry.byteCount > byteLimit, let oldest = order.oldest { remove(oldest) }
    entries[url] = entry
    order.insert(entry)
    byteCount += entry.byteCount
    return entry
  }

  /// Views may go on showing it: its pixels are read again then.
  private func remove(_ entry: Entry) {
    order.remove(entry)
    entries[entry.url] = nil
    byteCount -= entry.byteCount
    entry.memo.letGo()
  }

  // MARK: Reading

  /// Runs beside the main actor: images take a while to decode.
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

/// Why an image cannot be shown.
struct ImageLoadError: LocalizedError, CustomStringConvertible {
  let url: URL
  let reason: String

  var description: String { "\(url.absoluteString): \(reason)" }
  var errorDescription: String? { description }
}
