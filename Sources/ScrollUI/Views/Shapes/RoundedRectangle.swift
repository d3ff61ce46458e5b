import Engine

/// The transition between the corners and the sides of a rounded rectangle. Both styles draw circular corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners are quarter circles.
  case circular
  /// Corners that merge smoothly into the sides; drawn as quarter circles.
  case continuous
}

/// A rectangle of the proposed size.
public struct Rectangle {
  /// Creates a rectangle.
  nonisolated public init() {}
}

extension Rectangle: SimplyInsetShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .rectangle }
  /// The path of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle {
  /// The size of the corners, in points. Corners are circular with the smaller side as their radius.
  public var cornerSize: CGSize
  /// The style of the corners; without effect.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: In points; reduced to half of the shorter side, so that infinity gives a capsule.
  ///   - style: No effect: both styles draw circular corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle. The radius of its circular corners is the smaller side of `cornerSize`.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = CGSize(
      width: Limits.limit(cornerSize.width, "the corner size of a RoundedRectangle") ?? 0,
      height: Limits.limit(cornerSize.height, "the corner size of a RoundedRectangle") ?? 0)
    self.style = style
  }

  nonisolated private var radius: CGFloat { min(cornerSize.width, cornerSize.height) }
}

extension RoundedRectangle: SimplyInsetShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .roundedRectangle(radius: max(0, radius)) }

  /// The pair of width and height of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The path in `rect`, with a radius of at most half of the shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: max(0, min(radius, rect.width / 2, rect.height / 2)))
  }
}

/// The largest circle in the center of the available rectangle.
public struct Circle {
  /// Creates a circle.
  nonisolated public init() {}
}

extension Circle: SimplyInsetShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .circle }

  /// The path of the largest circle in the center of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square with the shorter side of the proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outline.size(for: proposal) }
}

/// A rectangle with half circles at its shorter sides.
public struct Capsule {
  /// The style of the corners; without effect.
  public var style: RoundedCornerStyle

  /// Creates a capsule; `style` has no effect.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: SimplyInsetShape, OutlinedShape {
  nonisolated var outline: ShapeOutline { .roundedRectangle(radius: .infinity) }

  /// The path in `rect`, with half of the shorter side as the radius.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// An ellipse inscribed in the available rectangle.
public struct Ellipse {
  /// Creates an ellipse.
  nonisolated public init() {}
}

extension Ellipse: SimplyInsetShape {
  /// The path of the ellipse inscribed in `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii; corners without a radius are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The pairs (`topLeading`, `bottomLeading`) and (`bottomTrailing`, `topTrailing`).
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle with an individual radius for each corner.
public struct UnevenRoundedRectangle {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners; without effect.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the radii `cornerRadii`; `style` has no effect.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, in points; `style` has no effect.
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

extension UnevenRoundedRectangle: SimplyInsetShape {
  /// The radii of the corners.
  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The path in `rect`. The leading corners are the left corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      vector: .roundedRect(
        rect,
        radii: CornerRadii(
          topLeading: cornerRadii.topLeading, topTrailing: cornerRadii.topTrailing,
          bottomTrailing: cornerRadii.bottomTrailing, bottomLeading: cornerRadii.bottomLeading)))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle, for parameters of a `Shape` type.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle, for parameters of a `Shape` type.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule, for parameters of a `Shape` type.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse, for parameters of a `Shape` type.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
