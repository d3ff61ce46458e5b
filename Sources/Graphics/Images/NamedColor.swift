/// A color of the assets.
package struct NamedColor: Hashable, Sendable {
  /// The color in light windows.
  package let light: RGBAColor
  /// The color in dark windows.
  package let dark: RGBAColor

  package init(light: RGBAColor, dark: RGBAColor) {
    self.light = light
    self.dark = dark
  }
}
