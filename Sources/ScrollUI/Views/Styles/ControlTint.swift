import Engine

/// A color of a control, made darker or lighter where a text or an edge could not be read otherwise.
///
/// Apple's palette is meant for fills and large symbols: white on `systemBlue` has 4.0:1, `systemBlue` on the gray box of a button 3.3:1.
/// WCAG 2.2 demands 4.5:1 for text (success criterion 1.4.3) and 3:1 for edges and focus rings (1.4.11). `ControlTint` keeps hue and
/// saturation and changes the lightness only as far as needed, so every `tint(_:)` is readable, and a tint that is readable stays as it is.
package struct ControlTint: ShapeStyle, ColorStyle, Hashable {
  /// The purpose of a color, which determines its background and its contrast.
  package enum Use: Hashable {
    /// Text on the window or in the box of a button: 4.5:1 on both, under the mouse too.
    case text
    /// A fill under white text: 4.5:1.
    case fill
    /// The fill of a selected row, under white text and translucent white text: 6:1, so that white with 85 % opacity has 4.5:1.
    case selection
    /// An edge or a focus ring: 3:1 on the window and on controls.
    case edge

    /// The contrast that a color needs; with increased contrast 7:1 for text, as in WCAG's success criterion 1.4.6.
    fileprivate func ratio(_ contrast: ColorSchemeContrast) -> Double {
      let isIncreased = contrast == .increased
      switch self {
      case .text, .fill: return isIncreased ? 7.05 : 4.55
      case .selection: return isIncreased ? 9 : 6
      case .edge: return isIncreased ? 4.55 : 3.05
      }
    }
  }

  var color = Color.accentColor
  let use: Use

  /// The tint of the environment for `use`.
  package init(_ use: Use) { self.use = use }

  /// `color` for `use`.
  init(_ color: Color, _ use: Use) {
    self.color = color
    self.use = use
  }

  /// The gray box of a button under the mouse (`ControlFill`), on a light gray and on a dark card: the background with the least contrast
  /// that texts of controls have.
  static let lightBox = RGBAColor(hex: 0xD8D8DB)
  static let darkBox = RGBAColor(hex: 0x444447)

  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    let color = color.rgba(in: environment)
    let isDark = environment.colorScheme == .dark
    let box = isDark ? Self.darkBox : Self.lightBox
    let ratio = use.ratio(environment.colorSchemeContrast)
    switch use {
    case .text, .edge: return color.readable(on: box, ratio: ratio, isDarkened: !isDark)
    case .fill, .selection: return color.readable(on: .white, ratio: ratio, isDarkened: true)
    }
  }

  /// The color with the contrast that its use demands.
  package func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }
}

extension ShapeStyle where Self == ControlTint {
  /// The tint as the color of text.
  package static var tintedText: ControlTint { ControlTint(.text) }
  /// The tint as a fill under white text.
  package static var tintedFill: ControlTint { ControlTint(.fill) }
  /// The text of destructive actions.
  static var destructiveText: ControlTint { ControlTint(.red, .text) }
}

extension Color {
  /// The edges of controls: at least 3:1 on windows, cards and the gray boxes of controls.
  package static let controlEdge = Color(.system(.controlEdge))
  /// The edges of controls under the mouse: 4.5:1.
  package static let hoveredControlEdge = Color(.system(.hoveredControlEdge))
}
