import Graphics

/// Images are resampled to the size in pixels at which they are drawn, with premultiplied alpha, so that clear parts leave no
/// fringe.
extension DisplayListPainter {
  /// The longest side in pixels to which an image is resampled. The `Renderer` stretches a larger image.
  private static let longestSide: Int32 = 4096

  func draw(_ image: ImageHandle, _ drawing: ImageDrawing) {
    let onGrid = drawing.transform.concatenating(grid.transform)
    let isUpright = onGrid.b == 0 && onGrid.c == 0 && onGrid.a > 0 && onGrid.d > 0
    let color = DeviceColor((drawing.tint ?? .white).opacity(drawing.opacity))
    guard color.alpha > 0, !drawing.source.isEmpty, onGrid.isInvertible else { return }
    if isUpright { drawUpright(image, drawing, color) } else { drawTransformed(image, drawing, onGrid, color) }
  }

  private func drawUpright(_ image: ImageHandle, _ drawing: ImageDrawing, _ color: DeviceColor) {
    let target = grid.rectangle(drawing.destination.applying(drawing.transform))
    guard target.intersects(renderer.clip) else { return }
    let limit = DisplayListPainter.longestSide
    let (width, height) = (min(target.width, limit), min(target.height, limit))
    let key = RasterKey.image(
      image, drawing.source, width: width, height: height, isTinted: drawing.tint != nil, drawing.interpolation)
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    if rasters[key] == nil, let preview = preview(of: image, drawing, width: width, height: height) {
      return draw(preview, of: image, drawing, to: target, color)
    }
    let raster =
      rasters[key]
      ?? rasters.insert(
        key, frame: frame,
        straight: pixels(of: image, drawing, width: width, height: height).imagePixels(isTinted: drawing.tint != nil))
    if let image = raster.image { renderer.draw(image, from: frame, to: target, color, .normal) }
  }

  private func drawTransformed(
    _ image: ImageHandle, _ drawing: ImageDrawing, _ onGrid: CGAffineTransform, _ color: DeviceColor
  ) {
    let size = drawing.destination.size
    let corner = drawing.destination.origin.applying(onGrid)
    guard let (whole, phase) = PixelPhase.split(corner) else { return }
    let limit = CGFloat(DisplayListPainter.longestSide)
    let width = Int32(min(max((size.width * hypot(onGrid.a, onGrid.b)).rounded(), 1), limit))
    let height = Int32(min(max((size.height * hypot(onGrid.c, onGrid.d)).rounded(), 1), limit))
    let linear = LinearPart(onGrid)
    // The transform from the pixels of the mixed image to device pixels.
    let (x, y) = (size.width / CGFloat(width), size.height / CGFloat(height))
    let toDevice = CGAffineTransform(
      a: onGrid.a * x, b: onGrid.b * x, c: onGrid.c * y, d: onGrid.d * y, tx: phase.offset.x, ty: phase.offset.y)
    let extent = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let box = PixelRect(outside: extent.applying(toDevice).insetBy(dx: -1, dy: -1))
    guard box.offset(whole.x, whole.y).intersects(renderer.clip) else { return }
    let region = region(of: box, at: whole)
    let key = RasterKey.transformedImage(
      image, drawing.source, size, isTinted: drawing.tint != nil, drawing.interpolation, linear, phase,
      region: region)
    let raster =
      rasters[key]
      ?? rasters.insert(
        key, frame: region ?? box,
        straight: (transformedPreview(of: image, drawing, width: width, height: height, by: toDevice, in: region ?? box)
          ?? pixels(of: image, drawing, width: width, height: height).transformed(by: toDevice, in: region ?? box))
          .imagePixels(isTinted: drawing.tint != nil))
    if let image = raster.image { renderer.draw(image, x: whole.x, y: whole.y, color) }
  }

  /// The drawn part of the image at a size in pixels.
  private func pixels(of image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32) -> PixelBuffer {
    if image.isPlaceholder { return .placeholder(width: Int(width), height: Int(height)) }
    guard let decoded = decoded(image, decodedSize(of: image, drawing, width: width, height: height)) else {
      return .placeholder(width: Int(width), height: Int(height))
    }
    let (x, y) = (CGFloat(decoded.width) / image.pixelSize.width, CGFloat(decoded.height) / image.pixelSize.height)
    let source = drawing.source.applying(CGAffineTransform(scaleX: x, y: y))
    let isWhole = source == CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    if isWhole && decoded.width == width && decoded.height == height { return decoded }
    return decoded.resized(
      source, width: Int(width), height: Int(height), isSmooth: drawing.interpolation == .linear)
  }

  /// The size in pixels at which the whole image is decoded, so that its drawn part has `width` by `height` pixels.
  func decodedSize(of image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32) -> DecodedSize {
    let limit = CGFloat(DisplayListPainter.longestSide)
    let across = image.isVector ? CGFloat(width) / drawing.source.width : 1
    let down = image.isVector ? CGFloat(height) / drawing.source.height : 1
    return DecodedSize(
      width: Int32(min(max((image.pixelSize.width * across).rounded(), 1), limit)),
      height: Int32(min(max((image.pixelSize.height * down).rounded(), 1), limit)))
  }

  /// The pixels of the whole image; those of a vector image in `size`.
  func decoded(_ image: ImageHandle, _ size: DecodedSize) -> PixelBuffer? {
    if !image.isVector, let cached = images.cachedPixels(of: image) { return cached }
    let key = RasterKey.decodedImage(image, width: size.width, height: size.height)
    if let raster = rasters[key] { return raster.pixels }
    guard let pixels = images.decodedPixels(of: image, width: size.width, height: size.height) else { return nil }
    rasters.insert(Raster(key: key, frame: .zero, pixels: pixels))
    previews.didDecode(image, size)
    return pixels
  }
}

/// A size in pixels at which an image is decoded.
struct DecodedSize: Hashable {
  var width: Int32
  var height: Int32
}

extension PixelBuffer {
  /// The pixels with straight alpha, or their alpha in white.
  func imagePixels(isTinted: Bool) -> [UInt32] {
    isTinted ? pixels.map { $0 & 0xFF00_0000 | 0x00FF_FFFF } : straightPixels()
  }
}
