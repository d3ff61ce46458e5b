/// The contrast of the user interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the usual colors.
  case standard
  /// Stronger colors of texts, edges and separators.
  case increased
}

extension EnvironmentValues {
  /// The contrast of the window, `standard` by default. It has an effect on the colors of texts, controls and separators.
  @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

  /// True if surfaces are opaque instead of translucent. The default is false.
  @Entry public package(set) var accessibilityReduceTransparency: Bool = false

  /// True if states have marks besides their colors, such as the signs in switches. The default is false.
  @Entry public package(set) var accessibilityDifferentiateWithoutColor: Bool = false

  /// True while a screen reader runs. The default is false.
  @Entry public package(set) var accessibilityVoiceOverEnabled: Bool = false
}
