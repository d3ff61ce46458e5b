/// The properties of `GallerySettings` as `SettingsPanel` and `CommandPalette` list them.
package enum GallerySetting {
  /// A setting that is a selection of several `Value`s.
  package struct Choice: Identifiable {
    package let title: String
    package let values: [Value]

    package var id: String { title }
  }

  /// A value of a `Choice`.
  package struct Value: Identifiable {
    package let title: String
    /// False for a title that is the same in all languages.
    var isTranslated = true
    /// The `GalleryAccent` that the value selects; nil for other settings.
    var accent: GalleryAccent?
    package let isSelected: (GallerySettings) -> Bool
    package let select: (inout GallerySettings) -> Void

    package var id: String { title }

    /// Creates a value of the property of `GallerySettings` at `path`.
    init<Property: Equatable>(
      _ title: String, _ path: WritableKeyPath<GallerySettings, Property>, _ value: Property, isTranslated: Bool = true,
      accent: GalleryAccent? = nil
    ) {
      self.title = title
      self.isTranslated = isTranslated
      self.accent = accent
      isSelected = { $0[keyPath: path] == value }
      select = { $0[keyPath: path] = value }
    }
  }

  /// A setting that is on or off.
  package struct Switch: Identifiable {
    package let title: String
    /// A sentence about the effect.
    let detail: String
    let path: WritableKeyPath<GallerySettings, Bool>

    package var id: String { title }
  }

  @MainActor package static let choices = [
    Choice(
      title: "Colors",
      values: [
        Value("System", \.theme, .system), Value("Light", \.theme, .light), Value("Dark", \.theme, .dark),
      ]),
    Choice(
      title: "Accent",
      values: [
        accent("Blue", .blue), accent("Teal", .teal), accent("Green", .green), accent("Orange", .orange),
        accent("Red", .red), accent("Pink", .pink), accent("Purple", .purple), accent("Graphite", .graphite),
      ]),
    Choice(
      title: "Text size",
      values: [
        Value("Small", \.textSize, .small), Value("Standard", \.textSize, .standard),
        Value("Larger", \.textSize, .larger), Value("Largest", \.textSize, .largest),
      ]),
    Choice(
      title: "Language",
      values: [Value("System", \.language, nil)]
        + GalleryLanguage.allCases.map { Value($0.title, \.language, $0, isTranslated: false) }),
    Choice(
      title: "Wheel speed (lines per notch)",
      values: [1, 3, 5, 10].map { Value("\($0)", \.wheelLines, $0, isTranslated: false) }),
    Choice(
      title: "Touchpad speed",
      values: [50, 100, 150, 200].map { Value("\($0) %", \.touchpadSpeed, $0, isTranslated: false) }),
  ]

  @MainActor package static let switches = [
    Switch(title: "High contrast", detail: "Stronger text colors and edges.", path: \.hasHighContrast),
    Switch(title: "Bold text", detail: "Texts and symbols are two weights heavier.", path: \.hasBoldText),
    Switch(title: "On/off labels on switches", detail: "Switches show a line or a circle.", path: \.hasMarks),
    Switch(
      title: "Reduced transparency", detail: "Materials of bars and panels are opaque.", path: \.reducesTransparency),
    Switch(title: "Right to left", detail: "The layout of Arabic and Hebrew.", path: \.isRightToLeft),
    Switch(
      title: "Reduced motion", detail: "Jumps and bounces end at once; a throw still coasts.", path: \.reducesMotion),
    Switch(title: "Smooth wheel", detail: "Content glides by notches instead of jumping.", path: \.hasSmoothWheel),
    Switch(
      title: "Middle-click scrolling", detail: "Middle-click, then move, to scroll.",
      path: \.scrollsByMiddleClick),
    Switch(title: "Slow motion", detail: "Everything runs ten times slower.", path: \.hasSlowMotion),
  ]

  private static func accent(_ title: String, _ accent: GalleryAccent) -> Value {
    Value(title, \.accent, accent, accent: accent)
  }
}
