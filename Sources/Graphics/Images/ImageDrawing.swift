/// The part of an image that is drawn, its position and its effects.
package struct ImageDrawing: Hashable, Sendable {
  /// The drawn part of the image, in its pixels.
  package var source: CGRect
  /// The target rectangle in the coordinates of `transform`.
  package var destination: CGRect
  /// The color that replaces the colors of the image; their alpha remains.
  package var tint: RGBAColor?
  /// 0…1.
  package var opacity = 1.0
  package var interpolation = ImageInterpolation.linear
  /// The transform from the coordinates of `destination` to those of the `DisplayList`.
  package var transform = CGAffineTransform.identity

  package init(
    source: CGRect, destination: CGRect, tint: RGBAColor? = nil, opacity: Double = 1.0,
    interpolation: ImageInterpolation = ImageInterpolation.linear,
    transform: CGAffineTransform = CGAffineTransform.identity
  ) {
    self.source = source
    self.destination = destination
    self.tint = tint
    self.opacity = opacity
    self.interpolation = interpolation
    self.transform = transform
  }
}

/// The interpolation of an image at another size than its own.
package enum ImageInterpolation: Hashable, Sendable {
  /// The nearest pixel: each pixel of the image stays a sharp square.
  case none
  /// The weighted mean of pixels.
  case linear
}
