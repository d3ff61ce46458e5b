import CSDL2
import Engine
import Geometry
import Graphics

/// Filled paths: a coverage mask, or a gradient's colours under it; kept in memory where the processor draws, else as a texture.
///
/// A rectangle in its view's coordinates has the pixels that a rectangle of one colour has, so that what meets in points meets in
/// pixels, and one picture serves wherever it lies.
extension DisplayListRenderer {
  /// The longest side in pixels of a path whose texture is made as a whole.
  private static let largestSide: Int32 = 1024
  /// The area in pixels from which on a path is too dear to be made anew for each 64th of a pixel that it moves by.
  private static let largeArea: CGFloat = 128 * 128

  func fill(_ path: VectorPath, rule: VectorPath.Rule, _ paint: Paint, _ transform: CGAffineTransform) {
    let onGrid = transform.concatenating(grid.transform)
    let size = path.controlBounds.applying(LinearPart(onGrid).moved(to: .zero))
    guard onGrid.isInvertible,
      let (pixel, phase) = PixelPhase.split(
        CGPoint(x: onGrid.tx, y: onGrid.ty), isCoarse: size.width * size.height > DisplayListRenderer.largeArea)
    else { return }
    var color: RGBAColor?
    if case .color(let plain) = paint { color = plain }
    var request = PathRequest(
      path: path, rule: rule, paint: color == nil ? paint : nil, linear: LinearPart(onGrid), phase: phase)
    let moved = request.fitToPixels()
    let whole = SDL_Point(x: pixel.x + moved.x, y: pixel.y + moved.y)
    request.isDirect = canvas.pixels != nil
    guard let picture = pictures[request.key(nil)] ?? makePicture(request, at: whole) else { return }
    if let coverage = picture.coverage {
      canvas.blend(coverage, x: whole.x, y: whole.y, DeviceColor(color ?? .white))
    } else if let pixels = picture.pixels {
      canvas.blend(pixels, x: picture.frame.x + whole.x, y: picture.frame.y + whole.y, opacity: 255)
    } else {
      draw(picture, at: whole, DeviceColor(color ?? .white))
    }
  }

  /// Copies a picture whose coordinates begin at a pixel.
  func draw(_ picture: Picture, at whole: SDL_Point, _ color: DeviceColor) {
    guard let texture = picture.texture else { return }
    canvas.copy(
      texture, from: SDL_Rect(x: 0, y: 0, w: picture.frame.w, h: picture.frame.h),
      to: picture.frame.offset(whole.x, whole.y), color, tint: &picture.tint)
  }

  /// The part of a large picture that is worth making: what can be seen, rounded up to squares of the picture's own coordinates, so
  /// that it serves for a while when the picture moves. Nil for the whole.
  func region(of bounds: SDL_Rect, at whole: SDL_Point) -> SDL_Rect? {
    let limit = DisplayListRenderer.largestSide
    if bounds.w <= limit && bounds.h <= limit { return nil }
    let seen = canvas.clip.offset(-whole.x, -whole.y).intersection(bounds)
    let (left, top) = (seen.x & ~255, seen.y & ~255)
    return SDL_Rect(x: left, y: top, w: (seen.x + seen.w + 255) & ~255 - left, h: (seen.y + seen.h + 255) & ~255 - top)
      .intersection(bounds)
  }

  private func makePicture(_ request: PathRequest, at whole: SDL_Point) -> Picture? {
    let transform = request.linear.moved(to: request.phase.offset)
    let box = SDL_Rect(outside: request.path.boundingBox.applying(transform))
    guard box.offset(whole.x, whole.y).intersects(canvas.clip) else { return nil }
    let region = region(of: box, at: whole)
    let key = request.key(region)
    if region != nil, let picture = pictures[key] { return picture }
    var rasterizer = PathRasterizer(request.path, rule: request.rule, transform: transform)
    let mask = rasterizer.mask(in: region)
    if request.paint == nil, request.isDirect { return pictures.insert(Picture(key: key, coverage: mask)) }
    let pixels =
      request.paint.map { PaintSampler($0, transform: transform).pixels(mask) }
      ?? mask.whitePixels()
    guard request.isDirect else { return pictures.insert(key, frame: mask.frame, straight: pixels) }
    let buffer = PixelBuffer(width: Int(mask.frame.w), height: Int(mask.frame.h), straight: pixels)
    return pictures.insert(Picture(key: key, frame: mask.frame, texture: nil, pixels: buffer))
  }
}

/// What a path's picture depends on.
private struct PathRequest {
  var path: VectorPath
  var rule: VectorPath.Rule
  /// Nil for one colour, which is given when drawn.
  var paint: Paint?
  var linear: LinearPart
  var phase: PixelPhase
  /// Whether it is drawn without SDL.
  var isDirect = false
  /// Makes an upright rectangle that begins where its coordinates do fill whole pixels, those nearest to it. Returns how far it begins
  /// from the pixel in which it began.
  mutating func fitToPixels() -> SDL_Point {
    let still = SDL_Point(x: 0, y: 0)
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
    return SDL_Point(x: Int32(across.start), y: Int32(down.start))
  }

  func key(_ region: SDL_Rect?) -> PictureKey {
    .path(path, rule, paint, linear, phase, region: region.map(PixelFrame.init), isDirect: isDirect)
  }
}
