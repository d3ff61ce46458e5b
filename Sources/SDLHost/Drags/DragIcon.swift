import Engine
import Raster

/// The pixels of a `DragPicture` for the window system.
struct DragIcon {
  let width: Int
  let height: Int
  /// The pointer in pixels of the picture.
  let pointer: (x: Int32, y: Int32)
  /// Rows of pixels, premultiplied, with alpha in the highest byte.
  let pixels: [UInt32]

  /// The largest length of a picture in pixels; larger pictures are not shown.
  private static let longest: CGFloat = 4096

  /// Draws a picture with `scale` device pixels per point. Nil for an empty or too large picture, and without memory.
  @MainActor init?(_ picture: DragPicture, scale: CGFloat, text: any TextRasterizer) {
    let size = picture.list.size
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= Self.longest,
      let target = try? OffscreenTarget(size: size, scale: scale, text: text)
    else { return nil }
    var list = picture.list
    let images = [RGBAColor.black, .white].compactMap { background in
      list.background = background
      target.draw(list)
      return try? target.snapshot()
    }
    guard images.count == 2 else { return nil }
    width = images[0].width
    height = images[0].height
    pointer = (Int32(clamping: picture.pointer.x * scale), Int32(clamping: picture.pointer.y * scale))
    // A premultiplied pixel is its picture over black; alpha is the part of a white background that it hides.
    pixels = zip(images[0].pixels, images[1].pixels).map { dark, light in
      let alpha = 255 - min(255, (light >> 8 & 0xFF) &- (dark >> 8 & 0xFF))
      func component(_ shift: UInt32) -> UInt32 { min(dark >> shift & 0xFF, alpha) << shift }
      return alpha << 24 | component(16) | component(8) | component(0)
    }
  }
}
