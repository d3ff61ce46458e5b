import Foundation
import ScrollUI

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set of the corners with the bits `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// An outline of lines and curves, by the name of UIKit. `Path(_:)` takes its `cgPath`.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
/// return Path(path.cgPath)
/// ```
public final class UIBezierPath: NSObject {
  private var path: Path

  private init(_ path: Path) { self.path = path }

  /// Creates an empty path.
  public override convenience init() { self.init(Path()) }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates the path of the ellipse inscribed in `rect`.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates the path of a rectangle with circular corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the path of a rectangle, some corners of which are circular.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The circular corners.
  ///   - cornerRadii: Its smaller length is the radius, which is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? min(cornerRadii.width, cornerRadii.height) : 0
    }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight))
    self.init(shape.path(in: rect))
  }

  /// Creates an arc.
  ///
  /// - Parameters:
  ///   - arcCenter: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start in radians, from the positive x axis, growing clockwise on the screen.
  ///   - endAngle: The angle of the end in radians.
  ///   - clockwise: True to draw clockwise on the screen.
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path of the elements of `cgPath`.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The present elements.
  public var cgPath: CGPath { CGPath(path) }

  /// The smallest rectangle that contains the path.
  public var bounds: CGRect { path.boundingRect }

  /// True if the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a new subpath at `point`.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point to `point`.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point to `endPoint`.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point to `endPoint`.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, connected to the current point by a line; see `init(arcCenter:radius:startAngle:endAngle:clockwise:)`.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  public func close() { path.closeSubpath() }

  /// Adds the elements of `other`.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Transforms the elements of the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
