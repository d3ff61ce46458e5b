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
  /// Sets the color scheme of this view and its descendants; the older form of `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets the color scheme of this view and its descendants; nil has no effect.
  ///
  /// Unlike in SwiftUI, it does not affect the rest of the window.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
  }
}
