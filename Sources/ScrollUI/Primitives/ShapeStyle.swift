import Engine

/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved
  /// The style that this one stands for in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("Never is no style") }
}

extension Color.Resolved: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { self }
}

extension Color: ShapeStyle {}

/// A style that knows its colour by itself.
protocol ColorStyle {
  func rgba(in environment: EnvironmentValues) -> RGBAColor
}

extension Color: ColorStyle {}

extension Color.Resolved: ColorStyle {
  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: opacity)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, ColorStyle {
  private let color: @Sendable (EnvironmentValues) -> RGBAColor
  private let paint: @Sendable (EnvironmentValues) -> ((CGRect) -> Paint)?

  public init<Style: ShapeStyle>(_ style: Style) {
    color = { style.color(in: $0) }
    paint = { style.paintMaker(in: $0) }
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let color = color(environment)
    return Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  func rgba(in environment: EnvironmentValues) -> RGBAColor { color(environment) }

  func paintMaker(in environment: EnvironmentValues) -> ((CGRect) -> Paint)? { paint(environment) }
}

extension ShapeStyle {
  /// The colour that the style comes down to in `environment`.
  func color(in environment: EnvironmentValues) -> RGBAColor {
    if let style = self as? any ColorStyle { return style.rgba(in: environment) }
    guard let next = resolve(in: environment) as? any ShapeStyle else { return .clear }
    return next.color(in: environment)
  }
}

/// The style of the text around, or a fainter form of it.
public struct HierarchicalShapeStyle: ShapeStyle, ColorStyle {
  private let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let color = rgba(in: environment)
    return Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  /// Factors of the label colours that Apple lists: 0.6, 0.3 and 0.18 of the primary one.
  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    if level == 1, environment.foregroundStyle == nil { return Color.secondary.rgba(in: environment) }
    let base = environment.foregroundStyle?.rgba(in: environment) ?? Color.primary.rgba(in: environment)
    return base.opacity([1, 0.6, 0.3, 0.18][level])
  }
}

/// The style of the text around.
public struct ForegroundStyle: ShapeStyle, ColorStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    HierarchicalShapeStyle.primary.resolve(in: environment)
  }

  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    HierarchicalShapeStyle.primary.rgba(in: environment)
  }
}

/// The colour of what can be operated.
public struct TintShapeStyle: ShapeStyle, ColorStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.accentColor.resolve(in: environment)
  }

  func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.accentColor.rgba(in: environment) }
}

/// The window's background.
public struct BackgroundStyle: ShapeStyle, ColorStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.windowBackground.resolve(in: environment)
  }

  func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.windowBackground.rgba(in: environment) }
}

/// The colour of hairlines.
public struct SeparatorShapeStyle: ShapeStyle, ColorStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.separator.resolve(in: environment) }

  func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.separator.rgba(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

private struct ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// What text and shapes in this view are painted with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// The older form for colours; nil gives the default back.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}
