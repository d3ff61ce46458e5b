import Foundation
import ScrollUI

/// An outline that does not change, by the name of Core Graphics.
public final class CGPath: Equatable, Sendable {
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Creates the path of a rectangle, transformed by `transform`; nil leaves it as it is.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of the ellipse inscribed in `rect`, transformed by `transform`; nil leaves it as it is.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of a rectangle with circular corners, transformed by `transform`. The radius is the smaller of both lengths.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle that contains the path.
  public var boundingBox: CGRect { path.boundingRect }

  /// True if the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// True if `point` is inside of the filled path.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// True if two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

extension Path {
  /// Creates a path of the elements of `path`.
  public init(_ path: CGPath) { self = path.path }

  /// The path by the name of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}
