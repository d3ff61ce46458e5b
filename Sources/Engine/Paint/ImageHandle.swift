import Foundation
import Geometry

/// Where an image's bytes come from.
package enum ImageSource: Hashable, Sendable {
  /// The path of a PNG or SVG file.
  case file(String)
  /// The bytes of one. Data is compared by content; keep the handle rather than asking again.
  case data(Data)
}

/// What a host keeps of an image so that it need not read the source again.
package protocol ImageMemo: AnyObject, Sendable {}

/// An image as the engine sees it: its size, and where a renderer finds it.
package final class ImageHandle: Sendable {
  package let source: ImageSource
  /// In pixels; for a drawing made of paths, what the file calls its size.
  package let pixelSize: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether it can be drawn at any size without becoming blurred.
  package let isVector: Bool
  /// Whether the image is missing or broken, and something else is shown in its place.
  package let isPlaceholder: Bool
  /// What the host has kept of reading it, if anything.
  package let memo: (any ImageMemo)?

  package init(
    source: ImageSource, pixelSize: CGSize, scale: CGFloat, isVector: Bool = false, isPlaceholder: Bool = false,
    memo: (any ImageMemo)? = nil
  ) {
    self.source = source
    self.pixelSize = pixelSize
    self.scale = scale
    self.isVector = isVector
    self.isPlaceholder = isPlaceholder
    self.memo = memo
  }

  /// The size in points.
  package var size: CGSize { CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale) }
}

extension ImageHandle: Hashable {
  package static func == (lhs: ImageHandle, rhs: ImageHandle) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Gives out images. The same source and scale give the same handle.
@MainActor package protocol ImageStore: AnyObject {
  /// The image at `source`, with `scale` pixels per point. A missing or broken one is reported once and gives a placeholder.
  func image(_ source: ImageSource, scale: CGFloat) -> ImageHandle
}

/// Finds images by their names.
@MainActor package protocol ImageLibrary: AnyObject {
  /// The app's own folders of images, in the order in which they are looked through.
  var folders: [String] { get }

  /// The image called `name`, for a display of `scale` pixels per point; nil where there is none. `folders` are looked through
  /// instead of the app's own.
  func image(named name: String, in folders: [String]?, scale: CGFloat) -> ImageHandle?

  /// The drawing called `name`, with lines as heavy as in text of `weight` (100…900); nil where there is none.
  func symbol(named name: String, weight: Int) -> ImageHandle?

  /// The image at an address, of a file or on the web, with `scale` pixels per point. Throws where there is none, and
  /// `CancellationError` when the task is cancelled.
  func load(_ url: URL, scale: CGFloat) async throws -> ImageHandle
}

/// How an image is drawn at another size than its own.
package enum ImageInterpolation: Hashable, Sendable {
  /// Each pixel of the image stays a sharp square.
  case none
  /// Pixels are mixed.
  case linear
}
