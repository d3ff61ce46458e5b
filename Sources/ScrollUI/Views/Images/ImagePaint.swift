import Engine

/// A style that tiles an image over the painted shape.
public struct ImagePaint: ShapeStyle, PaintedStyle {
  /// The image to tile.
  public var image: Image
  /// The visible part of the image, in fractions of its width and height. The default is the whole image.
  public var sourceRect: CGRect
  /// The scale factor of the tiles. The default is 1.
  public var scale: CGFloat

  /// Creates a style that tiles the part `sourceRect` of `image`.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Transparent, for uses that support only a single color.
  package func rgba(in environment: EnvironmentValues) -> RGBAColor { .clear }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    let image = UncheckedTransfer(image)
    let environment = UncheckedTransfer(environment)
    let handle = MainActor.assumeIsolated { image.value.picture(in: environment.value).handle }
    return .tiles(handle, source: sourceRect, scale: scale, opacity: 1)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that tiles the part `sourceRect` of `image`, scaled by `scale`.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
