import Observation
import ScrollUI

/// What the gallery shows.
@MainActor @Observable final class GalleryModel {
  /// The index of the page that is shown.
  var page: Int
  var showsHelp = false
  var showsStatistics = false
  /// Nil follows the window.
  var colorScheme: ColorScheme?
  /// Whether the window asks for reduced motion.
  var reducesMotion = false
  /// The options that are on, by the name of each page on which one was switched.
  private var switchedOn: [String: Set<Character>] = [:]

  init(pageName: String?) {
    page = GalleryPages.all.firstIndex { $0.name == pageName } ?? 0
  }

  var current: GalleryPage { GalleryPages.all[page] }

  func show(_ page: GalleryPage) {
    self.page = GalleryPages.all.firstIndex { $0.name == page.name } ?? self.page
  }

  /// Goes `steps` pages on, around the end.
  func move(by steps: Int) {
    let count = GalleryPages.all.count
    page = ((page + steps) % count + count) % count
  }

  /// The keys of the page's options that are on.
  var options: Set<Character> {
    switchedOn[current.name] ?? Set(current.options.filter { $0.isOnWithReducedMotion && reducesMotion }.map(\.key))
  }

  func toggle(_ option: PageOption) {
    var keys = options
    if keys.remove(option.key) == nil { keys.insert(option.key) }
    switchedOn[current.name] = keys
  }
}

private struct PageOptionsKey: EnvironmentKey {
  static var defaultValue: Set<Character> { [] }
}

private struct PageRowsKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// How many rows the page's long list has; nil for as many as it likes.
  var pageRows: Int? {
    get { self[PageRowsKey.self] }
    set { self[PageRowsKey.self] = newValue }
  }

  /// The keys of the page's options that are on.
  var pageOptions: Set<Character> {
    get { self[PageOptionsKey.self] }
    set { self[PageOptionsKey.self] = newValue }
  }
}
