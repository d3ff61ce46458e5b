import Observation
import ScrollInstruments
import ScrollUI

/// The state of the `GalleryView`: the selected page, the options of all pages, the open panels and the settings.
@MainActor @Observable package final class GalleryModel {
  package private(set) var current: GalleryPage
  /// The visited pages that keep their state, among them `current`, in the order of `GalleryPages.all`.
  package private(set) var keptPages: [GalleryPage]
  package var settings: GallerySettings
  /// The panel over the page; nil while the page has no panel.
  var panel: GalleryPanel?
  var showsStatistics = false
  /// True if the recorder is below the page.
  var showsRecorder = false
  /// True if the page's source is beside the page, or below it in a window that is not wide enough.
  package var showsSource = false { didSet { if !showsSource { sourcePlace = nil } } }
  /// The line of the source that `showSource(of:)` has found; nil for the beginning of the sample.
  private(set) var sourcePlace: SourcePlace?
  /// True if the tree of elements is beside the page, or below it in a compact window.
  var showsInspector = false
  /// The elements that `InspectorView` shows.
  let inspector = SemanticInspector()
  /// True if the list of pages covers a compact window.
  var showsDrawer = false
  /// True if the settings are in a popover of the title bar.
  var showsSettings = false
  /// True if an `OptionBar` shows keys: after a key has changed an option, until the pointer changes an option.
  var showsKeys = false
  /// True if the window is so narrow that the list of pages is a drawer.
  var isCompact = false
  /// True if the desktop has dark colors, for `GallerySettings.Theme.system`.
  var isSystemDark = false
  /// True if the desktop wishes reduced motion.
  var isSystemMotionReduced = false
  /// The text in the search field.
  package var query = ""
  /// The last throw of a page, for `ThrowStrip`.
  @ObservationIgnored let replay = ThrowReplay()
  /// True while `ThrowStrip` offers to show the first throw again.
  var offersReplay = false
  /// True after `ThrowStrip` was shown in this run.
  @ObservationIgnored var hasOfferedReplay = false
  /// True after `HomePage` has moved by itself in this run.
  @ObservationIgnored var hasGreeted = false
  /// The number of requests to focus the search field.
  private(set) var searchRequests = 0

  /// The values of options by `GalleryPage.name`.
  private var values: [String: PageOptionValues] = [:]
  /// The number of times that each command was given, by `GalleryPage.name` and `PageCommand.name`.
  private var counts: [String: [String: Int]] = [:]
  /// The states of the current page's commands, as the page reports them.
  var commandStates = PageCommandStates()

  /// Shows or hides the recorder, or ends a recording.
  @ObservationIgnored var toggleRecorder: @MainActor () -> Void = {}
  /// Starts a recording, or ends it. Shows or hides the recorder if there is a recording already.
  @ObservationIgnored var toggleRecording: @MainActor () -> Void = {}
  /// Ends the program.
  @ObservationIgnored var terminate: @MainActor () -> Void = {}
  /// Replaces the text of the clipboard.
  @ObservationIgnored var copyText: @MainActor (String) -> Void = { _ in }

  private var backPages: [GalleryPage] = []
  private var forwardPages: [GalleryPage] = []
  /// The names of `keptPages`, the most recently visited last.
  private var visited: [String]
  /// The language of the desktop, for `GallerySettings.language` nil.
  private let systemLanguage: GalleryLanguage

  /// The number of pages that keep their state.
  package static let keptPageCount = 4

  /// Creates the state with a page, or the first page, and values for its options as `NAME=VALUE`.
  package init(
    pageName: String?, settings: [String] = [], language: GalleryLanguage = .english,
    gallerySettings: GallerySettings = GallerySettings()
  ) {
    let page = GalleryPages.page(named: pageName)
    current = page
    keptPages = [page]
    visited = [page.name]
    systemLanguage = language
    self.settings = gallerySettings
    for setting in GalleryPages.settings(named: pageName) + settings {
      if let (option, value) = try? page.parse(setting).get() { options[option] = value }
    }
  }

  var language: GalleryLanguage { settings.language ?? systemLanguage }

  /// The page and the settings, for the next run.
  var state: GalleryState {
    var state = GalleryState()
    state.page = current.name
    state.settings = settings
    return state
  }

  var isDark: Bool { settings.theme == .system ? isSystemDark : settings.theme == .dark }

  /// Opens `panel`, or closes it if it is open.
  func toggle(_ panel: GalleryPanel) { self.panel = self.panel == panel ? nil : panel }

  /// Closes the topmost panel, popover or drawer. False if all are closed.
  func closePanel() -> Bool {
    if panel != nil {
      panel = nil
    } else if showsSettings {
      showsSettings = false
    } else if showsDrawer {
      showsDrawer = false
    } else if showsSource {
      showsSource = false
    } else {
      return false
    }
    return true
  }

  /// The groups with the pages that match `query`; all groups for an empty query.
  package var groups: [PageGroup] {
    guard !query.isEmpty else { return GalleryPages.groups }
    return GalleryPages.groups.compactMap { group in
      let pages = group.pages.filter { match(of: $0) != nil }
      return pages.isEmpty ? nil : PageGroup(title: group.title, pages: pages)
    }
  }

  /// The page that matches `query` best, the first of several; nil without a match.
  var bestPage: GalleryPage? {
    let ranked = GalleryPages.groups.flatMap(\.pages).compactMap { page in match(of: page).map { (page, $0.rank) } }
    return ranked.min { $0.1 < $1.1 }?.0
  }

  private func match(of page: GalleryPage) -> SearchMatch? {
    page.searchTexts.translated(by: language.table).match(query)
  }

  /// Focuses the search field, in a drawer if the window is compact.
  func beginSearch() {
    if isCompact { showsDrawer = true }
    searchRequests += 1
  }

  /// The title of the window: that of the page in the language of the texts, and that of the program.
  package var windowTitle: String {
    guard current.name != "home" else { return "ScrollUI" }
    return "\(language.table?.translation(of: current.title) ?? current.title) – ScrollUI"
  }

  /// Shows the source at the first use of a name of the API in `GalleryPage.api`.
  func showSource(of name: String) {
    sourcePlace = current.sourcePlace(of: name)
    showsSource = true
  }

  // MARK: Pages

  var canGoBack: Bool { !backPages.isEmpty }
  var canGoForward: Bool { !forwardPages.isEmpty }

  /// The pages that were visited before `current`, the last first.
  var recentPages: [GalleryPage] {
    visited.dropLast().reversed().compactMap { name in keptPages.first { $0.name == name } }
  }

  package func show(_ page: GalleryPage) {
    showsDrawer = false
    panel = nil
    guard page.name != current.name else { return }
    backPages.append(current)
    forwardPages = []
    select(page)
  }

  package func goBack() {
    guard let page = backPages.popLast() else { return }
    forwardPages.append(current)
    select(page)
  }

  func goForward() {
    guard let page = forwardPages.popLast() else { return }
    backPages.append(current)
    select(page)
  }

  /// Makes `page` current and keeps its state; the page that was visited longest ago loses its state.
  private func select(_ page: GalleryPage) {
    current = page
    sourcePlace = nil
    visited.removeAll { $0 == page.name }
    visited.append(page.name)
    if visited.count > Self.keptPageCount { visited.removeFirst() }
    keptPages = GalleryPages.all.filter { visited.contains($0.name) }
  }

  /// Selects the page `steps` pages further in the list, and wraps around at the ends. No effect if no page matches `query`.
  package func move(by steps: Int) {
    let pages = query.isEmpty ? GalleryPages.all : groups.flatMap(\.pages)
    guard !pages.isEmpty else { return }
    let index = pages.firstIndex { $0.name == current.name } ?? (steps > 0 ? -1 : 0)
    show(pages[((index + steps) % pages.count + pages.count) % pages.count])
  }

  // MARK: Options and commands

  /// The values of the options of `page`.
  func options(of page: GalleryPage) -> PageOptionValues {
    var values = values[page.name] ?? PageOptionValues()
    values.reducesMotion = settings.reducesMotion || isSystemMotionReduced
    return values
  }

  /// The values of the current page's options.
  package var options: PageOptionValues {
    get { options(of: current) }
    set { values[current.name] = newValue }
  }

  /// True if an option of the current page has another value than at first.
  var hasChangedOptions: Bool { !options.changes(of: current.options).isEmpty }

  func advance(_ option: PageOption) { options[option] = option.next(after: options[option]) }

  /// The number of times that each command of `page` was given, by `PageCommand.name`.
  func commandCounts(of page: GalleryPage) -> [String: Int] { counts[page.name] ?? [:] }

  /// Runs `command` of the current page, unless it is disabled.
  func perform(_ command: PageCommand) {
    guard !commandStates.disabled.contains(command.name) else { return }
    counts[current.name, default: [:]][command.name, default: 0] += 1
  }
}

/// A panel that covers the window.
enum GalleryPanel {
  case help, palette
}

extension EnvironmentValues {
  /// The number of rows in the page's long list; nil means the default of the page.
  @Entry var pageRows: Int?

  /// The values of the page's options.
  @Entry package var pageOptions = PageOptionValues()
}
