import CSDL2
import Geometry

/// Rounded shapes from nine parts: four corners out of a mask, and plain rectangles between them.
extension DisplayListRenderer {
  /// The largest radius in pixels; a mask of more would not fit into its cache.
  private static let largestRadius: CGFloat = 1024

  /// Fills a rectangle with circular corners; a circle is one copy of its mask.
  func fillRounded(_ rectangle: CGRect, radius: CGFloat, _ color: DeviceColor) {
    let shape = grid.rectangle(rectangle)
    guard shape.intersects(canvas.clip) else { return }
    let quarterRadius = quarters(radius, in: shape)
    guard quarterRadius > 0, let parts = corners(of: shape, quarterRadius: quarterRadius, lineWidth: 0, color) else {
      return canvas.fill(shape, color)
    }
    canvas.fill(parts.between(.top, height: parts.top), color)
    canvas.fill(parts.between(.bottom, height: parts.bottom), color)
    canvas.fill(SDL_Rect(x: shape.x, y: shape.y + parts.top, w: shape.w, h: parts.middleHeight), color)
  }

  /// Draws the band of `lineWidth` points, at least one pixel, inside the edge of a rounded rectangle.
  func strokeRounded(_ rectangle: CGRect, radius: CGFloat, lineWidth: CGFloat, _ color: DeviceColor) {
    guard lineWidth > 0 else { return }
    let shape = grid.rectangle(rectangle)
    guard shape.intersects(canvas.clip) else { return }
    let line = grid.lineWidth(lineWidth)
    guard line < (min(shape.w, shape.h) + 1) / 2 else { return fillRounded(rectangle, radius: radius, color) }
    let quarterRadius = quarters(radius, in: shape)
    guard quarterRadius > 0 else { return strokeSquare(shape, line: line, color) }
    guard let parts = corners(of: shape, quarterRadius: quarterRadius, lineWidth: line, color) else { return }
    canvas.fill(parts.between(.top, height: line), color)
    canvas.fill(parts.between(.bottom, height: line), color)
    canvas.fill(SDL_Rect(x: shape.x, y: shape.y + parts.top, w: line, h: parts.middleHeight), color)
    canvas.fill(
      SDL_Rect(x: shape.x + shape.w - line, y: shape.y + parts.top, w: line, h: parts.middleHeight), color)
  }

  private func strokeSquare(_ shape: SDL_Rect, line: Int32, _ color: DeviceColor) {
    canvas.fill(SDL_Rect(x: shape.x, y: shape.y, w: shape.w, h: line), color)
    canvas.fill(SDL_Rect(x: shape.x, y: shape.y + shape.h - line, w: shape.w, h: line), color)
    canvas.fill(SDL_Rect(x: shape.x, y: shape.y + line, w: line, h: shape.h - 2 * line), color)
    canvas.fill(SDL_Rect(x: shape.x + shape.w - line, y: shape.y + line, w: line, h: shape.h - 2 * line), color)
  }

  /// The radius in quarters of a pixel, at most half the shorter side.
  private func quarters(_ radius: CGFloat, in shape: SDL_Rect) -> Int32 {
    let most = min(CGFloat(min(shape.w, shape.h)) / 2, DisplayListRenderer.largestRadius)
    let pixels = min(radius * grid.scale, most)
    return pixels > 0 ? Int32((pixels * 4).rounded(.down)) : 0
  }

  /// Draws the corners of `shape`; nil where there is no mask for them.
  private func corners(
    of shape: SDL_Rect, quarterRadius: Int32, lineWidth: Int32, _ color: DeviceColor
  ) -> RoundedParts? {
    let side = CornerMaskKey.side(quarterRadius: quarterRadius, lineWidth: lineWidth)
    let key = CornerMaskKey(
      quarterRadius: quarterRadius, lineWidth: lineWidth, width: min(shape.w, 2 * side), height: min(shape.h, 2 * side))
    guard let mask = masks.mask(for: key) else { return nil }
    let parts = RoundedParts(shape: shape, maskWidth: key.width, maskHeight: key.height)
    copy(mask, rows: 0, parts.top, to: shape.y, parts, color)
    copy(mask, rows: parts.top, parts.bottom, to: shape.y + shape.h - parts.bottom, parts, color)
    return parts
  }

  /// Copies a band of rows of the mask: in one piece where the shape is as wide as the mask, else its two ends.
  private func copy(
    _ mask: CornerMask, rows start: Int32, _ height: Int32, to y: Int32, _ parts: RoundedParts, _ color: DeviceColor
  ) {
    let x = parts.shape.x
    let left = parts.middleWidth == 0 ? parts.left + parts.right : parts.left
    canvas.copy(
      mask.texture, from: SDL_Rect(x: 0, y: start, w: left, h: height), to: SDL_Rect(x: x, y: y, w: left, h: height),
      color, tint: &mask.tint)
    guard parts.middleWidth > 0 else { return }
    canvas.copy(
      mask.texture, from: SDL_Rect(x: parts.left, y: start, w: parts.right, h: height),
      to: SDL_Rect(x: x + parts.shape.w - parts.right, y: y, w: parts.right, h: height), color, tint: &mask.tint)
  }
}

/// Where the corners of a rounded shape end, in pixels.
private struct RoundedParts {
  let shape: SDL_Rect
  /// Widths of the leading and trailing corners, heights of the upper and lower ones.
  let left, right, top, bottom: Int32

  init(shape: SDL_Rect, maskWidth: Int32, maskHeight: Int32) {
    self.shape = shape
    left = (maskWidth + 1) / 2
    right = maskWidth - left
    top = (maskHeight + 1) / 2
    bottom = maskHeight - top
  }

  var middleWidth: Int32 { shape.w - left - right }
  var middleHeight: Int32 { shape.h - top - bottom }

  /// The strip of `height` along an edge, between two corners.
  func between(_ edge: VerticalEdge, height: Int32) -> SDL_Rect {
    SDL_Rect(
      x: shape.x + left, y: edge == .top ? shape.y : shape.y + shape.h - height, w: middleWidth, h: height)
  }
}
