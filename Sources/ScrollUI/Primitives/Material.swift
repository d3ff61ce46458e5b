import Engine
import Graphics

/// A background through which what is behind can be guessed. What is behind is not blurred here: a material is an even tone that covers
/// more or less of it.
public struct Material: ShapeStyle, ColorStyle, Hashable {
  private let cover: Double
  private let isBar: Bool

  private init(cover: Double, isBar: Bool = false) {
    self.cover = cover
    self.isBar = isBar
  }

  public static let ultraThin = Material(cover: 0.62)
  public static let thin = Material(cover: 0.74)
  public static let regular = Material(cover: 0.84)
  public static let thick = Material(cover: 0.91)
  public static let ultraThick = Material(cover: 0.96)
  /// That of toolbars.
  public static let bar = Material(cover: 0.93, isBar: true)

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }

  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    // The tones lie a step above the window's background, so that a panel stands out on it too.
    let tone: Float =
      environment.colorScheme == .dark ? (isBar ? 0.15 : 0.2) : (isBar ? 0.975 : 0.955)
    return RGBAColor(red: tone, green: tone, blue: tone, alpha: Float(cover))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
