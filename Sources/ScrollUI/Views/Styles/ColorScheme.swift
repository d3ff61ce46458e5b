/// The appearance of the user interface, light or dark.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

extension EnvironmentValues {
  /// The appearance of the window, light by default. Set it with `preferredColorScheme(_:)`.
  @Entry public var colorScheme: ColorScheme = .light
}

nonisolated extension View {
  /// Sets the color scheme of this view and its descendants.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets the color scheme of the presentation that contains this view: the nearest sheet, cover or popover, or otherwise the window.
  ///
  /// The scheme counts while the view is shown, in a `NavigationStack` also while pages cover it. The last of several views counts, such as
  /// the topmost page, and a modifier around a view precedes modifiers inside. `nil` has no effect.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformPreference(PreferredColorSchemeKey.self) { if let scheme { $0 = scheme } }
  }
}
