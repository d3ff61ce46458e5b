import Graphics

/// Images are resampled to the size in pixels at which they are drawn, with premultiplied alpha, so that clear parts leave no
/// fringe.
extension DisplayListPainter {
  /// The longest side in pixels to which an image is resampled. The `Renderer` stretches a larger image.
  private static let longestSide: Int32 = 4096
  /// The area in pixels from which on only the visible part of a clipped image is cached.
  private static let largeImage = 512 * 512
  /// The side in pixels of the squares to which the part of such an image is rounded up, a power of two.
  private static let partSide: Int32 = 128

  func draw(_ image: ImageHandle, _ drawing: ImageDrawing) {
    let onGrid = drawing.transform.concatenating(grid.transform)
    let isUpright = onGrid.b == 0 && onGrid.c == 0 && onGrid.a > 0 && onGrid.d > 0
    let color = DeviceColor((drawing.tint ?? .white).opacity(drawing.opacity))
    guard color.alpha > 0, !drawing.source.isEmpty, onGrid.isInvertible else { return }
    if isUpright { drawUpright(image, drawing, color) } else { drawTransformed(image, drawing, onGrid, color) }
  }

  private func drawUpright(_ image: ImageHandle, _ drawing: ImageDrawing, _ color: DeviceColor) {
    let whole = grid.rectangle(drawing.destination.applying(drawing.transform))
    guard whole.intersects(renderer.clip) else { return }
    let (drawing, target) = part(of: drawing, at: whole)
    let limit = DisplayListPainter.longestSide
    let (width, height) = (min(target.width, limit), min(target.height, limit))
    let key = RasterKey.image(
      image, drawing.source, width: width, height: height, isTinted: drawing.tint != nil, drawing.interpolation)
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    if rasters[key] == nil, let preview = preview(of: image, drawing, width: width, height: height) {
      if let last = previews.lastRaster(like: key).flatMap({ rasters[$0] }), let picture = last.image {
        return renderer.drawStretched(picture, from: last.frame, to: target, color)
      }
      if let standIn = image.standIn {
        return drawUpright(standIn.image, standIn.drawing(for: drawing, of: image), color)
      }
      return draw(preview, of: image, drawing, to: target, color)
    }
    if rasters[key] == nil, let last = unsettledRaster(like: key, of: image, drawing, frame: frame),
      let picture = last.image
    {
      return renderer.drawStretched(picture, from: last.frame, to: target, color)
    }
    if rasters[key] == nil, (target.width, target.height) == (width, height),
      let pixels = decodedWhole(image, drawing, width: width, height: height)
    {
      return renderer.blend(pixels, x: target.x, y: target.y, opacity: color.alpha)
    }
    if rasters[key] == nil, (target.width, target.height) != (width, height),
      let pixels = decodedForStretching(image, drawing, width: width, height: height)
    {
      return draw(pixels, of: image, drawing, to: target, color)
    }
    let raster = rasters[key] ?? makeRaster(key, of: image, drawing, frame: frame)
    guard let image = raster.image else { return }
    if drawing.interpolation == .linear, (target.width, target.height) != (width, height) {
      renderer.drawStretched(image, from: frame, to: target, color)
    } else {
      renderer.draw(image, from: frame, to: target, color, .normal)
    }
  }

  private func makeRaster(_ key: RasterKey, of image: ImageHandle, _ drawing: ImageDrawing, frame: PixelRect) -> Raster
  {
    let pixels = pixels(of: image, drawing, width: frame.width, height: frame.height)
    let raster = rasters.insert(key, frame: frame, straight: pixels.imagePixels(isTinted: drawing.tint != nil))
    let decoded = decodedSize(of: image, drawing, width: frame.width, height: frame.height)
    // The whole image is much larger than its part, which is drawn from now on.
    if Int(decoded.width) * Int(decoded.height) > frame.area {
      rasters.demote(.decodedImage(image, width: decoded.width, height: decoded.height))
    }
    previews.didDraw(key, of: image)
    return raster
  }

  /// The part of a large image that `contentClip` shows, and its pixels. A picture that fills a card is often several times as high as the card;
  /// only the part is cached. It is rounded up to squares, so that it serves for a while where the image moves inside of the clip.
  private func part(of drawing: ImageDrawing, at whole: PixelRect) -> (ImageDrawing, PixelRect) {
    guard whole.area >= DisplayListPainter.largeImage, max(whole.width, whole.height) <= DisplayListPainter.longestSide,
      let clip = contentClip?.intersection(whole), !clip.isEmpty
    else { return (drawing, whole) }
    let side = DisplayListPainter.partSide
    func outer(_ start: Int32, _ length: Int32, of limit: Int32) -> (start: Int32, length: Int32) {
      let first = start & ~(side - 1)
      return (first, min((start + length + side - 1) & ~(side - 1), limit) - first)
    }
    let (x, y) = (
      outer(clip.x - whole.x, clip.width, of: whole.width), outer(clip.y - whole.y, clip.height, of: whole.height)
    )
    let target = PixelRect(x: whole.x + x.start, y: whole.y + y.start, width: x.length, height: y.length)
    if target.area > whole.area / 4 * 3 { return (drawing, whole) }
    let (across, down) = (
      drawing.source.width / CGFloat(whole.width), drawing.source.height / CGFloat(whole.height)
    )
    var part = drawing
    part.source = CGRect(
      x: drawing.source.minX + CGFloat(x.start) * across, y: drawing.source.minY + CGFloat(y.start) * down,
      width: CGFloat(x.length) * across, height: CGFloat(y.length) * down)
    return (part, target)
  }

  private func drawTransformed(
    _ image: ImageHandle, _ drawing: ImageDrawing, _ onGrid: CGAffineTransform, _ color: DeviceColor
  ) {
    let size = drawing.destination.size
    let corner = drawing.destination.origin.applying(onGrid)
    guard let (whole, phase) = PixelPhase.split(corner) else { return }
    let sides = 1...DisplayListPainter.longestSide
    let width = Int32(limited: (size.width * hypot(onGrid.a, onGrid.b)).rounded(), to: sides)
    let height = Int32(limited: (size.height * hypot(onGrid.c, onGrid.d)).rounded(), to: sides)
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

  /// The decoded pixels of an image that is drawn in full, in its colors and in `width` by `height` pixels, if the renderer takes them
  /// without a copy. A decoder that keeps the proportions returns pixels that are narrower or lower by one where the size is rounded.
  private func decodedWhole(_ image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32) -> PixelBuffer?
  {
    guard image.isVector, !image.isPlaceholder, drawing.tint == nil,
      renderer.compositing(of: .normal) == .premultiplied,
      drawing.source == CGRect(origin: .zero, size: image.pixelSize),
      decodedSize(of: image, drawing, width: width, height: height) == DecodedSize(width: width, height: height),
      let pixels = decoded(image, DecodedSize(width: width, height: height)),
      (pixels.width, pixels.height) == (Int(width), Int(height))
    else { return nil }
    return pixels
  }

  /// The decoded pixels of an image that is drawn larger than `longestSide`, if the renderer stretches the visible part of them. A raster of the
  /// whole would take 50 MB and most of a second.
  private func decodedForStretching(
    _ image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32
  ) -> PixelBuffer? {
    guard image.isVector, !image.isPlaceholder, drawing.tint == nil, drawing.interpolation == .linear,
      renderer.compositing(of: .normal) == .premultiplied
    else { return nil }
    return decoded(image, decodedSize(of: image, drawing, width: width, height: height))
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
    if image.isVector, let part = decoded.cropped(to: source, width: Int(width), height: Int(height)) { return part }
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
  /// The shortest side in pixels of `cropped(to:width:height:)`.
  private static let shortestCroppedSide = 128

  /// The `width` by `height` pixels nearest to `source`; nil if the buffer is small, or if `source` has another size by more than a pixel.
  ///
  /// A vector image is decoded at the size in which it is drawn, but for rounding. In a large image half a pixel of its position, or a
  /// second copy of its last column, is invisible, whereas resampling blurs all of it. Whole pixels are copied from any image.
  fileprivate func cropped(to source: CGRect, width: Int, height: Int) -> PixelBuffer? {
    let isWhole = source.isNear(
      CGRect(x: source.minX.rounded(), y: source.minY.rounded(), width: CGFloat(width), height: CGFloat(height)))
    guard isWhole || min(width, height, self.width, self.height) >= PixelBuffer.shortestCroppedSide,
      abs(source.width - CGFloat(width)) <= 1, abs(source.height - CGFloat(height)) <= 1
    else { return nil }
    func start(_ middle: CGFloat, _ length: Int, of limit: Int) -> Int {
      Int(limited: (middle - CGFloat(length) / 2).rounded(), to: 0...max(limit - length, 0))
    }
    let (left, top) = (start(source.midX, width, of: self.width), start(source.midY, height, of: self.height))
    let (stride, last) = (self.width, self.height - 1)
    let count = min(width, self.width - left)
    let part = pixels.withUnsafeBufferPointer { pixels -> [UInt32] in
      guard let start = pixels.baseAddress else { return [] }
      let shared = SharedPointer(start)
      return PixelBuffer.rows(width: width, height: height, cost: PixelWork.copy) { row, line in
        line.initialize(from: shared.start + min(top + row, last) * stride + left, count: count)
        (line + count).initialize(repeating: line[count - 1], count: width - count)
      }
    }
    return PixelBuffer(width: width, height: height, pixels: part)
  }

  /// The pixels with straight alpha, or their alpha in white.
  func imagePixels(isTinted: Bool) -> [UInt32] {
    isTinted ? pixels.map { $0 & 0xFF00_0000 | 0x00FF_FFFF } : straightPixels()
  }
}

extension CGRect {
  /// True if the edges are equal but for errors of rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 1e-6
  }
}
