import ScrollUI

/// The entry of `NavigationSamplePage` in the gallery: its words, options and commands.
extension NavigationSamplePage {
  static let description = GalleryPage(
    name: "navigation", title: "Navigation", hint: "Open a trail; the large title collapses as you scroll.",
    symbol: "map", api: ["NavigationStack", "TabView", "sheet(isPresented:)", "toolbar(content:)"],
    options: [titles, dots], source: "NavigationSamplePage.swift"
  ) { NavigationSamplePage() }

  static let titles = PageOption.choice("titles", "Titles", key: "i", ["large": "Large", "inline": "Inline"])
  static let dots = PageOption.toggle("dots", "Page dots", key: "o", isOn: true)
}
