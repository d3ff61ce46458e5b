import Observation
import ScrollUI

/// The state of the `GalleryView`: the selected page, the options of all pages and the settings.
@MainActor @Observable final class GalleryModel {
  private(set) var current: GalleryPage
  var showsHelp = false
  var showsStatistics = false
  /// True if the page's source is beside the page, or over it in a window that is not wide enough.
  var showsSource = false
  /// True if the list of pages covers a compact window.
  var showsDrawer = false
  /// True if an `OptionBar` shows keys: after a key has changed an option, until the pointer changes an option.
  var showsKeys = false
  /// The colour scheme that the user selected; nil follows the window.
  var colorScheme: ColorScheme?
  /// True if the window or the user requests reduced motion.
  var reducesMotion = false
  var language = GalleryLanguage.english
  var hasHighContrast = false
  var isRightToLeft = false
  var textSize = DynamicTypeSize.large
  /// The text in the search field.
  var query = ""
  /// The number of requests to focus the search field.
  private(set) var searchRequests = 0
  private var values: [String: PageOptionValues] = [:]
  private var backPages: [GalleryPage] = []
  private var forwardPages: [GalleryPage] = []

  /// Creates the state with a page, or the first page, and values for its options as `NAME=VALUE`.
  init(pageName: String?, settings: [String] = []) {
    current = GalleryPages.all.first { $0.name == pageName } ?? GalleryPages.all[0]
    for setting in settings {
      if let (option, value) = try? current.parse(setting).get() { options[option] = value }
    }
  }

  /// The command line that opens the gallery as it is now: the page and the options that were changed.
  var commandLine: String {
    let changes = options.changes(of: current.options).map { " --set \($0.option.name)=\($0.value)" }
    return "scrolldemo --page \(current.name)" + changes.joined()
  }

  /// The groups with the pages that match `query`; all groups for an empty query.
  var groups: [PageGroup] {
    guard !query.isEmpty else { return GalleryPages.groups }
    return GalleryPages.groups.compactMap { group in
      let pages = group.pages.filter { $0.matches(query) }
      return pages.isEmpty ? nil : PageGroup(title: group.title, pages: pages)
    }
  }

  /// Focuses the search field, in a drawer if the window is compact.
  func beginSearch(isCompact: Bool) {
    if isCompact { showsDrawer = true }
    searchRequests += 1
  }

  // MARK: Pages

  var canGoBack: Bool { !backPages.isEmpty }
  var canGoForward: Bool { !forwardPages.isEmpty }

  func show(_ page: GalleryPage) {
    showsDrawer = false
    guard page.name != current.name else { return }
    backPages.append(current)
    forwardPages = []
    current = page
  }

  func goBack() {
    guard let page = backPages.popLast() else { return }
    forwardPages.append(current)
    current = page
  }

  func goForward() {
    guard let page = forwardPages.popLast() else { return }
    backPages.append(current)
    current = page
  }

  /// Selects the page `steps` pages further in the list, and wraps around at the ends. No effect if no page matches `query`.
  func move(by steps: Int) {
    let pages = query.isEmpty ? GalleryPages.all : groups.flatMap(\.pages)
    guard !pages.isEmpty else { return }
    let index = pages.firstIndex { $0.name == current.name } ?? (steps > 0 ? -1 : 0)
    show(pages[((index + steps) % pages.count + pages.count) % pages.count])
  }

  /// The title of the window: that of the page and that of the program.
  var windowTitle: String { current.name == "home" ? "ScrollUI" : "\(current.title) – ScrollUI" }

  // MARK: Options

  /// The values of the current page's options.
  var options: PageOptionValues {
    get {
      var values = values[current.name] ?? PageOptionValues()
      values.reducesMotion = reducesMotion
      return values
    }
    set { values[current.name] = newValue }
  }

  /// True if an option of the current page has another value than at first.
  var hasChangedOptions: Bool { !options.changes(of: current.options).isEmpty }

  func advance(_ option: PageOption) { options[option] = option.next(after: options[option]) }
}

extension EnvironmentValues {
  /// The number of rows in the page's long list; nil means the default of the page.
  @Entry var pageRows: Int?

  /// The values of the page's options.
  @Entry var pageOptions = PageOptionValues()
}
