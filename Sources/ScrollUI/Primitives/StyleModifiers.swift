import Engine
import Graphics

/// A shadow as a part of a style.
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

  /// A shadow behind what is painted.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that falls into what is painted, as if it were cut out.
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

  func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }
  func rgba(in environment: EnvironmentValues) -> RGBAColor { base.color(in: environment) }

  func look(in environment: EnvironmentValues) -> StyleLook {
    var look = base.look(in: environment)
    look.shadows.append(shadow.shadow(in: environment))
    return look
  }
}

/// A style that is painted more faintly.
struct FaintStyle<Base: ShapeStyle>: ShapeStyle, WrappingStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }
  func rgba(in environment: EnvironmentValues) -> RGBAColor { base.color(in: environment).opacity(opacity) }
  func look(in environment: EnvironmentValues) -> StyleLook { base.look(in: environment).opacity(opacity) }
}

extension ShapeStyle {
  /// The style with a shadow. Text and symbols are painted without it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }

  /// The style, painted more faintly: 0 not at all … 1 fully.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FaintStyle(base: self, opacity: Limits.unit(opacity, "opacity"))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of the text around, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The style of the text around, painted more faintly.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

/// An image, side by side with itself.
public struct ImagePaint: ShapeStyle, PaintedStyle {
  public var image: Image
  /// The part of the image that is shown, in parts of its width and height.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(.clear) }

  /// Where only one colour can be shown, there is none.
  func rgba(in environment: EnvironmentValues) -> RGBAColor { .clear }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    let image = UncheckedTransfer(image)
    let environment = UncheckedTransfer(environment)
    let handle = MainActor.assumeIsolated { image.value.picture(in: environment.value).handle }
    return .tiles(handle, source: sourceRect, scale: scale, opacity: 1)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
