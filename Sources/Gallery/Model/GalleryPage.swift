import ScrollUI

/// A page of the gallery: a sample with its words, options, commands and miniature.
///
/// An entry, such as `ObservePage.description`, declares all of a page. `GalleryPages.groups` has the order of the pages.
package struct GalleryPage: Identifiable {
  /// The name for the option `--page`.
  package let name: String
  package let title: String
  /// A sentence that says what to try.
  package let hint: String
  /// The name of the page's symbol in the sidebar.
  let symbol: String
  /// Further names of the subject, by which searches find the page.
  let names: [String]
  /// The names of the SwiftUI API that the page shows, for the search and the caption.
  package let api: [String]
  /// The name of the file that `SourceView` shows.
  package let sourceFile: String
  /// The name of the file that declares the page and its options.
  let entryFile: String
  /// The options in display order.
  package let options: [PageOption]
  /// The commands in display order, after the options.
  package let commands: [PageCommand]
  /// The height in points below which the content scrolls as a whole.
  let minimumHeight: CGFloat
  /// The Simplified Chinese words of the page by its English words. Words of several pages are in `ChineseTexts`.
  package let chinese: KeyValuePairs<String, String>
  package let content: AnyView
  /// Returns the small scroll view of the page for its `HomeTile`; nil for the first page.
  package let miniature: (@MainActor () -> AnyView)?

  /// True if the sentence and the options are above the content. The first page has its own header.
  package var showsHint: Bool { name != "home" }

  package var id: String { name }

  init<Content: View, Miniature: View>(
    name: String, title: String, hint: String, symbol: String, names: [String] = [], api: [String] = [],
    options: [PageOption] = [],
    commands: [PageCommand] = [], minimumHeight: CGFloat = 0, source: String? = nil, entry: String = #fileID,
    chinese: KeyValuePairs<String, String> = [:], @ViewBuilder content: () -> Content,
    @ViewBuilder miniature: @escaping @MainActor () -> Miniature = { EmptyView() }
  ) {
    self.name = name
    self.title = title
    self.hint = hint
    self.symbol = symbol
    self.names = names
    self.api = api
    self.options = options
    self.commands = commands
    entryFile = entry.split(separator: "/").last.map(String.init) ?? entry
    sourceFile = source ?? entryFile
    self.minimumHeight = minimumHeight
    self.chinese = chinese
    self.content = AnyView(content())
    // The type is hidden. A condition over all miniatures would be a type with thousands of parts: the compiler would spend seconds on it,
    // and the start of the program milliseconds.
    if Miniature.self == EmptyView.self { self.miniature = nil } else { self.miniature = { AnyView(miniature()) } }
  }
}

/// A group of pages under a common title.
package struct PageGroup: Identifiable {
  package let title: String
  package let pages: [GalleryPage]

  package var id: String { title }
}

/// The pages of the gallery, in the order of the sidebar.
@MainActor public enum GalleryPages {
  package static let groups = [
    PageGroup(
      title: "Feel",
      pages: [
        HeaderPage.description, JournalPage.description, PhysicsPage.description, TouchpadPage.description,
        NestedPage.description, PhotosPage.description, MillionPage.description, GesturesPage.description,
        MapPage.description,
      ]),
    PageGroup(
      title: "Lists",
      pages: [
        PostsPage.description, ChatPage.description, StreamPage.description, ListPage.description,
        SwipesPage.description,
        ReorderPage.description, DropsPage.description, FindPage.description, SearchPage.description,
        ContactsPage.description, NavigationSamplePage.description,
      ]),
    PageGroup(title: "Effects", pages: FeaturePages.effects + [DrawingPage.description]),
    PageGroup(
      title: "ScrollView API",
      pages: [ObservePage.description, ReadSizePage.description] + FeaturePages.interface + [RestorePage.description]),
    PageGroup(
      title: "Controls and text",
      pages: [ControlsPage.description, FormsPage.description, TextPage.description, EditorPage.description]),
  ]

  package static let all = [HomePage.description] + groups.flatMap(\.pages)

  /// Former values of `--page`, with the page that replaces each and the settings of its options as `NAME=VALUE`.
  static let aliases: [String: (page: String, settings: [String])] = [
    "refreshable": ("feed", ["form=preferences"])
  ]

  /// The page with the name or the alias in `aliases`; the first page for nil and for an unknown name.
  package static func page(named name: String?) -> GalleryPage {
    let name = name.map { aliases[$0]?.page ?? $0 }
    return all.first { $0.name == name } ?? all[0]
  }

  /// The settings that an alias stands for; empty for the name of a page.
  static func settings(named name: String?) -> [String] { name.flatMap { aliases[$0]?.settings } ?? [] }

  /// The names of the pages.
  public static var names: [String] { all.map(\.name) }

  /// True if the option `--page` accepts `name`: the name of a page, or an alias of earlier versions.
  public static func accepts(_ name: String) -> Bool { names.contains(name) || aliases[name] != nil }

  /// The names and titles of the pages, for `--list-pages`.
  public static var list: [(name: String, title: String)] { all.map { ($0.name, $0.title) } }
}
