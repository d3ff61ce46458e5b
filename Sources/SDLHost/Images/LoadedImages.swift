import Engine
import Foundation
import Geometry
import WebAccess

/// Images by their addresses: files, and what servers have. The latest are kept.
@MainActor final class LoadedImages {
  private struct Key: Hashable {
    let url: URL
    let scale: CGFloat
  }

  private var known: [Key: ImageHandle] = [:]
  /// Those known, the one used last at the end.
  private var order: [Key] = []
  /// The sum of what the images of the web take.
  private var bytes = 0
  private static let mostBytes = 64 << 20

  /// - Throws: ``ImageLoadError``, or `CancellationError`.
  func image(at url: URL, scale: CGFloat) async throws -> ImageHandle {
    let key = Key(url: url, scale: scale)
    if let handle = known[key] {
      use(key)
      return handle
    }
    let handle = try await Self.load(url, scale: scale)
    keep(handle, as: key)
    return handle
  }

  private func use(_ key: Key) {
    order.removeAll { $0 == key }
    order.append(key)
  }

  private func keep(_ handle: ImageHandle, as key: Key) {
    if known.updateValue(handle, forKey: key) == nil { bytes += handle.byteCount }
    use(key)
    while bytes > Self.mostBytes, order.count > 1 {
      bytes -= known.removeValue(forKey: order.removeFirst())?.byteCount ?? 0
    }
  }

  /// Runs beside the main actor: images take a while to decode.
  private nonisolated static func load(_ url: URL, scale: CGFloat) async throws -> ImageHandle {
    let source = url.isFileURL || url.scheme == nil ? ImageSource.file(url.path) : .data(try await fetch(url))
    try Task.checkCancellation()
    do {
      let description = try ImageDecoder.describe(source)
      return ImageHandle(source: source, pixelSize: description.pixelSize, scale: scale, isVector: description.isVector)
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

extension ImageHandle {
  /// What it keeps in memory; files are read again.
  fileprivate var byteCount: Int { if case .data(let data) = source { data.count } else { 0 } }
}

/// Why an image cannot be shown.
struct ImageLoadError: LocalizedError, CustomStringConvertible {
  let url: URL
  let reason: String

  var description: String { "\(url.absoluteString): \(reason)" }
  var errorDescription: String? { description }
}
