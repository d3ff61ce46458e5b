import Engine
import Motion

/// A color, fixed or dependent on the environment, such as a system color with a light and a dark form.
///
/// As a view it fills the proposed size; as a `ShapeStyle` it paints shapes and text.
public struct Color: Hashable, Sendable {
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Components in the sRGB color space.
    case sRGB
    /// Linear components, which are converted to sRGB.
    case sRGBLinear
    /// Display P3; the components are used as sRGB components.
    case displayP3
  }

  enum Storage: Hashable, Sendable {
    case fixed(RGBAColor)
    /// The colors for light and for dark windows.
    case adaptive(light: RGBAColor, dark: RGBAColor)
    case system(SystemColor)
    case accent
    /// A color of the assets.
    case named(String, folders: [String]?)
    /// The colors between two colors; see `mix(with:by:in:)`.
    indirect case mixed(Color, Color, by: Double, Gradient.ColorSpace)
  }

  private let storage: Storage
  private var alpha = 1.0

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a color from components in 0…1; values outside are clamped. `.displayP3` components are used as sRGB
  /// components.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func encoded(_ value: Double) -> Float {
      let value = Limits.unit(value)
      guard colorSpace == .sRGBLinear else { return Float(value) }
      return Float(value <= 0.0031308 ? value * 12.92 : 1.055 * ScalarMath.pow(value, 1 / 2.4) - 0.055)
    }
    storage = .fixed(
      RGBAColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: Float(Limits.unit(opacity))))
  }

  /// Creates a gray from black (0) to white (1).
  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each in 0…1.
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation, brightness) = (Limits.unit(hue) * 6, Limits.unit(saturation), Limits.unit(brightness))
    func component(_ offset: Double) -> Double {
      let position = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Multiplies the opacity of the color by `opacity`, a factor in 0…1.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= Limits.unit(opacity, "opacity")
    return copy
  }

  /// The components of a color in an environment, in sRGB, 0…1.
  public struct Resolved: Hashable, Sendable {
    /// The red component, 0…1.
    public var red: Float
    /// The green component, 0…1.
    public var green: Float
    /// The blue component, 0…1.
    public var blue: Float
    /// The opacity, 0…1.
    public var opacity: Float
  }

  /// The components of the color in `environment`, according to its color scheme and tint.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(in: environment)
    return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    let base: RGBAColor
    switch storage {
    case .fixed(let color): base = color
    case .system(let color): base = color.rgba(in: environment)
    case .adaptive(let light, let dark): base = environment.colorScheme == .dark ? dark : light
    case .accent: base = (environment.tint ?? environment.desktopTint ?? .blue).rgba(in: environment)
    case .named(let name, let folders): base = Self.asset(name, in: folders, environment)
    case .mixed(let one, let other, let fraction, let space):
      base = one.rgba(in: environment).mixed(with: other.rgba(in: environment), by: fraction, in: space)
    }
    return alpha == 1 ? base : base.opacity(alpha)
  }

  /// The color called `name` of the assets; `gray` with a message if the assets lack it.
  private static func asset(_ name: String, in folders: [String]?, _ environment: EnvironmentValues) -> RGBAColor {
    let missing = SystemColor.gray.rgba(in: environment)
    guard let library = environment.imageLibrary else { return missing }
    guard let color = library.color(named: name, in: folders) else {
      MainThread.run {
        Diagnostics.warn(
          "there is no color called “\(name)” in the catalogs of the assets; put \(name).colorset into one")
      }
      return missing
    }
    return environment.colorScheme == .dark ? color.dark : color.light
  }
}

extension Color {
  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(.adaptive(light: RGBAColor(hex: light), dark: RGBAColor(hex: dark)))
  }

  /// The red of the system palette: `#FF3B30`, in dark windows `#FF453A`.
  nonisolated public static let red = Color(.system(.red))
  /// The orange of the system palette: `#FF9500`, in dark windows `#FF9F0A`.
  nonisolated public static let orange = Color(.system(.orange))
  /// The yellow of the system palette: `#FFCC00`, in dark windows `#FFD60A`.
  nonisolated public static let yellow = Color(.system(.yellow))
  /// The green of the system palette: `#34C759`, in dark windows `#30D158`.
  nonisolated public static let green = Color(.system(.green))
  /// The mint of the system palette: `#00C7BE`, in dark windows `#63E6E2`.
  nonisolated public static let mint = Color(.system(.mint))
  /// The teal of the system palette: `#30B0C7`, in dark windows `#40C8E0`.
  nonisolated public static let teal = Color(.system(.teal))
  /// The cyan of the system palette: `#32ADE6`, in dark windows `#64D2FF`.
  nonisolated public static let cyan = Color(.system(.cyan))
  /// The blue of the system palette: `#007AFF`, in dark windows `#0A84FF`.
  nonisolated public static let blue = Color(.system(.blue))
  /// The indigo of the system palette: `#5856D6`, in dark windows `#5E5CE6`.
  nonisolated public static let indigo = Color(.system(.indigo))
  /// The purple of the system palette: `#AF52DE`, in dark windows `#BF5AF2`.
  nonisolated public static let purple = Color(.system(.purple))
  /// The pink of the system palette: `#FF2D55`, in dark windows `#FF375F`.
  nonisolated public static let pink = Color(.system(.pink))
  /// The brown of the system palette: `#A2845E`, in dark windows `#AC8E68`.
  nonisolated public static let brown = Color(.system(.brown))
  /// The gray of the system palette, `#8E8E93`.
  nonisolated public static let gray = Color(.system(.gray))
  /// Black in both color schemes.
  nonisolated public static let black = Color(.system(.black))
  /// White in both color schemes.
  nonisolated public static let white = Color(.system(.white))
  /// A transparent color.
  nonisolated public static let clear = Color(.system(.clear))
  /// The default color of text: black, in dark windows white, with 85 % opacity.
  nonisolated public static let primary = Color(.system(.primary))
  /// The color of secondary text, with 78 % opacity, in dark windows 65 %: at least 4.5:1 on windows and cards.
  nonisolated public static let secondary = Color(.system(.secondary))
  /// The color of interactive elements: the tint of the environment, by default the desktop's color or blue.
  nonisolated public static let accentColor = Color(.accent)

  /// A color with a form for light and a form for dark windows, each `0xRRGGBB` with an opacity in 0…1.
  package static func adaptive(light: UInt32, _ lightAlpha: Double, dark: UInt32, _ darkAlpha: Double) -> Color {
    Color(.adaptive(light: RGBAColor(hex: light).opacity(lightAlpha), dark: RGBAColor(hex: dark).opacity(darkAlpha)))
  }

  /// The background of the window: `#FFFFFF`, in dark windows `#1E1E20`.
  package static let windowBackground = adaptive(0xFFFFFF, 0x1E1E20)
  /// The color of separators: `#3C3C43` with 20 % opacity, in dark windows `#545458` with 65 %.
  package static let separator = Color(.system(.separator))
}

extension RGBAColor {
  /// Creates an opaque color from `0xRRGGBB`.
  package init(hex: UInt32) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255)
  }
}

extension Color: View, LeafView {
  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    ShapeNode(outline: .rectangle, drawing: .fill, color: rgba(in: environment))
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(rgba(in: environment)) }
  func apply(_ attributes: ColorVector, to node: ShapeNode) { node.color = attributes.color }
}

extension Color: CustomStringConvertible {
  /// The name of a system color, or the components in hexadecimal: `#RRGGBBAA`. With an opacity: `50% red`.
  public var description: String {
    let name =
      switch storage {
      case .system(let color): color.rawValue
      case .fixed(let color), .adaptive(let color, _): color.hexadecimal
      case .accent: "accentColor"
      case .named(let name, _): name
      case .mixed(let one, let other, let fraction, _): "\(one) mixed with \(Self.percent(fraction)) \(other)"
      }
    return alpha == 1 ? name : "\(Self.percent(alpha)) \(name)"
  }

  /// A `share` of 1 in whole percents: `50%`.
  nonisolated private static func percent(_ share: Double) -> String {
    "\(Int(limited: share * 100 + 0.5, to: 0...100))%"
  }
}

extension EnvironmentValues {
  @Entry package var tint: Color?

  /// The color of interactive elements without a tint, by the settings of the desktop; nil for blue.
  @Entry package var desktopTint: Color?
}

nonisolated extension View {
  /// Sets the color of interactive elements in this view; nil restores the default, the desktop's color or blue.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the color of interactive elements in this view; the older name of `tint(_:)`.
  public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }
}
