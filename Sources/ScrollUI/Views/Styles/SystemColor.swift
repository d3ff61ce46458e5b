import Engine

/// A named color. Those of texts and edges have a stronger form for `ColorSchemeContrast.increased`. Most are Apple's system colors, with the light and dark values of its Human Interface Guidelines.
///
/// `secondary` has the guidelines' hue with more opacity: their 60 % has 3.4:1 on a white window, and text needs 4.5:1.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear
  /// The colors of text and of secondary text.
  case primary, secondary
  /// The colors of separators, of the edges of controls, and of those edges under the mouse.
  case separator, controlEdge, hoveredControlEdge

  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    let isDark = environment.colorScheme == .dark
    if hasStrongForm, environment.colorSchemeContrast == .increased { return strong(isDark: isDark) }
    let (light, dark) = hexadecimals
    return RGBAColor(hex: isDark ? dark : light).opacity(opacity(isDark: isDark))
  }

  private var hasStrongForm: Bool {
    switch self {
    case .primary, .secondary, .separator, .controlEdge, .hoveredControlEdge: true
    default: false
    }
  }

  /// Texts have at least 7:1 on windows, cards and the gray boxes of controls; edges have 4.5:1, under the mouse 7:1; separators have 3:1.
  private func strong(isDark: Bool) -> RGBAColor {
    switch self {
    case .secondary: RGBAColor(hex: isDark ? 0xEBEBF5 : 0x1C1C20).opacity(0.9)
    case .separator: RGBAColor(hex: isDark ? 0xEBEBF5 : 0x3C3C43).opacity(isDark ? 0.45 : 0.62)
    case .controlEdge: RGBAColor(hex: isDark ? 0xC4C4CA : 0x55555B)
    case .hoveredControlEdge: RGBAColor(hex: isDark ? 0xE8E8EC : 0x2A2A2E)
    default: RGBAColor(hex: isDark ? 0xFFFFFF : 0x000000)
    }
  }

  /// The opacity of secondary text gives 5.6:1 on white and 5.3:1 on grouped lists, in dark windows 6.6:1 and 6.0:1 on cards.
  private func opacity(isDark: Bool) -> Double {
    switch self {
    case .clear: 0
    case .primary: 0.85
    case .secondary: isDark ? 0.65 : 0.78
    case .separator: isDark ? 0.65 : 0.2
    default: 1
    }
  }

  /// The values `0xRRGGBB` for light and dark windows.
  private var hexadecimals: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .black, .clear: (0x000000, 0x000000)
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .primary: (0x000000, 0xFFFFFF)
    case .secondary: (0x3C3C43, 0xEBEBF5)
    case .separator: (0x3C3C43, 0x545458)
    case .controlEdge: (0x7A7A81, 0x94949C)
    case .hoveredControlEdge: (0x5F5F66, 0xB4B4BB)
    }
  }
}

extension RGBAColor {
  /// The components as `#RRGGBBAA`.
  var hexadecimal: String {
    func byte(_ value: Float) -> Int { Int(limited: Double(value * 255).rounded(), to: 0...255) }
    return String(format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(alpha))
  }
}
