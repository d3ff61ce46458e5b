import ScrollUI

/// The size of the previews that do not set one.
package enum PreviewSize: String, Codable, CaseIterable, Sendable {
  case window, fit, phone, tablet, desktop

  var title: LocalizedStringKey {
    switch self {
    case .window: "Fill the window"
    case .fit: "Size of the view"
    case .phone: "Phone, 390 × 844"
    case .tablet: "Tablet, 820 × 1180"
    case .desktop: "Desktop, 1000 × 700"
    }
  }

  /// The size in points; nil for `fit`. `window` has the size of `phone` where several previews are shown.
  var points: CGSize? {
    switch self {
    case .window, .phone: CGSize(width: 390, height: 844)
    case .fit: nil
    case .tablet: CGSize(width: 820, height: 1180)
    case .desktop: CGSize(width: 1000, height: 700)
    }
  }
}

/// The color schemes in which previews are shown.
package enum PreviewColors: String, Codable, CaseIterable, Sendable {
  case automatic, light, dark, both

  var title: LocalizedStringKey {
    switch self {
    case .automatic: "Like the desktop"
    case .light: "Light"
    case .dark: "Dark"
    case .both: "Light and dark"
    }
  }

  /// The schemes, side by side.
  func schemes(of desktop: ColorScheme) -> [ColorScheme] {
    switch self {
    case .automatic: [desktop]
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

/// The settings of the window of previews. The next program of the session begins with them.
package struct PreviewSettings: Codable, Equatable, Sendable {
  /// The identities of the previews that are shown; empty for the first one.
  package var selection: Set<String> = []
  package var size = PreviewSize.window
  package var isLandscape = false
  package var colors = PreviewColors.automatic
  /// The index of the text size in `DynamicTypeSize.allCases`.
  package var textSize = DynamicTypeSize.allCases.firstIndex(of: .large) ?? 0
  package var isRightToLeft = false
  /// The identifier of the locale; nil for that of the desktop.
  package var language: String?
  /// The index in `zooms`.
  package var zoom = Self.actualSize
  package var showsList = true
  /// True if several previews without a chosen size are shown, at half of their size.
  var isOverview = false

  /// The factors of the zoom.
  static let zooms: [CGFloat] = [0.25, 0.5, 0.75, 1, 1.5, 2, 3]
  private static let actualSize = 3

  /// Creates the settings of a first session.
  package init() {}

  /// The factor of `zoom`, and half of it for an overview.
  var scale: CGFloat { Self.zooms[min(max(zoom, 0), Self.zooms.count - 1)] * (isOverview ? 0.5 : 1) }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[min(max(textSize, 0), DynamicTypeSize.allCases.count - 1)]
  }
}
