import ScrollUI

/// A color by the name that iOS gives it: fixed, or with a light and a dark form.
///
/// `Color(uiColor:)` and `Color(_:)` take it to a view. The values are those of Apple's Human Interface Guidelines; `secondaryLabel` has the opacity of `Color.secondary`.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates the color of a `Color`.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a color from hue, saturation and brightness, each in 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  private convenience init(_ light: UInt32, _ dark: UInt32) { self.init(light, 1, dark, 1) }

  private convenience init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
    self.init(Color.adaptive(light: light, lightAlpha, dark: dark, darkAlpha))
  }

  /// The color with the opacity `alpha`, 0…1, times its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  /// True if two colors have the same components in light and in dark windows.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  // MARK: Colors of the palette

  /// `Color.red`.
  public static let systemRed = UIColor(Color.red)
  /// `Color.orange`.
  public static let systemOrange = UIColor(Color.orange)
  /// `Color.yellow`.
  public static let systemYellow = UIColor(Color.yellow)
  /// `Color.green`.
  public static let systemGreen = UIColor(Color.green)
  /// `Color.mint`.
  public static let systemMint = UIColor(Color.mint)
  /// `Color.teal`.
  public static let systemTeal = UIColor(Color.teal)
  /// `Color.cyan`.
  public static let systemCyan = UIColor(Color.cyan)
  /// `Color.blue`.
  public static let systemBlue = UIColor(Color.blue)
  /// `Color.indigo`.
  public static let systemIndigo = UIColor(Color.indigo)
  /// `Color.purple`.
  public static let systemPurple = UIColor(Color.purple)
  /// `Color.pink`.
  public static let systemPink = UIColor(Color.pink)
  /// `Color.brown`.
  public static let systemBrown = UIColor(Color.brown)
  /// A gray of the palette: `#8E8E93`, in dark windows `#8E8E93`.
  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
  /// A gray of the palette: `#AEAEB2`, in dark windows `#636366`.
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  /// A gray of the palette: `#C7C7CC`, in dark windows `#48484A`.
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  /// A gray of the palette: `#D1D1D6`, in dark windows `#3A3A3C`.
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  /// A gray of the palette: `#E5E5EA`, in dark windows `#2C2C2E`.
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  /// A gray of the palette: `#F2F2F7`, in dark windows `#1C1C1E`.
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

  // MARK: Backgrounds and separators

  /// The background of a window. `#FFFFFF`, in dark windows `#000000`.
  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  /// The background of content on `systemBackground`. `#F2F2F7`, in dark windows `#1C1C1E`.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  /// The background of content on `secondarySystemBackground`. `#FFFFFF`, in dark windows `#2C2C2E`.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
  /// The background of a grouped list. `#F2F2F7`, in dark windows `#000000`.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
  /// The background of the cards of a grouped list. `#FFFFFF`, in dark windows `#1C1C1E`.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
  /// The background of content on a card of a grouped list. `#F2F2F7`, in dark windows `#2C2C2E`.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
  /// The color of separators that hide what is behind them. `#C6C6C8`, in dark windows `#38383A`.
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
  /// The color of links. `#007AFF`, in dark windows `#0984FF`.
  public static let link = UIColor(0x007AFF, 0x0984FF)

  // MARK: Text and fills

  /// The color of text. `#000000` with 100 % opacity, in dark windows `#FFFFFF` with 100 %.
  public static let label = UIColor(0x000000, 1, 0xFFFFFF, 1)
  /// The color of secondary text. `#3C3C43` with 78 % opacity, in dark windows `#EBEBF5` with 65 %.
  public static let secondaryLabel = UIColor(0x3C3C43, 0.78, 0xEBEBF5, 0.65)
  /// The color of tertiary text. `#3C3C43` with 30 % opacity, in dark windows `#EBEBF5` with 30 %.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The color of watermarks. `#3C3C43` with 18 % opacity, in dark windows `#EBEBF5` with 16 %.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  /// The color of the prompts of text fields. `#3C3C43` with 30 % opacity, in dark windows `#EBEBF5` with 30 %.
  public static let placeholderText = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The color of separators, which let content show through. `#3C3C43` with 29 % opacity, in dark windows `#545458` with 60 %.
  public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.6)
  /// The fill of thin shapes, such as the track of a slider. `#787880` with 20 % opacity, in dark windows `#787880` with 36 %.
  public static let systemFill = UIColor(0x787880, 0.2, 0x787880, 0.36)
  /// The fill of shapes of middle size, such as a switch. `#787880` with 16 % opacity, in dark windows `#787880` with 32 %.
  public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
  /// The fill of large shapes, such as a text field or a button. `#767680` with 12 % opacity, in dark windows `#767680` with 24 %.
  public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
  /// The fill of large areas. `#747480` with 8 % opacity, in dark windows `#767680` with 18 %.
  public static let quaternarySystemFill = UIColor(0x747480, 0.08, 0x767680, 0.18)

  // MARK: Fixed colors

  /// `#000000`.
  public static let black = UIColor(0x000000, 0x000000)
  /// `#FFFFFF`.
  public static let white = UIColor(0xFFFFFF, 0xFFFFFF)
  /// `#808080`.
  public static let gray = UIColor(0x808080, 0x808080)
  /// `#AAAAAA`.
  public static let lightGray = UIColor(0xAAAAAA, 0xAAAAAA)
  /// `#555555`.
  public static let darkGray = UIColor(0x555555, 0x555555)
  /// `#FF0000`.
  public static let red = UIColor(0xFF0000, 0xFF0000)
  /// `#00FF00`.
  public static let green = UIColor(0x00FF00, 0x00FF00)
  /// `#0000FF`.
  public static let blue = UIColor(0x0000FF, 0x0000FF)
  /// `#00FFFF`.
  public static let cyan = UIColor(0x00FFFF, 0x00FFFF)
  /// `#FFFF00`.
  public static let yellow = UIColor(0xFFFF00, 0xFFFF00)
  /// `#FF00FF`.
  public static let magenta = UIColor(0xFF00FF, 0xFF00FF)
  /// `#FF8000`.
  public static let orange = UIColor(0xFF8000, 0xFF8000)
  /// `#800080`.
  public static let purple = UIColor(0x800080, 0x800080)
  /// `#996633`.
  public static let brown = UIColor(0x996633, 0x996633)
  /// A transparent color.
  public static let clear = UIColor(Color.clear)
}

extension Color {
  /// Creates the color of a `UIColor`.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates the color of a `UIColor`: `Color(.systemGray6)`.
  public init(_ color: UIColor) { self = color.color }
}
