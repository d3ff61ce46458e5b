import ScrollUI

/// The state of the `GalleryView`: the selected page and its options.
@MainActor @Observable final class GalleryModel {
  /// The index of the selected page in `GalleryPages.all`.
  var page: Int
  var showsHelp = false
  var showsStatistics = false
  /// The colour scheme that the user selected; nil follows the window.
  var colorScheme: ColorScheme?
  /// True if the window requests reduced motion.
  var reducesMotion = false
  /// The keys of the active options of each page on which an option was changed, by page name.
  private var switchedOn: [String: Set<Character>] = [:]

  init(pageName: String?) {
    page = GalleryPages.all.firstIndex { $0.name == pageName } ?? 0
  }

  var current: GalleryPage { GalleryPages.all[page] }

  func show(_ page: GalleryPage) {
    self.page = GalleryPages.all.firstIndex { $0.name == page.name } ?? self.page
  }

  /// Selects the page `steps` pages further, and wraps around at the ends.
  func move(by steps: Int) {
    let count = GalleryPages.all.count
    page = ((page + steps) % count + count) % count
  }

  /// The keys of the selected page's active options.
  var options: Set<Character> {
    switchedOn[current.name] ?? Set(current.options.filter { $0.isOnWithReducedMotion && reducesMotion }.map(\.key))
  }

  func toggle(_ option: PageOption) {
    var keys = options
    if keys.remove(option.key) == nil { keys.insert(option.key) }
    switchedOn[current.name] = keys
  }
}

extension EnvironmentValues {
  /// The number of rows in the page's long list; nil means the default of the page.
  @Entry var pageRows: Int?

  /// The keys of the page's active options.
  @Entry var pageOptions: Set<Character> = []
}
