/// A rectangle of device pixels. Coordinates have 32 bits, so that a rectangle fits into 16 bytes.
package struct PixelRect: Hashable, Sendable {
  package var x, y, width, height: Int32

  @inlinable
  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at (0, 0).
  package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  // Written out, because the derived function cannot be inlined in other modules.
  @inlinable
  package static func == (one: PixelRect, other: PixelRect) -> Bool {
    one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height
  }

  /// True if the rectangle contains no pixel.
  @inlinable
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels.
  @inlinable
  package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

  /// True if both rectangles contain a common pixel.
  @inlinable
  package func intersects(_ other: PixelRect) -> Bool {
    max(x, other.x) < min(x + width, other.x + other.width) && max(y, other.y) < min(y + height, other.y + other.height)
  }

  /// The pixels that both rectangles contain; `width` or `height` is 0 for disjoint rectangles.
  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The smallest rectangle around both. An empty rectangle adds no pixel.
  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The rectangle moved by (`dx`, `dy`) pixels.
  @inlinable
  package func offset(_ dx: Int32, _ dy: Int32) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with `pixels` more on each side. An empty rectangle stays empty.
  @inlinable
  package func grown(by pixels: Int32) -> PixelRect {
    isEmpty ? self : PixelRect(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
  }
}

extension PixelRect {
  /// The smallest rectangle of whole pixels that contains the given edges, in device pixels. NaN counts as 0; coordinates are clamped to
  /// ±10⁶.
  package init(outside left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    // Rounding errors of transforms must not add a column.
    let slack = 1e-6
    let (x, y) = (PixelRect.pixel((left + slack).rounded(.down)), PixelRect.pixel((top + slack).rounded(.down)))
    let (endX, endY) = (PixelRect.pixel((right - slack).rounded(.up)), PixelRect.pixel((bottom - slack).rounded(.up)))
    self.init(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }

  /// The smallest rectangle of whole pixels that contains `rect`, which is in device pixels.
  package init(outside rect: CGRect) { self.init(outside: rect.minX, rect.minY, rect.maxX, rect.maxY) }

  private static func pixel(_ coordinate: Double) -> Int32 {
    Int32(limited: coordinate, to: -1_000_000...1_000_000)
  }
}

/// A position or a distance in device pixels.
package struct PixelPoint: Hashable, Sendable {
  package var x, y: Int32

  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
