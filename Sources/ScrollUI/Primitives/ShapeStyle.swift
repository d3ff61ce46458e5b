import Engine
import Graphics

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

extension Color: ColorStyle {}

extension Color.Resolved: ColorStyle {
  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: opacity)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, WrappingStyle {
  private let look: @Sendable (EnvironmentValues) -> StyleLook

  public init<Style: ShapeStyle>(_ style: Style) { look = { style.look(in: $0) } }

  /// A style that views are given under `outer`: what it says of the style around means that one.
  init<Style: ShapeStyle>(_ style: Style, under outer: AnyShapeStyle?) {
    let isSelfContained = style is Color || style is any GradientStyle
    look = { environment in
      guard !isSelfContained else { return style.look(in: environment) }
      var environment = environment
      environment.foregroundStyle = outer
      return style.look(in: environment)
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(rgba(in: environment))
  }

  func look(in environment: EnvironmentValues) -> StyleLook { look(environment) }
  func rgba(in environment: EnvironmentValues) -> RGBAColor { look(environment).color }
}

extension Color.Resolved {
  init(_ color: RGBAColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

/// The style of the text around, or a fainter form of it.
public struct HierarchicalShapeStyle: ShapeStyle, WrappingStyle, Hashable {
  private let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }

  func rgba(in environment: EnvironmentValues) -> RGBAColor { look(in: environment).color }

  /// Factors of the label colours that Apple lists: 0.6, 0.3 and 0.18 of the primary one.
  func look(in environment: EnvironmentValues) -> StyleLook {
    if level == 1, let own = environment.secondaryForegroundStyle { return own.look(in: environment) }
    if level == 2, let own = environment.tertiaryForegroundStyle { return own.look(in: environment) }
    if level == 1, environment.foregroundStyle == nil {
      return StyleLook(color: Color.secondary.rgba(in: environment))
    }
    let base =
      environment.foregroundStyle?.look(in: environment) ?? StyleLook(color: Color.primary.rgba(in: environment))
    return level == 0 ? base : base.opacity([1, 0.6, 0.3, 0.18, 0.1][level])
  }
}

/// The style of the text around.
public struct ForegroundStyle: ShapeStyle, WrappingStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    HierarchicalShapeStyle.primary.resolve(in: environment)
  }

  func rgba(in environment: EnvironmentValues) -> RGBAColor { look(in: environment).color }

  func look(in environment: EnvironmentValues) -> StyleLook { HierarchicalShapeStyle.primary.look(in: environment) }
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
  public static var quinary: HierarchicalShapeStyle { .quinary }
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

private struct SecondaryForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TertiaryForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What `.secondary` stands for; nil for a fainter form of the primary style.
  var secondaryForegroundStyle: AnyShapeStyle? {
    get { self[SecondaryForegroundStyleKey.self] }
    set { self[SecondaryForegroundStyleKey.self] = newValue }
  }

  /// What `.tertiary` stands for; nil for a fainter form of the primary style.
  var tertiaryForegroundStyle: AnyShapeStyle? {
    get { self[TertiaryForegroundStyleKey.self] }
    set { self[TertiaryForegroundStyleKey.self] = newValue }
  }

  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// What text and shapes in this view are painted with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.foregroundStyle) { $0 = AnyShapeStyle(style, under: $0) }
  }

  /// What text and shapes in this view are painted with, and what `.secondary` means there.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    // The outer modifier is the first to be applied: the secondary style still finds the one around.
    foregroundStyle(primary)
      .transformEnvironment(\.self) {
        $0.secondaryForegroundStyle = AnyShapeStyle(secondary, under: $0.foregroundStyle)
      }
  }

  /// What text and shapes in this view are painted with, and what `.secondary` and `.tertiary` mean there.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(primary, secondary).transformEnvironment(\.self) {
      $0.tertiaryForegroundStyle = AnyShapeStyle(tertiary, under: $0.foregroundStyle)
    }
  }

  /// The older form for colours; nil gives the default back.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}
