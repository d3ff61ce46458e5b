import ScrollUI

/// The accent color in `GallerySettings`: the color of links, focus rings, selected rows and active options.
package enum GalleryAccent: String, CaseIterable, Codable, Hashable {
  case blue, teal, green, orange, red, pink, purple, graphite

  /// The color before `text` and `fill` adjust it to their contrasts.
  package var base: UInt32 {
    let color: ContentColor =
      switch self {
      case .blue: .blue
      case .teal: .teal
      case .green: .green
      case .orange: .orange
      case .red: .red
      case .pink: .pink
      case .purple: .purple
      case .graphite: .slate
      }
    return color.rawValue
  }

  /// The color of links and focus rings: a contrast of at least 4.5:1 on all surfaces, 7:1 with high contrast.
  package var text: GalleryColor { Self.texts[self] ?? .text }

  /// The fill under white text: a contrast of at least 4.5:1, 7:1 with high contrast.
  package var fill: GalleryColor { Self.fills[self] ?? .text }

  /// The tint of controls. `ControlTint` makes it readable: a color that is adjusted before would be adjusted twice, and turn gray.
  var tint: Color { Color(hex: base) }

  private static let texts = table { base in
    func adjusted(_ other: UInt32, _ surface: UInt32, _ minimum: Double) -> UInt32 {
      Contrast.adjusted(base, toward: other, on: surface, minimum: minimum)
    }
    let control = GalleryColor.control
    return GalleryColor(
      light: adjusted(0x000000, control.light, 4.8), dark: adjusted(0xFFFFFF, control.dark, 5.2),
      highContrastLight: adjusted(0x000000, control.light, 7.2),
      highContrastDark: adjusted(0xFFFFFF, control.highContrastDark ?? control.dark, 7.5))
  }

  private static let fills = table { base in
    let strong = Contrast.adjusted(base, toward: 0x000000, on: 0xFFFFFF, minimum: 7.2)
    let normal = Contrast.adjusted(base, toward: 0x000000, on: 0xFFFFFF, minimum: 4.8)
    return GalleryColor(light: normal, dark: normal, highContrastLight: strong, highContrastDark: strong)
  }

  private static func table(_ color: (UInt32) -> GalleryColor) -> [GalleryAccent: GalleryColor] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, color($0.base)) })
  }
}

/// A role of the `GalleryAccent` in the environment.
struct AccentStyle: ShapeStyle, Hashable {
  var isFill = false

  func resolve(in environment: EnvironmentValues) -> Color {
    let accent = environment.galleryAccent
    return (isFill ? accent.fill : accent.text).resolve(in: environment)
  }
}

extension ShapeStyle where Self == AccentStyle {
  /// Text of links and buttons, and focus rings.
  static var accentText: AccentStyle { AccentStyle() }
  /// A fill with white text on it.
  static var accentFill: AccentStyle { AccentStyle(isFill: true) }
}

extension EnvironmentValues {
  /// The accent color that the user selected.
  @Entry var galleryAccent = GalleryAccent.blue
}
