import ScrollUI

/// One page of the gallery: a scrolling behaviour and what can be tried on it.
struct GalleryPage: Identifiable {
  /// The name on the command line.
  let name: String
  let title: String
  /// One line on what to try.
  let hint: String
  /// Options with their keys, in the order in which they are shown.
  let options: [PageOption]
  /// The height below which the content scrolls as a whole, in points.
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

/// Something on a page that a key switches on and off.
struct PageOption: Identifiable, Hashable {
  /// The key, as it is printed on the keyboard.
  let key: Character
  let title: String
  /// Whether the option is on at first in a window with reduced motion.
  var isOnWithReducedMotion = false

  var id: Character { key }
}

/// Pages on one subject, under one heading.
struct GallerySection: Identifiable {
  let title: String
  let pages: [GalleryPage]

  var id: String { title }
}

/// All pages, in the order of the list at the side.
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

  /// The names that `--page` takes.
  public static var names: [String] { all.map(\.name) }

  /// The page titles, beside their names.
  public static var list: [(name: String, title: String)] { all.map { ($0.name, $0.title) } }
}
