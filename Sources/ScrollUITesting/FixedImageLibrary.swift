import Engine
import ScrollUI

/// A library whose images have the same sizes on every machine: each name that a test has put in, and symbols of 24 × 24.
@MainActor package final class FixedImageLibrary: ImageLibrary {
  /// The symbols that exist; nil for any that is asked for.
  package var symbolNames: Set<String>?
  private var handles: [String: ImageHandle] = [:]
  private var symbols: [String: ImageHandle] = [:]
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
