/// A point in fractions of a rectangle's width and height: (0, 0) is the top leading corner, (1, 1) the bottom
/// trailing corner.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Creates a point (`x`, `y`). Values outside of 0…1 lie outside of the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point with x measured from the other edge.
  package var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }

  /// The point (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// The point (0, 0), equal to `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The point (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The point (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The point (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The point (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The point (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The point (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The point (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The point (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The point (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The fraction along `axis`.
  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
  /// The point of the rectangle at `anchor`.
  package func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
