import Graphics

/// Rounded shapes of nine parts: four corners of a `CornerMask`, and rectangles between them.
extension DisplayListPainter {
  /// The largest radius in pixels. A larger mask would not fit into its cache.
  private static let largestRadius: CGFloat = 1024

  /// Fills a rectangle with circular corners. A circle is a single copy of its mask.
  func fillRounded(_ rectangle: CGRect, radius: CGFloat, _ color: DeviceColor) {
    let shape = grid.rectangle(rectangle)
    guard shape.intersects(renderer.clip) else { return }
    let quarterRadius = quarters(radius, in: shape)
    guard quarterRadius > 0 else { return renderer.fill(shape, color) }
    let parts = corners(of: shape, quarterRadius: quarterRadius, lineWidth: 0, color)
    renderer.fill(parts.between(.top, height: parts.top), color)
    renderer.fill(parts.between(.bottom, height: parts.bottom), color)
    renderer.fill(PixelRect(x: shape.x, y: shape.y + parts.top, width: shape.width, height: parts.middleHeight), color)
  }

  /// Draws the band of `lineWidth` points, at least one pixel, inside the edge of a rounded rectangle.
  func strokeRounded(_ rectangle: CGRect, radius: CGFloat, lineWidth: CGFloat, _ color: DeviceColor) {
    guard lineWidth > 0 else { return }
    let shape = grid.rectangle(rectangle)
    guard shape.intersects(renderer.clip) else { return }
    let line = grid.lineWidth(lineWidth)
    guard line < (min(shape.width, shape.height) + 1) / 2 else { return fillRounded(rectangle, radius: radius, color) }
    let quarterRadius = quarters(radius, in: shape)
    guard quarterRadius > 0 else { return strokeSquare(shape, line: line, color) }
    let parts = corners(of: shape, quarterRadius: quarterRadius, lineWidth: line, color)
    renderer.fill(parts.between(.top, height: line), color)
    renderer.fill(parts.between(.bottom, height: line), color)
    renderer.fill(PixelRect(x: shape.x, y: shape.y + parts.top, width: line, height: parts.middleHeight), color)
    renderer.fill(
      PixelRect(x: shape.x + shape.width - line, y: shape.y + parts.top, width: line, height: parts.middleHeight), color
    )
  }

  private func strokeSquare(_ shape: PixelRect, line: Int32, _ color: DeviceColor) {
    renderer.fill(PixelRect(x: shape.x, y: shape.y, width: shape.width, height: line), color)
    renderer.fill(PixelRect(x: shape.x, y: shape.y + shape.height - line, width: shape.width, height: line), color)
    renderer.fill(PixelRect(x: shape.x, y: shape.y + line, width: line, height: shape.height - 2 * line), color)
    renderer.fill(
      PixelRect(x: shape.x + shape.width - line, y: shape.y + line, width: line, height: shape.height - 2 * line), color
    )
  }

  /// The radius in quarters of a pixel, clamped to half of the shorter side.
  private func quarters(_ radius: CGFloat, in shape: PixelRect) -> Int32 {
    let maximum = min(CGFloat(min(shape.width, shape.height)) / 2, DisplayListPainter.largestRadius)
    let pixels = min(radius * grid.scale, maximum)
    return pixels > 0 ? Int32((pixels * 4).rounded(.down)) : 0
  }

  /// Draws the corners of `shape`.
  private func corners(
    of shape: PixelRect, quarterRadius: Int32, lineWidth: Int32, _ color: DeviceColor
  ) -> RoundedParts {
    let side = CornerMaskKey.side(quarterRadius: quarterRadius, lineWidth: lineWidth)
    let key = CornerMaskKey(
      quarterRadius: quarterRadius, lineWidth: lineWidth, width: min(shape.width, 2 * side),
      height: min(shape.height, 2 * side))
    let image = masks.mask(for: key).image
    let parts = RoundedParts(shape: shape, maskWidth: key.width, maskHeight: key.height)
    copy(image, rows: 0, parts.top, to: shape.y, parts, color)
    copy(image, rows: parts.top, parts.bottom, to: shape.y + shape.height - parts.bottom, parts, color)
    return parts
  }

  /// Copies a band of rows of a mask: in one piece if the shape is as wide as the mask, else the two ends.
  private func copy(
    _ image: RasterImage, rows start: Int32, _ height: Int32, to y: Int32, _ parts: RoundedParts, _ color: DeviceColor
  ) {
    let x = parts.shape.x
    let left = parts.middleWidth == 0 ? parts.left + parts.right : parts.left
    renderer.draw(
      image, from: PixelRect(x: 0, y: start, width: left, height: height),
      to: PixelRect(x: x, y: y, width: left, height: height), color, .normal)
    guard parts.middleWidth > 0 else { return }
    renderer.draw(
      image, from: PixelRect(x: parts.left, y: start, width: parts.right, height: height),
      to: PixelRect(x: x + parts.shape.width - parts.right, y: y, width: parts.right, height: height), color, .normal)
  }
}

/// The extents of a rounded shape's corners, in pixels.
private struct RoundedParts {
  let shape: PixelRect
  /// Widths of the leading and trailing corners, heights of the upper and lower corners.
  let left, right, top, bottom: Int32

  init(shape: PixelRect, maskWidth: Int32, maskHeight: Int32) {
    self.shape = shape
    left = (maskWidth + 1) / 2
    right = maskWidth - left
    top = (maskHeight + 1) / 2
    bottom = maskHeight - top
  }

  var middleWidth: Int32 { shape.width - left - right }
  var middleHeight: Int32 { shape.height - top - bottom }

  /// The strip of `height` along an edge, between two corners.
  func between(_ edge: VerticalEdge, height: Int32) -> PixelRect {
    PixelRect(
      x: shape.x + left, y: edge == .top ? shape.y : shape.y + shape.height - height, width: middleWidth, height: height
    )
  }
}
