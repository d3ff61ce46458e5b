import ScrollUI

/// The fonts and lengths (in points) that all pages share.
package enum GalleryStyle {
  static let sidebarWidth: CGFloat = 216
  /// The window width below which a drawer replaces the sidebar.
  package static let compactWidth: CGFloat = 640
  /// The window width from which the source is beside the page instead of below it.
  static let sourceWidth: CGFloat = 1_100
  /// The window height below which distances are smaller.
  static let shortHeight: CGFloat = 440
  package static let barHeight: CGFloat = 44
  static let margin: CGFloat = 20
  static let compactMargin: CGFloat = 14
  static let cornerRadius: CGFloat = 10
  static let chipRadius: CGFloat = 6
  static let sheetRadius: CGFloat = 14

  static let pageTitle = Font.system(size: 22, weight: .semibold)
  static let headline = Font.system(size: 17, weight: .semibold)
  static let hint = Font.system(size: 13)
  static let label = Font.system(size: 14)
  static let small = Font.system(size: 12)
  static let keyCap = Font.system(size: 11, weight: .medium, design: .monospaced)
  static let figure = Font.system(size: 26, weight: .semibold)

  /// The colors that rows cycle through.
  static let palette: [Color] = [ContentColor.blue, .green, .orange, .pink, .purple, .teal, .indigo, .amber].map(
    \.color)
}
