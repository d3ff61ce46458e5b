import ScrollUI

/// A command of a `GalleryModel`: a button of the `TitleBar`, a row of its menu, a key, and a `PaletteEntry`.
@MainActor package enum GalleryCommand: String, CaseIterable {
  case back, forward
  case previousPage = "previous-page"
  case nextPage = "next-page"
  case search, palette, source, recorder, record
  case frameGraph = "frame-graph"
  case inspector
  case theme, settings
  case copyCommandLine = "copy-command-line"
  case reset, help, quit

  /// The title of the button; that of `theme` names the colors after the command.
  func title(in model: GalleryModel) -> String {
    switch self {
    case .back: "Back"
    case .forward: "Forward"
    case .previousPage: "Previous page"
    case .nextPage: "Next page"
    case .search: "Search"
    case .palette: "Command palette"
    case .source: "Source code"
    case .recorder: "Recorder"
    case .record: "Record the page"
    case .frameGraph: "Frame graph"
    case .inspector: "Inspector"
    case .theme: model.isDark ? "Light colors" : "Dark colors"
    case .settings: "Settings"
    case .copyCommandLine: "Copy command to open this page"
    case .reset: "Reset the options"
    case .help: "Keys"
    case .quit: "Quit"
    }
  }

  /// Further names, by which the palette finds the command.
  var names: [String] {
    switch self {
    case .frameGraph: ["fps", "performance"]
    case .copyCommandLine: ["command line"]
    default: []
    }
  }

  func symbol(in model: GalleryModel) -> String {
    switch self {
    case .back: "chevron.backward"
    case .forward: "chevron.forward"
    case .previousPage: "arrow.up"
    case .nextPage: "arrow.down"
    case .search: "magnifyingglass"
    case .palette: "text.justify"
    case .source: "chevron.left.forwardslash.chevron.right"
    case .recorder, .record: "record.circle"
    case .frameGraph: "chart.bar.fill"
    case .inspector: "eye"
    case .theme: model.isDark ? "sun.max.fill" : "moon.fill"
    case .settings: "slider.horizontal.3"
    case .copyCommandLine: "terminal"
    case .reset: "arrow.counterclockwise"
    case .help: "keyboard"
    case .quit: "power"
    }
  }

  /// The key with its modifiers as printed on the keyboard, for `KeyCap` and tooltips; nil without a key.
  var keyText: String? {
    switch self {
    case .back: "Alt ←"
    case .forward: "Alt →"
    case .previousPage: "Ctrl PgUp"
    case .nextPage: "Ctrl PgDn"
    case .search: "Ctrl F"
    case .palette: "Ctrl K"
    case .source: "Ctrl U"
    case .record: "Ctrl R"
    case .frameGraph: "F"
    case .inspector: "Ctrl I"
    case .theme: "T"
    case .settings: "Ctrl ,"
    case .help: "?"
    case .quit: "Ctrl Q"
    case .recorder, .copyCommandLine, .reset: nil
    }
  }

  /// The command of a `KeyPress`; nil for a key without a command.
  init?(_ press: KeyPress) {
    let modifiers = press.modifiers.subtracting(.shift)
    let command: GalleryCommand? =
      switch (press.key, modifiers) {
      case (.leftArrow, .option): .back
      case (.rightArrow, .option): .forward
      case (.pageUp, .control): .previousPage
      case (.pageDown, .control): .nextPage
      case ("f", .control): .search
      case ("k", .control): .palette
      case ("u", .control): .source
      case ("r", .control): .record
      case ("i", .control): .inspector
      case (",", .control): .settings
      case ("f", []): .frameGraph
      case ("t", []): .theme
      case ("?", []), ("/", []): .help
      case ("q", []), ("q", .control): .quit
      default: nil
      }
    guard let command else { return nil }
    self = command
  }

  func isEnabled(in model: GalleryModel) -> Bool {
    switch self {
    case .back: model.canGoBack
    case .forward: model.canGoForward
    case .reset: model.hasChangedOptions
    default: true
    }
  }

  /// True if the panel that the command opens is open; false for commands without a panel.
  func isOn(in model: GalleryModel) -> Bool {
    switch self {
    case .source: model.showsSource
    case .recorder: model.showsRecorder
    case .frameGraph: model.showsStatistics
    case .inspector: model.showsInspector
    case .settings: model.showsSettings
    case .help: model.panel == .help
    case .palette: model.panel == .palette
    default: false
    }
  }

  /// True for the commands that show and hide a panel; see `isOn(in:)`.
  var opensPanel: Bool {
    switch self {
    case .source, .recorder, .frameGraph, .inspector, .settings, .help, .palette: true
    default: false
    }
  }

  /// True if the effect is seen in the page or beside it, where a run of the recorder may be shown instead.
  package var concernsPage: Bool {
    switch self {
    case .recorder, .record, .frameGraph, .theme, .help, .quit: false
    default: true
    }
  }

  func run(in model: GalleryModel) {
    switch self {
    case .back: model.goBack()
    case .forward: model.goForward()
    case .previousPage: model.move(by: -1)
    case .nextPage: model.move(by: 1)
    case .search: model.beginSearch()
    case .palette: model.toggle(.palette)
    case .source: model.showsSource.toggle()
    case .recorder: model.toggleRecorder()
    case .record: model.toggleRecording()
    case .frameGraph: model.showsStatistics.toggle()
    case .inspector: model.showsInspector.toggle()
    case .theme: model.settings.theme = model.isDark ? .light : .dark
    case .settings: model.showsSettings.toggle()
    case .copyCommandLine: model.copyText(model.commandLine)
    case .reset: model.options.reset()
    case .help: model.toggle(.help)
    case .quit: model.terminate()
    }
  }
}
