import Geometry

/// How an image is drawn.
package struct ImageDrawing: Hashable, Sendable {
  /// What is shown of the image, in its pixels.
  package var source: CGRect
  /// Where, in the coordinates of `transform`.
  package var destination: CGRect
  /// A colour that the image's own are replaced by: only its alpha counts.
  package var tint: RGBAColor?
  /// 0…1.
  package var opacity: Double
  package var interpolation: ImageInterpolation
  /// From the coordinates of the destination to those of the list.
  package var transform: CGAffineTransform

  package init(
    source: CGRect, destination: CGRect, tint: RGBAColor? = nil, opacity: Double = 1,
    interpolation: ImageInterpolation = .linear, transform: CGAffineTransform = .identity
  ) {
    self.source = source
    self.destination = destination
    self.tint = tint
    self.opacity = opacity
    self.interpolation = interpolation
    self.transform = transform
  }
}

/// How an image is drawn at another size than its own.
package enum ImageInterpolation: Hashable, Sendable {
  /// Each pixel of the image stays a sharp square.
  case none
  /// Pixels are mixed.
  case linear
}
