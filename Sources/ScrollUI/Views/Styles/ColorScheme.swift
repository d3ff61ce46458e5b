/// Whether the user interface is light or dark.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  case light
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
  /// Whether the window is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The colour scheme of this view.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
  }
}
