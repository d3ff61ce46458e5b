import ScrollUI

/// The settings of a `GalleryModel`. They apply to all pages. A `GalleryState` keeps them between runs.
package struct GallerySettings: Hashable, Codable {
  /// The colors of the window.
  package enum Theme: String, CaseIterable, Codable {
    /// The colors of the desktop.
    case system
    case light
    case dark
  }

  /// The size of all texts.
  package enum TextSize: String, CaseIterable, Codable {
    case small, standard, larger, largest

    /// The `textScale` of the window.
    package var scale: CGFloat {
      switch self {
      case .small: 0.875
      case .standard: 1
      case .larger: 1.25
      case .largest: 1.5
      }
    }
  }

  package var theme = Theme.system
  package var accent = GalleryAccent.blue
  package var textSize = TextSize.standard
  /// The language of the texts; nil for that of the desktop.
  package var language: GalleryLanguage?
  package var hasHighContrast = false
  /// True if texts are two weights heavier (`EnvironmentValues.legibilityWeight`).
  package var hasBoldText = false
  /// True if a `Material` is opaque (`accessibilityReduceTransparency`).
  package var reducesTransparency = false
  /// True if states have marks besides their colors (`accessibilityDifferentiateWithoutColor`).
  package var hasMarks = false
  package var isRightToLeft = false
  /// True if jumps and bounces end immediately.
  package var reducesMotion = false
  /// The lines that a notch of the wheel scrolls.
  var wheelLines = 3
  /// The factor of the distances of touchpads in percent.
  var touchpadSpeed = 100
  /// True if content glides by notches of the wheel instead of jumping.
  var hasSmoothWheel = true
  /// True if a press of the middle button scrolls.
  var scrollsByMiddleClick = true
  /// True if time passes at a tenth of its speed.
  package var hasSlowMotion = false

  package init() {}

  /// Decodes settings. Missing and invalid values are those of `GallerySettings.init()`.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, default initial: Value) -> Value {
      (try? values.decodeIfPresent(Value.self, forKey: key)) ?? initial
    }
    theme = value(.theme, default: theme)
    accent = value(.accent, default: accent)
    textSize = value(.textSize, default: textSize)
    language = try? values.decodeIfPresent(GalleryLanguage.self, forKey: .language)
    hasHighContrast = value(.hasHighContrast, default: false)
    hasBoldText = value(.hasBoldText, default: false)
    reducesTransparency = value(.reducesTransparency, default: false)
    hasMarks = value(.hasMarks, default: false)
    isRightToLeft = value(.isRightToLeft, default: false)
    reducesMotion = value(.reducesMotion, default: false)
    wheelLines = value(.wheelLines, default: wheelLines)
    touchpadSpeed = value(.touchpadSpeed, default: touchpadSpeed)
    hasSmoothWheel = value(.hasSmoothWheel, default: true)
    scrollsByMiddleClick = value(.scrollsByMiddleClick, default: true)
    hasSlowMotion = value(.hasSlowMotion, default: false)
  }

  private enum CodingKeys: String, CodingKey {
    case theme, accent
    case textSize = "text-size"
    case language
    case hasHighContrast = "high-contrast"
    case hasBoldText = "bold-text"
    case reducesTransparency = "reduced-transparency"
    case hasMarks = "marks"
    case isRightToLeft = "right-to-left"
    case reducesMotion = "reduced-motion"
    case wheelLines = "wheel-lines"
    case touchpadSpeed = "touchpad-speed"
    case hasSmoothWheel = "smooth-wheel"
    case scrollsByMiddleClick = "middle-click"
    case hasSlowMotion = "slow-motion"
  }
}

/// The part of a `GalleryModel` that is kept between runs.
package struct GalleryState: Hashable, Codable {
  /// The `GalleryPage.name` of the last page; nil for the first page.
  package var page: String?
  /// The size of the window in points; nil for the default size.
  package var width, height: Double?
  package var settings: GallerySettings

  /// The state of a first run.
  package init() { settings = GallerySettings() }

  /// Decodes a state. Missing and invalid values are those of `GalleryState.init()`.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    page = try? values.decodeIfPresent(String.self, forKey: .page)
    width = try? values.decodeIfPresent(Double.self, forKey: .width)
    height = try? values.decodeIfPresent(Double.self, forKey: .height)
    settings = (try? values.decodeIfPresent(GallerySettings.self, forKey: .settings)) ?? GallerySettings()
  }

  private enum CodingKeys: String, CodingKey { case page, width, height, settings }
}
