import Engine
import Foundation
import Graphics
import ScrollUI

/// A library whose images have the same sizes on every machine: each name that a test has put in, and symbols of 24 × 24.
@MainActor package final class FixedImageLibrary: ImageLibrary {
  package var folders: [String] = []
  /// The symbols that exist; nil for any that is asked for.
  package var symbolNames: Set<String>?
  private var handles: [String: ImageHandle] = [:]
  private var symbols: [String: ImageHandle] = [:]
  private var loads: [URL: [CheckedContinuation<ImageHandle, any Error>]] = [:]
  /// The names of images that were asked for, in order.
  package private(set) var requests: [String] = []

  package init() {}

  /// Puts an image in.
  package func add(_ name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
    handles[name] = ImageHandle(
      source: .file("/fixed/\(name)"), pixelSize: CGSize(width: width, height: height), scale: scale)
  }

  package func image(named name: String, in folders: [String]?, scale: CGFloat) -> ImageHandle? {
    requests.append(name)
    return handles[name]
  }

  /// Loads that somebody waits for: each until a test answers it or the task that waits is cancelled.
  package var waitingLoads: Int { loads.values.reduce(0) { $0 + $1.count } }
  /// Loads whose task was cancelled.
  package private(set) var cancelledLoads = 0

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

  /// Answers those who wait for the image at `url`.
  package func finish(_ url: URL, with result: Result<CGSize, any Error>, scale: CGFloat = 1) {
    let handle = result.map { ImageHandle(source: .file(url.path), pixelSize: $0, scale: scale) }
    for load in loads.removeValue(forKey: url) ?? [] { load.resume(with: handle) }
  }

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
