import ScrollUI

/// The entry of `HeaderPage` in the gallery: its words, options and commands.
extension HeaderPage {
  static let description = GalleryPage(
    name: "header", title: "Collapsible header", hint: "Scroll up to collapse the header; pull down to stretch it.",
    symbol: "arrow.up.to.line", api: ["GeometryReader", "PreferenceKey", "visualEffect(_:)"],
    options: [style, height], source: "HeaderPage.swift"
  ) { HeaderPage() }

  static let style = PageOption.choice(
    "style", "Style", key: "p", ["parallax": "Parallax", "bar": "Bar", "fade": "Fade"])
  static let height = PageOption.number("height", "Height", 120...320, step: 20, initial: 180, unit: "pt")
}
