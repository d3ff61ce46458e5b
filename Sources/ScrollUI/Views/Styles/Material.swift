import Engine

/// A translucent background.
///
/// Unlike in SwiftUI, the content behind is not blurred: a material is an even gray with an opacity of 62 %
/// (`ultraThin`) to 96 % (`ultraThick`), and opaque with `accessibilityReduceTransparency`.
public struct Material: ShapeStyle, ColorStyle, Hashable {
  private let cover: Double
  private let isBar: Bool

  private init(cover: Double, isBar: Bool = false) {
    self.cover = cover
    self.isBar = isBar
  }

  /// A material with 62 % opacity.
  public static let ultraThin = Material(cover: 0.62)
  /// A material with 74 % opacity.
  public static let thin = Material(cover: 0.74)
  /// A material with 84 % opacity.
  public static let regular = Material(cover: 0.84)
  /// A material with 91 % opacity.
  public static let thick = Material(cover: 0.91)
  /// A material with 96 % opacity.
  public static let ultraThick = Material(cover: 0.96)
  /// The material of toolbars, with 93 % opacity.
  public static let bar = Material(cover: 0.93, isBar: true)

  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    // The tones differ a little from the window's background, so that a panel is visible on it.
    let tone: Float =
      environment.colorScheme == .dark ? (isBar ? 0.15 : 0.2) : (isBar ? 0.975 : 0.955)
    return RGBAColor(
      red: tone, green: tone, blue: tone, alpha: Float(environment.accessibilityReduceTransparency ? 1 : cover))
  }
}

extension ShapeStyle where Self == Material {
  /// `Material.ultraThin` as a style.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// `Material.thin` as a style.
  public static var thinMaterial: Material { .thin }
  /// `Material.regular` as a style.
  public static var regularMaterial: Material { .regular }
  /// `Material.thick` as a style.
  public static var thickMaterial: Material { .thick }
  /// `Material.ultraThick` as a style.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// `Material.bar`, the material of toolbars, as a style.
  public static var bar: Material { .bar }
}
