import ScrollUI

/// The entry of `NestedPage` in the gallery: its words, options and commands.
extension NestedPage {
  static let description = GalleryPage(
    name: "nested", title: "Nested scrolling", hint: "Scroll the inner list to its end: the page takes over.",
    symbol: "square.on.square", api: ["ScrollView", "scrollDisabled(_:)"],
    options: [inner, cardWidth, listHeight], source: "NestedPage.swift"
  ) { NestedPage() }

  static let inner = PageOption.toggle("inner", "Inner list scrolls", key: "o", isOn: true)
  static let cardWidth = PageOption.number(
    "card-width", "Cards", 100...280, step: 20, initial: 160, unit: "pt")
  static let listHeight = PageOption.number(
    "list-height", "List", 160...400, step: 20, initial: 240, unit: "pt")
}
