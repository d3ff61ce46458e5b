import CSDL2
import Engine
import Geometry

/// Filled paths: a coverage mask as a white texture, or a gradient's colours under it.
extension DisplayListRenderer {
  /// The longest side in pixels of a path whose texture is made as a whole.
  private static let largestSide: Int32 = 1024
  /// The area in pixels from which on a path is too dear to be made anew for each 64th of a pixel that it moves by.
  private static let largeArea: CGFloat = 128 * 128

  func fill(_ path: VectorPath, rule: VectorPath.Rule, _ paint: Paint, _ transform: CGAffineTransform) {
    let onGrid = transform.concatenating(grid.transform)
    let size = path.controlBounds.applying(LinearPart(onGrid).moved(to: .zero))
    guard onGrid.isInvertible,
      let (whole, phase) = PixelPhase.split(
        CGPoint(x: onGrid.tx, y: onGrid.ty), isCoarse: size.width * size.height > DisplayListRenderer.largeArea)
    else { return }
    var color: RGBAColor?
    if case .color(let plain) = paint { color = plain }
    let request = PathRequest(
      path: path, rule: rule, paint: color == nil ? paint : nil, linear: LinearPart(onGrid), phase: phase)
    let picture = pictures[request.key(nil)] ?? makePicture(request, at: whole)
    if let picture { draw(picture, at: whole, DeviceColor(color ?? .white)) }
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
    let pixels =
      request.paint.map { PaintSampler($0, transform: transform).pixels(mask) }
      ?? mask.whitePixels()
    return pictures.insert(key, frame: mask.frame, straight: pixels)
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

  func key(_ region: SDL_Rect?) -> PictureKey {
    .path(path, rule, paint, linear, phase, region: region.map(PixelFrame.init))
  }
}
