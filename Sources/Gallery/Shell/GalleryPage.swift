import ScrollUI

/// A page of the gallery: a sample with options.
struct GalleryPage: Identifiable {
  /// The name for the option `--page`.
  let name: String
  let title: String
  /// A single line about the sample's use.
  let hint: String
  /// The options with their keys, in display order.
  let options: [PageOption]
  /// The height in points below which the content scrolls as a whole.
  let minimumHeight: CGFloat
  let content: AnyView

  var id: String { name }

  init<Content: View>(
    name: String, title: String, hint: String, options: [PageOption], minimumHeight: CGFloat = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.title = title
    self.hint = hint
    self.options = options
    self.minimumHeight = minimumHeight
    self.content = AnyView(content())
  }
}

/// An option of a `GalleryPage`, toggled by a key.
struct PageOption: Identifiable, Hashable {
  /// The key as printed on the keyboard.
  let key: Character
  let title: String
  /// True if the option is initially active in a window with reduced motion.
  var isOnWithReducedMotion = false

  var id: Character { key }
}

/// The `GalleryPage`s of a subject under a common title.
struct GallerySection: Identifiable {
  let title: String
  let pages: [GalleryPage]

  var id: String { title }
}

/// The pages of the gallery, in the order of the sidebar.
@MainActor public enum GalleryPages {
  static let sections = [
    GallerySection(
      title: "Observed", pages: [ObservePage.description, HeaderPage.description, ReadSizePage.description]),
    GallerySection(
      title: "Scrolling", pages: [PhysicsPage.description, NestedPage.description, MillionPage.description]),
    GallerySection(title: "Lists", pages: [ListPage.description, ChatPage.description]),
    GallerySection(title: "Feed", pages: FeedPages.all),
    GallerySection(title: "ScrollView", pages: FeaturePages.all),
    GallerySection(
      title: "Views",
      pages: [
        DrawingPage.description, GesturesPage.description, ControlsPage.description, EditorPage.description,
        NavigationSamplePage.description,
      ]),
  ]

  static let all = sections.flatMap(\.pages)

  /// The page names that the option `--page` accepts.
  public static var names: [String] { all.map(\.name) }

  /// The names and titles of the pages, for `--list-pages`.
  public static var list: [(name: String, title: String)] { all.map { ($0.name, $0.title) } }
}
