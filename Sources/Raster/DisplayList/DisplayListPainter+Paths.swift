import Graphics

/// Filled paths: a `CoverageMask`, or the colors of a gradient.
///
/// A rectangle in its view's coordinates has the same pixels as `DrawCommand.rectangle`, so that shapes which meet in points meet
/// in pixels, and one raster serves at every position.
extension DisplayListPainter {
  /// The longest side in pixels of a raster that is made as a whole.
  private static let largestSide: Int32 = 1024
  /// The area in pixels from which on a path is rasterized at fewer positions than each 64th of a pixel.
  private static let largeArea: CGFloat = 128 * 128

  func fill(_ path: VectorPath, rule: VectorPath.Rule, _ paint: Paint, _ transform: CGAffineTransform) {
    let onGrid = transform.concatenating(grid.transform)
    let size = path.controlBounds.applying(LinearPart(onGrid).moved(to: .zero))
    guard onGrid.isInvertible,
      let (pixel, phase) = PixelPhase.split(
        CGPoint(x: onGrid.tx, y: onGrid.ty), isCoarse: size.width * size.height > DisplayListPainter.largeArea)
    else { return }
    var color: RGBAColor?
    if case .color(let plain) = paint { color = plain }
    var request = PathRequest(
      path: path, rule: rule, paint: color == nil ? paint : nil, linear: LinearPart(onGrid), phase: phase)
    let moved = request.fitToPixels()
    let whole = PixelPoint(x: pixel.x + moved.x, y: pixel.y + moved.y)
    request.isPremultiplied = request.paint != nil && renderer.compositing(of: .normal) == .premultiplied
    guard let raster = rasters[request.key(nil)] ?? makeRaster(request, at: whole) else { return }
    if let image = raster.image {
      renderer.draw(image, x: whole.x, y: whole.y, DeviceColor(color ?? .white))
    } else if let pixels = raster.pixels {
      renderer.blend(pixels, x: raster.frame.x + whole.x, y: raster.frame.y + whole.y, opacity: 255)
    }
  }

  /// The part of a large raster that is made: the visible part, rounded up to squares of 256 pixels, so that it serves for a while
  /// when the content moves. Nil for the whole.
  func region(of bounds: PixelRect, at whole: PixelPoint) -> PixelRect? {
    let limit = DisplayListPainter.largestSide
    if bounds.width <= limit && bounds.height <= limit { return nil }
    let seen = renderer.clip.offset(-whole.x, -whole.y).intersection(bounds)
    let (left, top) = (seen.x & ~255, seen.y & ~255)
    return PixelRect(
      x: left, y: top, width: (seen.x + seen.width + 255) & ~255 - left,
      height: (seen.y + seen.height + 255) & ~255 - top
    )
    .intersection(bounds)
  }

  private func makeRaster(_ request: PathRequest, at whole: PixelPoint) -> Raster? {
    let transform = request.linear.moved(to: request.phase.offset)
    let box = PixelRect(outside: request.path.boundingBox.applying(transform))
    guard box.offset(whole.x, whole.y).intersects(renderer.clip) else { return nil }
    let region = region(of: box, at: whole)
    let key = request.key(region)
    if region != nil, let raster = rasters[key] { return raster }
    var rasterizer = PathRasterizer(request.path, rule: request.rule, transform: transform)
    let mask = rasterizer.mask(in: region)
    guard let paint = request.paint else { return rasters.insert(Raster(key: key, image: RasterImage(mask))) }
    let pixels = PaintSampler(paint, transform: transform).pixels(mask)
    guard request.isPremultiplied else {
      return rasters.insert(Raster(key: key, image: RasterImage(frame: mask.frame, straight: pixels)))
    }
    let buffer = PixelBuffer(width: Int(mask.frame.width), height: Int(mask.frame.height), straight: pixels)
    return rasters.insert(Raster(key: key, frame: mask.frame, pixels: buffer))
  }
}

/// The properties on which the raster of a path depends.
private struct PathRequest {
  var path: VectorPath
  var rule: VectorPath.Rule
  /// Nil for a single color, which is applied when the mask is drawn.
  var paint: Paint?
  var linear: LinearPart
  var phase: PixelPhase
  /// Aligns an upright rectangle that begins at its coordinates' origin with the nearest whole pixels. Returns the distance of the
  /// new origin from the pixel of the old origin.
  var isPremultiplied = false

  /// Makes an upright rectangle that begins where its coordinates do fill whole pixels, those nearest to it. Returns how far it begins
  /// from the pixel in which it began.
  mutating func fitToPixels() -> PixelPoint {
    let still = PixelPoint(x: 0, y: 0)
    guard linear.b == 0, linear.c == 0, linear.a > 0, linear.d > 0, let rectangle = path.rectangle,
      rectangle.origin == .zero
    else { return still }
    func span(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let first = PixelGrid.snapped(start)
      return (first, PixelGrid.snapped(start + length) - first)
    }
    let across = span(phase.offset.x, rectangle.width * linear.a)
    let down = span(phase.offset.y, rectangle.height * linear.d)
    guard across.length >= 1, down.length >= 1 else { return still }
    linear.a = across.length / rectangle.width
    linear.d = down.length / rectangle.height
    phase = PixelPhase(x: 0, y: 0)
    return PixelPoint(x: Int32(across.start), y: Int32(down.start))
  }

  func key(_ region: PixelRect?) -> RasterKey {
    .path(path, rule, paint, linear, phase, region: region, isPremultiplied: isPremultiplied)
  }
}
