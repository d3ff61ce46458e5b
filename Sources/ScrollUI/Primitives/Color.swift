import Engine
import Graphics

/// A colour that may depend on the environment it is shown in.
public struct Color: Hashable, Sendable {
  /// How the components of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  enum Storage: Hashable, Sendable {
    case fixed(RGBAColor)
    /// One colour in a light window, another in a dark one.
    case adaptive(light: RGBAColor, dark: RGBAColor)
    case system(SystemColor)
    case accent
  }

  private let storage: Storage
  private var alpha = 1.0

  init(_ storage: Storage) { self.storage = storage }

  /// A colour from components of 0…1. Components beyond are clamped.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func encoded(_ value: Double) -> Float {
      let value = Limits.unit(value)
      guard colorSpace == .sRGBLinear else { return Float(value) }
      return Float(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    storage = .fixed(
      RGBAColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: Float(Limits.unit(opacity))))
  }

  /// A grey: 0 black … 1 white.
  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each 0…1.
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation, brightness) = (Limits.unit(hue) * 6, Limits.unit(saturation), Limits.unit(brightness))
    func component(_ offset: Double) -> Double {
      let position = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour, more transparent by the factor `opacity`.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= Limits.unit(opacity, "opacity")
    return copy
  }

  /// The components that a colour has in one environment.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(in: environment)
    return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    let base: RGBAColor
    switch storage {
    case .fixed(let color): base = color
    case .system(let color): base = color.rgba(in: environment.colorScheme)
    case .adaptive(let light, let dark): base = environment.colorScheme == .dark ? dark : light
    case .accent: base = (environment.tint ?? .blue).rgba(in: environment)
    }
    return alpha == 1 ? base : base.opacity(alpha)
  }
}

extension Color {
  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(.adaptive(light: RGBAColor(hex: light), dark: RGBAColor(hex: dark)))
  }

  nonisolated public static let red = Color(.system(.red))
  nonisolated public static let orange = Color(.system(.orange))
  nonisolated public static let yellow = Color(.system(.yellow))
  nonisolated public static let green = Color(.system(.green))
  nonisolated public static let mint = Color(.system(.mint))
  nonisolated public static let teal = Color(.system(.teal))
  nonisolated public static let cyan = Color(.system(.cyan))
  nonisolated public static let blue = Color(.system(.blue))
  nonisolated public static let indigo = Color(.system(.indigo))
  nonisolated public static let purple = Color(.system(.purple))
  nonisolated public static let pink = Color(.system(.pink))
  nonisolated public static let brown = Color(.system(.brown))
  nonisolated public static let gray = Color(.system(.gray))
  nonisolated public static let black = Color(.system(.black))
  nonisolated public static let white = Color(.system(.white))
  nonisolated public static let clear = Color(.system(.clear))
  /// Text.
  nonisolated public static let primary = Color(.system(.primary))
  /// Text of less weight.
  nonisolated public static let secondary = Color(.system(.secondary))
  /// The colour of what can be operated: the tint around, or blue.
  nonisolated public static let accentColor = Color(.accent)

  /// The window's own background.
  package static let windowBackground = adaptive(0xFFFFFF, 0x1E1E20)
  /// Hairlines between things.
  package static let separator = Color(
    .adaptive(light: RGBAColor(hex: 0x3C3C43).opacity(0.2), dark: RGBAColor(hex: 0x545458).opacity(0.65)))
}

extension RGBAColor {
  /// 0xRRGGBB.
  init(hex: UInt32) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255)
  }
}

extension Color: View, LeafView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ShapeNode {
    ShapeNode(outline: .rectangle, drawing: .fill, color: rgba(in: environment))
  }

  func updateNode(_ node: ShapeNode, _ environment: EnvironmentValues) {}

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(rgba(in: environment)) }
  func apply(_ attributes: ColorVector, to node: ShapeNode) { node.color = attributes.color }
}

extension Color: CustomStringConvertible {
  /// The name of a system color, or the components in hexadecimal: `#RRGGBBAA`; with an opacity, `50% red`.
  public var description: String {
    let name =
      switch storage {
      case .system(let color): color.rawValue
      case .fixed(let color), .adaptive(let color, _): color.hexadecimal
      case .accent: "accentColor"
      }
    return alpha == 1 ? name : "\(Int(alpha * 100 + 0.5))% \(name)"
  }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The colour of what can be operated in this view; nil gives the one around.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// The older name of `tint(_:)`.
  public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }
}
