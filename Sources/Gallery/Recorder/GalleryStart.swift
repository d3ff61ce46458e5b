import ScrollScripts
import ScrollUI

/// The state in which a `GalleryView` opens for a recording. The header of the file has it (`InputScript.Start`), so that `--replay` opens
/// the same.
package struct GalleryStart: Equatable {
  package var page: String
  /// The options of the page that differ from their initial values, as `NAME=VALUE`.
  package var options: [String] = []
  package var rows: Int?
  /// The settings, with a theme and a language of their own.
  package var settings = GallerySettings()

  package init(page: String) { self.page = page }

  /// Reads the `InputScript.Start` of a recording. Unknown settings and values are ignored.
  package init(_ start: InputScript.Start) {
    page = start.page
    options = start.options
    for setting in start.settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { set(parts[0], to: parts[1]) }
    }
  }

  private mutating func set(_ name: String, to value: String) {
    switch name {
    case "theme": settings.theme = GallerySettings.Theme(rawValue: value) ?? settings.theme
    case "accent": settings.accent = GalleryAccent(rawValue: value) ?? settings.accent
    case "language": settings.language = GalleryLanguage(rawValue: value)
    case "motion": settings.reducesMotion = value == "reduced"
    case "wheel-lines": settings.wheelLines = Int(value) ?? settings.wheelLines
    case "touchpad-speed": settings.touchpadSpeed = Int(value) ?? settings.touchpadSpeed
    case "wheel": settings.hasSmoothWheel = value != "jumps"
    case "middle-click": settings.scrollsByMiddleClick = value != "off"
    case "rows": rows = Int(value)
    case "text-size": settings.textSize = GallerySettings.TextSize(rawValue: value) ?? settings.textSize
    case "contrast": settings.hasHighContrast = value == "high"
    case "weight": settings.hasBoldText = value == "bold"
    case "transparency": settings.reducesTransparency = value == "reduced"
    case "marks": settings.hasMarks = value == "on"
    case "direction": settings.isRightToLeft = value == "right-to-left"
    default: break
    }
  }

  /// The `InputScript.Start` of a recording.
  package var run: InputScript.Start {
    var values = ["theme=\(settings.theme.rawValue)", "language=\((settings.language ?? .english).rawValue)"]
    if settings.accent != .blue { values.append("accent=\(settings.accent.rawValue)") }
    if settings.reducesMotion { values.append("motion=reduced") }
    if settings.wheelLines != 3 { values.append("wheel-lines=\(settings.wheelLines)") }
    if settings.touchpadSpeed != 100 { values.append("touchpad-speed=\(settings.touchpadSpeed)") }
    if !settings.hasSmoothWheel { values.append("wheel=jumps") }
    if !settings.scrollsByMiddleClick { values.append("middle-click=off") }
    if let rows { values.append("rows=\(rows)") }
    if settings.textSize != .standard { values.append("text-size=\(settings.textSize.rawValue)") }
    if settings.hasHighContrast { values.append("contrast=high") }
    if settings.hasBoldText { values.append("weight=bold") }
    if settings.reducesTransparency { values.append("transparency=reduced") }
    if settings.hasMarks { values.append("marks=on") }
    if settings.isRightToLeft { values.append("direction=right-to-left") }
    return InputScript.Start(page: page, options: options, settings: values)
  }

  /// The scheme of `settings`; nil if the file has no theme.
  package var colorScheme: ColorScheme? {
    switch settings.theme {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  package var language: GalleryLanguage? { settings.language }

  package var reducesMotion: Bool { settings.reducesMotion }

  /// The state for a `GalleryView`.
  package var state: GalleryState {
    var state = GalleryState()
    state.page = page
    state.settings = settings
    return state
  }
}

extension GalleryModel {
  /// The state that `commandLine` describes, with the settings. Slow motion is a speed of the window and no part of a recording.
  package func start(rows: Int?) -> GalleryStart {
    var start = GalleryStart(page: current.name)
    start.options = options.changes(of: current.options).map { "\($0.option.name)=\($0.value)" }
    start.rows = rows
    start.settings = settings
    start.settings.reducesMotion = settings.reducesMotion || isSystemMotionReduced
    start.settings.theme = isDark ? .dark : .light
    start.settings.language = language
    start.settings.hasSlowMotion = false
    return start
  }
}
