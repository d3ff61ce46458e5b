import Graphics

/// Cached pixels that a renderer draws: a coverage mask that takes any color, or pixels with straight alpha.
@MainActor package final class RasterImage {
  package enum Content {
    case coverage(CoverageMask)
    /// A coverage for each component, for opaque targets that `Renderer.takesSubpixels`.
    case subpixels(SubpixelMask)
    /// `0xAARRGGBB`, alpha not multiplied in, row by row.
    case straight([UInt32])
  }

  /// The pixels of the image, relative to the origin of its coordinates.
  package let frame: PixelRect
  package let content: Content
  /// The back end's own form of the pixels, such as a texture.
  package var upload: AnyObject?

  package init(_ mask: CoverageMask) {
    frame = mask.frame
    content = .coverage(mask)
  }

  package init(_ mask: SubpixelMask) {
    frame = mask.frame
    content = .subpixels(mask)
  }

  /// An image of `frame.area` pixels.
  package init(frame: PixelRect, straight pixels: [UInt32]) {
    self.frame = frame
    content = .straight(pixels)
  }

  package convenience init(_ picture: TextPicture) {
    switch picture {
    case .coverage(let mask): self.init(mask)
    case .subpixels(let mask): self.init(mask)
    case .colors(let frame, let pixels): self.init(frame: frame, straight: pixels)
    }
  }

  /// The color that draws the image for text in `color`: glyphs with colors of their own take the opacity alone.
  func tint(of color: DeviceColor) -> DeviceColor {
    guard case .straight = content else { return color }
    var white = DeviceColor.white
    white.alpha = color.alpha
    return white
  }

  /// The pixels with premultiplied alpha in `color`, whose alpha is ignored; nil for masks. The pixels are shared if they are opaque and
  /// not tinted.
  func premultiplied(tintedBy color: DeviceColor) -> PixelBuffer? {
    guard case .straight(let pixels) = content else { return nil }
    let (width, height) = (Int(frame.width), Int(frame.height))
    if (color.red, color.green, color.blue) != (255, 255, 255) {
      let tint = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      // Tinted images are white.
      return PixelBuffer(width: width, height: height, straight: pixels.map { $0 & 0xFF00_0000 | tint })
    }
    let shared = PixelBuffer(width: width, height: height, pixels: pixels)
    return shared.isOpaque ? shared : PixelBuffer(width: width, height: height, straight: pixels)
  }

  /// Memory of the pixels, in bytes.
  package var byteCount: Int {
    switch content {
    case .coverage(let mask): mask.values.count
    case .subpixels(let mask): mask.values.count * 4
    case .straight(let pixels): pixels.count * 4
    }
  }
}
