import Foundation

// Foundation describes these values on other systems in the same way.

extension CGPoint {
  /// The coordinates, for example `(1.0, 2.5)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The width and the height, for example `(40.0, 30.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The origin and the size, for example `(1.0, 2.5, 40.0, 30.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
