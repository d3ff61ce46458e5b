/// The source of an image's bytes or shapes.
package enum ImageSource: Hashable, Sendable {
  /// The path of a PNG or SVG file.
  case file(String)
  /// The bytes of a file. Data is compared by content: keep the handle instead of looking it up again.
  case data(Data)
  /// Shapes that are drawn when their pixels are needed.
  case drawing(VectorDrawing)
  /// Drawing commands with texts and images, drawn as a layer in place of pixels. The coordinates are those of the image's pixels.
  case recording(Recording)
}

/// The cached pixels of an image, owned by the host.
package protocol ImageMemo: AnyObject, Sendable {}

/// The size and the source of an image.
package final class ImageHandle: Sendable {
  package let source: ImageSource
  /// The size in pixels; for a vector image, the size that the file declares.
  package let pixelSize: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// True if the image can be drawn at any size without blur.
  package let isVector: Bool
  /// True if the image is missing or broken, and a placeholder is drawn.
  package let isPlaceholder: Bool
  /// The pixels cached by the host; nil without a cache.
  package let memo: (any ImageMemo)?
  /// The image that is drawn until the pixels are decoded; nil for a preview or clear pixels.
  package let standIn: ImageStandIn?

  package init(
    source: ImageSource, pixelSize: CGSize, scale: CGFloat, isVector: Bool = false, isPlaceholder: Bool = false,
    memo: (any ImageMemo)? = nil, standIn: ImageStandIn? = nil
  ) {
    self.source = source
    self.pixelSize = pixelSize
    self.scale = scale
    self.isVector = isVector
    self.isPlaceholder = isPlaceholder
    self.memo = memo
    self.standIn = standIn
  }

  /// True if `images` contains the image or an image of its `standIn`s.
  package func isDrawn(from images: Set<ImageHandle>) -> Bool {
    images.contains(self) || standIn?.image.isDrawn(from: images) ?? false
  }

  /// The size in points.
  package var size: CGSize { CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale) }
}

extension ImageHandle: Hashable {
  package static func == (lhs: ImageHandle, rhs: ImageHandle) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
