import Engine

/// A style with a part of the opacity of another style: `.red.secondary`.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle, WrappingStyle {
  let base: Base
  let opacity: Double

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// This style with 72 % of its opacity.
  public var secondary: some ShapeStyle { LevelStyle(base: self, opacity: 0.72) }
  /// This style with 30 % of its opacity.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, opacity: 0.3) }
  /// This style with 18 % of its opacity.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, opacity: 0.18) }
  /// This style with 10 % of its opacity.
  public var quinary: some ShapeStyle { LevelStyle(base: self, opacity: 0.1) }
}

/// The translucent gray of the area of a control.
public struct FillShapeStyle: ShapeStyle, ColorStyle, Hashable {
  /// Creates the style; `.fill` is shorter.
  public init() {}

  /// The gray of Apple's guidelines: 20 % opacity, in dark windows 36 %.
  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    RGBAColor(hex: 0x787880).opacity(environment.colorScheme == .dark ? 0.36 : 0.2)
  }
}

/// The color of links: the tint of the environment, as dark or light as text needs.
public struct LinkShapeStyle: ShapeStyle, WrappingStyle, Hashable {
  /// Creates the style; `.link` is shorter.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ControlTint(.text).resolvedStyle(in: environment)
  }
}

/// The color behind selected content: the tint of the environment.
public struct SelectionShapeStyle: ShapeStyle, ColorStyle, Hashable {
  /// Creates the style; `.selection` is shorter.
  public init() {}

  package func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.accentColor.rgba(in: environment) }
}

/// The color of the placeholders of text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, ColorStyle, Hashable {
  /// Creates the style; `.placeholder` is shorter.
  public init() {}

  /// As faint as a contrast of 4.5:1 on fields and on cards permits.
  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    environment.colorScheme == .dark
      ? RGBAColor(hex: 0xEBEBF5).opacity(0.6) : RGBAColor(hex: 0x3C3C43).opacity(0.75)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The `FillShapeStyle`.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The `PlaceholderTextShapeStyle`.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The `LinkShapeStyle`.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The `SelectionShapeStyle`.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The background color of the window.
public struct WindowBackgroundShapeStyle: ShapeStyle, ColorStyle, Hashable {
  /// Creates the style; `.windowBackground` is shorter.
  public init() {}

  package func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.windowBackground.rgba(in: environment) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background color of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
