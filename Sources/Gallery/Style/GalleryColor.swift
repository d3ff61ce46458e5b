import ScrollUI

/// A color role of the gallery with its colors in light and dark windows, each with normal and with high contrast.
///
/// `GalleryColorTests` checks the contrast of each pair of roles that appear on each other: at least 4.5:1 for text and 3:1 for edges of
/// controls and focus rings, by the formula of WCAG 2.2; 7:1 and 4.5:1 with high contrast.
package struct GalleryColor: ShapeStyle, Hashable {
  let light: UInt32
  let dark: UInt32
  var highContrastLight: UInt32?
  var highContrastDark: UInt32?

  /// The color as `0xRRGGBB`.
  package func value(isDark: Bool, hasHighContrast: Bool) -> UInt32 {
    let normal = isDark ? dark : light
    return hasHighContrast ? (isDark ? highContrastDark : highContrastLight) ?? normal : normal
  }

  package func resolve(in environment: EnvironmentValues) -> Color {
    Color(hex: value(isDark: environment.colorScheme == .dark, hasHighContrast: environment.hasHighContrast))
  }
}

extension EnvironmentValues {
  /// True if the colors of `GalleryColor` have high contrast.
  @Entry var hasHighContrast = false
}

extension Color {
  /// Creates an opaque color from `0xRRGGBB`.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}

/// The roles of surfaces.
extension ShapeStyle where Self == GalleryColor {
  package static var window: GalleryColor { GalleryColor(light: 0xFFFFFF, dark: 0x1C1C1E, highContrastDark: 0x000000) }
  package static var sidebar: GalleryColor { GalleryColor(light: 0xF5F5F7, dark: 0x242426, highContrastDark: 0x111113) }
  package static var card: GalleryColor { GalleryColor(light: 0xF2F2F5, dark: 0x2A2A2D, highContrastDark: 0x18181A) }
  /// The fill of buttons and chips.
  package static var control: GalleryColor { GalleryColor(light: 0xE8E8ED, dark: 0x3A3A3E, highContrastDark: 0x2A2A2D) }
  /// The fill of chips in popovers. In dark colors the surface of a popover is lighter than `window`.
  package static var popupControl: GalleryColor {
    GalleryColor(light: 0xE8E8ED, dark: 0x4C4C52, highContrastDark: 0x4C4C52)
  }
}

/// The roles of text.
extension ShapeStyle where Self == GalleryColor {
  package static var text: GalleryColor {
    GalleryColor(light: 0x1C1C1E, dark: 0xF2F2F7, highContrastLight: 0x000000, highContrastDark: 0xFFFFFF)
  }
  package static var secondaryText: GalleryColor {
    GalleryColor(light: 0x5C5F66, dark: 0xB4B4BB, highContrastLight: 0x3A3C41, highContrastDark: 0xDADAE0)
  }
  /// Text on the window, the sidebar and cards, but not on controls.
  package static var tertiaryText: GalleryColor {
    GalleryColor(light: 0x6B6E75, dark: 0xA0A0A8, highContrastLight: 0x45474C, highContrastDark: 0xD0D0D6)
  }
  package static var destructiveText: GalleryColor {
    GalleryColor(light: 0xB3261E, dark: 0xFF8A80, highContrastLight: 0x8A1A14, highContrastDark: 0xFFB4AD)
  }
  package static var successText: GalleryColor {
    GalleryColor(light: 0x1B6E35, dark: 0x7BD88F, highContrastLight: 0x0F4A22, highContrastDark: 0xA4EDB4)
  }
  package static var warningText: GalleryColor {
    GalleryColor(light: 0x7A4F00, dark: 0xF2C14E, highContrastLight: 0x553600, highContrastDark: 0xFFD98A)
  }
}

/// The roles of fills and lines.
extension ShapeStyle where Self == GalleryColor {
  package static var controlEdge: GalleryColor {
    GalleryColor(light: 0x83838A, dark: 0x8E8E97, highContrastLight: 0x5C5C63, highContrastDark: 0xB4B4BC)
  }
  /// A decorative line; the edge of a control with high contrast.
  static var separator: GalleryColor {
    GalleryColor(light: 0xD9D9DE, dark: 0x3F3F44, highContrastLight: 0x5C5C63, highContrastDark: 0xB4B4BC)
  }
}

/// Colors of content with white text on them, the same in light and dark windows.
package enum ContentColor: UInt32, CaseIterable {
  case red = 0xC2303A
  case orange = 0xB3510B
  case amber = 0x8F6200
  case green = 0x2C7A35
  case teal = 0x0E7680
  case blue = 0x2B6BD6
  case indigo = 0x4F53CC
  case purple = 0x7C40C2
  case pink = 0xB83280
  case slate = 0x56617A

  var color: Color { Color(hex: rawValue) }
}
