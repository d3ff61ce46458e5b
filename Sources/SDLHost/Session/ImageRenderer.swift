import Engine
import ScrollUI

/// Draws a view into an image in memory.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(count: 3))
/// renderer.scale = 2
/// try renderer.image?.writePNG(to: "badge.png")
/// ```
///
/// The first frame of the view is drawn, with the installed fonts: `onAppear` runs once, tasks do not, neither those of the view nor others
/// of the program.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view that is drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view; its ideal size unless set.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point; at least 0.01. The default is 1.
  public var scale: CGFloat = 1
  /// True for an image without transparency: the view is drawn over the background of a window. The default is false.
  public var isOpaque = false
  /// The color scheme of the view. The default is `.light`.
  public var colorScheme = ColorScheme.light

  /// Creates a renderer of `view`.
  public init(content view: Content) { content = view }

  /// The picture of the view, drawn at each access; nil for an empty view, and if there is no font.
  public var image: PixelImage? { picture(scale: scale)?.image }

  /// Draws the view and passes its size in points and its pixels to `renderer`; no call for an empty view.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The pixels per point.
  ///   - renderer: Receives the size and the pixels.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, PixelImage) -> Void) {
    if let (size, image) = picture(scale: rasterizationScale) { renderer(size, image) }
  }

  /// The largest length of an image in pixels.
  private static var longest: CGFloat { 16384 }

  private func picture(scale: CGFloat) -> (size: CGSize, image: PixelImage)? {
    let scale = scale.isFinite ? max(scale, 0.01) : 1
    guard let host = PictureHost(content, scale: scale, colorScheme: colorScheme) else { return nil }
    defer { host.close() }
    let size = host.size(for: proposedSize)
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= Self.longest,
      let images = host.pictures(size, over: isOpaque ? [nil] : [.black, .white])
    else { return nil }
    return (size, isOpaque ? images[0] : PixelImage(overBlack: images[0], overWhite: images[1]))
  }
}

extension PixelImage {
  /// Creates an image with transparency from its pictures over black and over white.
  init(overBlack dark: PixelImage, overWhite light: PixelImage) {
    self.init(
      width: dark.width, height: dark.height,
      pixels: zip(dark.pixels, light.pixels).map { dark, light in
        // A pixel of opacity a is a · color over black, and 1 − a more over white.
        let green = (dark: dark >> 8 & 0xFF, light: light >> 8 & 0xFF)
        let alpha = 255 - min(255, green.light &- green.dark)
        guard alpha > 0 else { return 0 }
        func component(_ shift: UInt32) -> UInt32 {
          min(255, ((dark >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | component(16) | component(8) | component(0)
      })
  }

  /// The bytes red, green, blue and alpha of the pixels, row by row from the top. Colors are not multiplied by alpha.
  public var rgba: [UInt8] {
    pixels.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), UInt8($0 >> 24)] }
  }
}
