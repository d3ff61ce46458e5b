@_exported import Foundation

/// A displacement or a velocity in two dimensions. Foundation on Linux has no such type.
///
/// The unit of a velocity is points per second. A positive `dy` points down.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat
  /// The vertical component; positive downwards.
  public var dy: CGFloat

  /// Creates a vector (`dx`, `dy`).
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector (0, 0).
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector (0, 0).
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The component along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

extension CGSize {
  /// The size increased by `insets` on all four sides.
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.horizontal, height: height + insets.vertical)
  }

  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from its length along `axis` and its length across it.
  package init(along: CGFloat, across: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// The rectangle reduced by `insets`. Its size is never negative.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGPoint {
  /// The point with each negative zero replaced by 0. Both are equal but print differently.
  package var withPositiveZeros: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

extension CGRect {
  /// The rectangle with each negative zero of its origin replaced by 0.
  package var withPositiveZeros: CGRect { CGRect(origin: origin.withPositiveZeros, size: size) }
}
