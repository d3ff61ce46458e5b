import Engine
import Graphics

/// How the corners of a rounded rectangle run into its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A rectangle of the size it is given.
public struct Rectangle {
  nonisolated public init() {}
}

extension Rectangle: InsettableShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .rectangle }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// The radius is in points; an infinite one makes the corners as round as they can be. Both styles draw circular corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = CGSize(
      width: Limits.limit(cornerSize.width, "the corner size of a RoundedRectangle") ?? 0,
      height: Limits.limit(cornerSize.height, "the corner size of a RoundedRectangle") ?? 0)
    self.style = style
  }

  nonisolated private var radius: CGFloat { min(cornerSize.width, cornerSize.height) }
}

extension RoundedRectangle: InsettableShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .roundedRectangle(radius: radius) }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2))
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

/// The largest circle in the middle of the rectangle that it is given.
public struct Circle {
  nonisolated public init() {}
}

extension Circle: InsettableShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .circle }

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outline.size(for: proposal) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .roundedRectangle(radius: .infinity) }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

/// An ellipse as large as the rectangle that it is given.
public struct Ellipse {
  nonisolated public init() {}
}

extension Ellipse: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are round by different radii.
public struct UnevenRoundedRectangle {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      vector: .roundedRect(
        rect,
        radii: CornerRadii(
          topLeading: cornerRadii.topLeading, topTrailing: cornerRadii.topTrailing,
          bottomTrailing: cornerRadii.bottomTrailing, bottomLeading: cornerRadii.bottomLeading)))
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ScrollUI.InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
