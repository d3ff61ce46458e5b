import Engine

/// A shadow that belongs to a `ShapeStyle`.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  private init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, isInner: Bool) {
    self.color = color
    self.radius = Limits.length(radius, "the radius of a shadow")
    offset = CGSize(
      width: Limits.distance(x, "the offset of a shadow"), height: Limits.distance(y, "the offset of a shadow"))
    self.isInner = isInner
  }

  /// A shadow behind the painted shape. Lengths are in points; `radius` is twice the standard deviation of the blur.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside of the painted shape, as if the shape were cut out. Lengths are in points; `radius` is twice the
  /// standard deviation of the blur.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  func shadow(in environment: EnvironmentValues) -> PaintShadow {
    PaintShadow(color: color.rgba(in: environment), radius: radius, offset: offset, isInner: isInner)
  }
}

/// A style with a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle, WrappingStyle {
  let base: Base
  let shadow: ShadowStyle

  func rgba(in environment: EnvironmentValues) -> RGBAColor { base.color(in: environment) }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var resolved = base.resolvedStyle(in: environment)
    resolved.shadows.append(shadow.shadow(in: environment))
    return resolved
  }
}

/// A style with reduced opacity.
struct FaintStyle<Base: ShapeStyle>: ShapeStyle, WrappingStyle {
  let base: Base
  let opacity: Double

  func rgba(in environment: EnvironmentValues) -> RGBAColor { base.color(in: environment).opacity(opacity) }
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// Adds a shadow to the style. Text and symbols are painted without it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }

  /// Multiplies the opacity of the style by `opacity`, a factor in 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FaintStyle(base: self, opacity: Limits.unit(opacity, "opacity"))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The foreground style with reduced opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
