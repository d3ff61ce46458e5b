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
