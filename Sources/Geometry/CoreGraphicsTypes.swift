@_exported import Foundation

/// A displacement or a velocity in two dimensions. Foundation on Linux has no such type.
///
/// As a velocity its unit is points per second; a positive `dy` points down.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() { self.init(dx: 0, dy: 0) }

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
  /// The size of a rectangle of this size with `insets` added around it.
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.horizontal, height: height + insets.vertical)
  }

  /// The extent along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from its extent along `axis` and the one across it.
  package init(along: CGFloat, across: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// The rectangle without `insets`; never of negative size.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGPoint {
  /// The point with 0 where it has the negative zero. Both are equal, and print differently.
  package var withPositiveZeros: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

extension CGRect {
  /// The rectangle with 0 where its origin has the negative zero.
  package var withPositiveZeros: CGRect { CGRect(origin: origin.withPositiveZeros, size: size) }
}
