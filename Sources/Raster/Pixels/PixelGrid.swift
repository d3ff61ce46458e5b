import Graphics

/// Rounds points to device pixels by one rule, so that edges which meet in points meet in pixels.
package struct PixelGrid {
  /// Device pixels per point, positive.
  var scale: CGFloat
  /// The origin of the points in device pixels; not zero inside of layers.
  var origin = CGPoint.zero

  package init(scale: CGFloat, origin: CGPoint = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// The transform from points to device pixels, without rounding.
  var transform: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
  }

  /// The clamp of coordinates: far outside of any window, and safe from overflow in a sum of two.
  private static let farthest: CGFloat = 16_777_216

  /// The tolerance for halves in pixels, so that a length of whole pixels has the same number of pixels at every position.
  private static let tolerance: CGFloat = 1e-6

  /// The pixel edge nearest to a horizontal coordinate. Halves are rounded up on both sides of zero, so that a row keeps its height
  /// while it scrolls. NaN becomes 0.
  func x(_ coordinate: CGFloat) -> Int32 { edge(coordinate, from: origin.x) }

  /// The pixel edge nearest to a vertical coordinate.
  func y(_ coordinate: CGFloat) -> Int32 { edge(coordinate, from: origin.y) }

  /// A length in whole pixels.
  func length(_ length: CGFloat) -> Int32 { edge(length, from: 0) }

  /// The pixel edge nearest to a coordinate in pixels.
  static func snapped(_ place: CGFloat) -> CGFloat { (place + 0.5 + tolerance).rounded(.down) }

  private func edge(_ coordinate: CGFloat, from start: CGFloat) -> Int32 {
    let pixels = PixelGrid.snapped(coordinate * scale + start)
    return pixels.isNaN ? 0 : Int32(min(max(pixels, -PixelGrid.farthest), PixelGrid.farthest))
  }

  /// The pixels of a rectangle. A rectangle thinner than a pixel has the pixel that contains its middle; an empty
  /// rectangle has no pixels.
  package func rectangle(_ rectangle: CGRect) -> PixelRect {
    var (x, width) = span(from: rectangle.minX, to: rectangle.maxX, origin.x)
    var (y, height) = span(from: rectangle.minY, to: rectangle.maxY, origin.y)
    if width == 0 || height == 0 { (x, y, width, height) = (0, 0, 0, 0) }
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The pixels of a clip; a thin clip may contain no pixel.
  func clip(_ rectangle: CGRect) -> PixelRect {
    let (left, top) = (x(rectangle.minX), y(rectangle.minY))
    return PixelRect(x: left, y: top, width: max(0, x(rectangle.maxX) - left), height: max(0, y(rectangle.maxY) - top))
  }

  /// The width of a line in whole pixels, at least one. A line of at most a point has the width of a `Hairline`.
  func lineWidth(_ width: CGFloat) -> Int32 {
    max(1, length(width > Hairline.room ? width : min(width, Hairline.thickness(at: scale))))
  }

  private func span(from minimum: CGFloat, to maximum: CGFloat, _ origin: CGFloat) -> (Int32, Int32) {
    guard maximum > minimum else { return (0, 0) }
    let start = edge(minimum, from: origin)
    let end = edge(maximum, from: origin)
    if end > start { return (start, end - start) }
    return (edge((minimum + maximum) / 2 - 0.5 / scale, from: origin), 1)
  }
}
