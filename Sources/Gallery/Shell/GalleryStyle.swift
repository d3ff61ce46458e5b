import ScrollUI

/// The colours, fonts and lengths (in points) that all pages share.
enum GalleryStyle {
  static let sidebarWidth: CGFloat = 196
  /// The window width below which a `PageBar` at the top replaces the `PageList`.
  static let compactWidth: CGFloat = 620
  /// The window height below which the page's title is in the bar and distances are smaller.
  static let shortHeight: CGFloat = 440
  static let margin: CGFloat = 20
  static let compactMargin: CGFloat = 14
  static let cornerRadius: CGFloat = 10

  static let pageTitle = Font.system(size: 22, weight: .semibold)
  static let hint = Font.system(size: 13)
  static let label = Font.system(size: 14)
  static let small = Font.system(size: 12)
  static let keyCap = Font.system(size: 11, weight: .medium, design: .monospaced)
  static let figure = Font.system(size: 26, weight: .semibold)

  /// The eight colours that rows cycle through.
  static let palette: [Color] = [.blue, .green, .orange, .pink, .purple, .teal, .indigo, .brown]
}

/// The background of the `PageList`.
struct SidebarBackground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.155) : Color(white: 0.957)
  }
}

/// The background of a `PageCard` and of similar boxes.
struct CardBackground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.19) : Color(white: 0.965)
  }
}

extension ShapeStyle where Self == SidebarBackground {
  static var sidebar: SidebarBackground { SidebarBackground() }
}

extension ShapeStyle where Self == CardBackground {
  static var card: CardBackground { CardBackground() }
}
