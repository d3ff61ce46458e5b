import Engine

/// A style with which shapes and text are painted: a color, a gradient, a material or an image.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use in `environment`. A style of the program returns another style here.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The values for drawing. Programs use the default, the values of `resolve(in:)`.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle
  /// True if the style may be made from the foreground style. Programs use the default, true.
  static var _refersToForeground: Bool { get }
}

/// The values for drawing of a style.
public struct _ResolvedShapeStyle {
  let style: ResolvedStyle
}

extension ShapeStyle {
  /// The values of the style that `resolve(in:)` returns.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    resolve(in: environment)._resolved(in: environment)
  }

  /// True: a style of the program may return the foreground style.
  public static var _refersToForeground: Bool { true }
}

extension Never: ShapeStyle {
  /// Not callable: `Never` has no values.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("Never is no style") }
}

extension Color.Resolved: ShapeStyle {
  /// The color itself.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { self }
}

extension Color: ShapeStyle {}

extension Color: ColorStyle {
  /// False: a color is the same below all foreground styles.
  public static var _refersToForeground: Bool { false }
}

extension Color.Resolved: ColorStyle {
  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: opacity)
  }
}

/// A style that hides the type of another style.
public struct AnyShapeStyle: ShapeStyle, WrappingStyle {
  private let storage: StyleStorage
  /// True for the style of a container, which the labels of buttons replace by their own.
  private(set) var isOfContainer = false

  /// Hides the type of `style`.
  public init<Style: ShapeStyle>(_ style: Style) { storage = TypedStyle(style, in: .environment) }

  /// Hides the type of `style`, for which `outer` is the foreground style: `.foreground` or `.secondary` refer to
  /// `outer`.
  init<Style: ShapeStyle>(_ style: Style, under outer: AnyShapeStyle?) {
    storage = TypedStyle(style, in: Style._refersToForeground ? .style(outer) : .environment)
  }

  /// This style as the style of a container.
  var ofContainer: AnyShapeStyle {
    var style = self
    style.isOfContainer = true
    return style
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    storage.resolvedStyle(in: environment)
  }

  /// True for equal styles of the same `Equatable` type.
  func isEqual(to other: AnyShapeStyle) -> Bool { storage.isEqual(to: other.storage) }
}

/// Equal styles are the same, so that a body that sets an equal style updates no reader.
extension AnyShapeStyle: SelfComparing {
  static func isSame(_ old: AnyShapeStyle, _ new: AnyShapeStyle) -> Bool {
    old.isOfContainer == new.isOfContainer && (old.storage === new.storage || old.storage.isSame(as: new.storage))
  }
}

/// The style of an `AnyShapeStyle`.
private class StyleStorage: @unchecked Sendable {
  /// The foreground style to which a style may refer.
  enum Foreground {
    case environment
    /// The style of an enclosing modifier; nil for the default.
    case style(AnyShapeStyle?)
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(color: .clear) }
  @MainActor func isSame(as other: StyleStorage) -> Bool { false }
  /// True for equal styles of the same `Equatable` type.
  func isEqual(to other: StyleStorage) -> Bool { false }
}

private final class TypedStyle<Style: ShapeStyle>: StyleStorage, @unchecked Sendable {
  private let style: Style
  private let foreground: Foreground

  init(_ style: Style, in foreground: Foreground) {
    self.style = style
    self.foreground = foreground
  }

  override func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    guard case .style(let outer) = foreground else { return style.resolvedStyle(in: environment) }
    var environment = environment
    environment.foregroundStyle = outer
    return style.resolvedStyle(in: environment)
  }

  override func isEqual(to other: StyleStorage) -> Bool {
    guard let other = other as? TypedStyle else { return false }
    if let color = style as? Color { return color == other.style as? Color }
    return areEqual(style, other.style)
  }

  override func isSame(as other: StyleStorage) -> Bool {
    guard let other = other as? TypedStyle, ValueComparison.of(Style.self).areSame(style, other.style) else {
      return false
    }
    return switch (foreground, other.foreground) {
    case (.environment, .environment), (.style(nil), .style(nil)): true
    case (.style(let old?), .style(let new?)): AnyShapeStyle.isSame(old, new)
    default: false
    }
  }
}

extension Color.Resolved {
  init(_ color: RGBAColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

/// A level of the foreground style: `primary` is the style itself, the other levels have less opacity.
public struct HierarchicalShapeStyle: ShapeStyle, WrappingStyle, Hashable {
  private let level: Int

  /// The foreground style of the environment, by default `Color.primary`.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground style with 72 % opacity, or the secondary style of `foregroundStyle(_:_:)`.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground style with 30 % opacity, or the tertiary style of `foregroundStyle(_:_:_:)`.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground style with 18 % opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The foreground style with 10 % opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The factors 0.3 and 0.18 are those of the label colors in Apple's guidelines, relative to the primary color. The
  /// factor 0.72 instead of their 0.6 keeps black and white text above 4.5:1 on windows and cards.
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    // A level that is set to itself, as by `foregroundStyle(.red, .secondary)`, is that of the enclosing style.
    var outer = environment
    if level == 1, let own = environment.secondaryForegroundStyle {
      outer.secondaryForegroundStyle = nil
      return own.resolvedStyle(in: outer)
    }
    if level == 2, let own = environment.tertiaryForegroundStyle {
      outer.tertiaryForegroundStyle = nil
      return own.resolvedStyle(in: outer)
    }
    if level == 1, environment.foregroundStyle == nil {
      return ResolvedStyle(color: Color.secondary.rgba(in: environment))
    }
    let base =
      environment.foregroundStyle?.resolvedStyle(in: environment)
      ?? ResolvedStyle(color: Color.primary.rgba(in: environment))
    return level == 0 ? base : base.opacity([1, 0.72, 0.3, 0.18, 0.1][level])
  }
}

/// The foreground style of the environment, set by `foregroundStyle(_:)`.
public struct ForegroundStyle: ShapeStyle, WrappingStyle, Hashable {
  /// Creates the style; `.foreground` is shorter.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary.resolvedStyle(in: environment)
  }
}

/// The tint of the environment, set by `tint(_:)`.
public struct TintShapeStyle: ShapeStyle, ColorStyle {
  /// Creates the style; `.tint` is shorter.
  public init() {}

  package func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.accentColor.rgba(in: environment) }
}

/// The style of `backgroundStyle(_:)`, by default the background of the window.
public struct BackgroundStyle: ShapeStyle, WrappingStyle, Hashable {
  /// Creates the style; `.background` is shorter.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      return ResolvedStyle(color: Color.windowBackground.rgba(in: environment))
    }
    // The style of the outer view may be this style again.
    var outer = environment
    outer.backgroundStyle = nil
    return style.resolvedStyle(in: outer)
  }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle, ColorStyle {
  /// Creates the style; `.separator` is shorter.
  public init() {}

  package func rgba(in environment: EnvironmentValues) -> RGBAColor { Color.separator.rgba(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// `HierarchicalShapeStyle.primary`: the foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// `HierarchicalShapeStyle.secondary`: the foreground style with 72 % opacity.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// `HierarchicalShapeStyle.tertiary`: the foreground style with 30 % opacity.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// `HierarchicalShapeStyle.quaternary`: the foreground style with 18 % opacity.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// `HierarchicalShapeStyle.quinary`: the foreground style with 10 % opacity.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment, by default blue.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of `backgroundStyle(_:)`, by default the background color of the window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// `Color.red` as a style.
  public static var red: Color { .red }
  /// `Color.orange` as a style.
  public static var orange: Color { .orange }
  /// `Color.yellow` as a style.
  public static var yellow: Color { .yellow }
  /// `Color.green` as a style.
  public static var green: Color { .green }
  /// `Color.mint` as a style.
  public static var mint: Color { .mint }
  /// `Color.teal` as a style.
  public static var teal: Color { .teal }
  /// `Color.cyan` as a style.
  public static var cyan: Color { .cyan }
  /// `Color.blue` as a style.
  public static var blue: Color { .blue }
  /// `Color.indigo` as a style.
  public static var indigo: Color { .indigo }
  /// `Color.purple` as a style.
  public static var purple: Color { .purple }
  /// `Color.pink` as a style.
  public static var pink: Color { .pink }
  /// `Color.brown` as a style.
  public static var brown: Color { .brown }
  /// `Color.gray` as a style.
  public static var gray: Color { .gray }
  /// `Color.black` as a style.
  public static var black: Color { .black }
  /// `Color.white` as a style.
  public static var white: Color { .white }
  /// `Color.clear` as a style.
  public static var clear: Color { .clear }
  /// `Color.accentColor` as a style: the tint, by default blue.
  public static var accentColor: Color { .accentColor }
}

extension EnvironmentValues {
  /// The style of `.secondary`; nil for the primary style with 72 % opacity.
  @Entry var secondaryForegroundStyle: AnyShapeStyle?

  /// The style of `.tertiary`; nil for the primary style with 30 % opacity.
  @Entry var tertiaryForegroundStyle: AnyShapeStyle?

  @Entry package var foregroundStyle: AnyShapeStyle?
}

nonisolated extension View {
  /// Sets the style of text and shapes in this view.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.foregroundStyle) { $0 = AnyShapeStyle(style, under: $0) }
  }

  /// Sets the style of text and shapes in this view, which labels of buttons replace by their own; see `defaultForegroundStyle(_:)`.
  func containerForegroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.foregroundStyle) { $0 = AnyShapeStyle(style, under: $0).ofContainer }
  }

  /// Sets the styles of text and shapes in this view, which labels of buttons replace by their own; see `foregroundStyle(_:_:_:)`.
  package func containerForegroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    containerForegroundStyle(primary).transformEnvironment(\.self) {
      $0.secondaryForegroundStyle = AnyShapeStyle(secondary, under: $0.foregroundStyle)
      $0.tertiaryForegroundStyle = AnyShapeStyle(tertiary, under: $0.foregroundStyle)
    }
  }

  /// Sets the style of text and shapes in this view in place of the default or of `containerForegroundStyle(_:)`; `foregroundStyle(_:)` around the
  /// view precedes.
  func defaultForegroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.foregroundStyle) {
      if $0?.isOfContainer ?? true { $0 = AnyShapeStyle(style, under: $0).ofContainer }
    }
  }

  /// Sets the style of text and shapes in this view, and the style of `.secondary`.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    // The outer modifier is applied first: the secondary style must still resolve against the enclosing style.
    foregroundStyle(primary)
      .transformEnvironment(\.self) {
        $0.secondaryForegroundStyle = AnyShapeStyle(secondary, under: $0.foregroundStyle)
      }
  }

  /// Sets the style of text and shapes in this view, and the styles of `.secondary` and `.tertiary`.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(primary, secondary).transformEnvironment(\.self) {
      $0.tertiaryForegroundStyle = AnyShapeStyle(tertiary, under: $0.foregroundStyle)
    }
  }

  /// Sets the color of text and shapes in this view; the older form of `foregroundStyle(_:)`. Nil restores the
  /// default.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}
