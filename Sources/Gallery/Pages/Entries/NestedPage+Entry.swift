import ScrollUI

/// The entry of `NestedPage` in the gallery: its words in both languages, options, commands and miniature.
extension NestedPage {
  static let description = GalleryPage(
    name: "nested", title: "Nested scrolling", hint: "Scroll the inner list to its end: the page takes over.",
    symbol: "square.on.square", api: ["ScrollView", "scrollDisabled(_:)", "scrollChaining(_:axes:)"],
    options: [inner, chaining, cardWidth, listHeight], source: "NestedPage.swift",
    chinese: [
      "Nested scrolling": "嵌套滚动",
      "Scroll the inner list to its end: the page takes over.": "把内层列表滚到尽头，外层页面会接着滚动。",
      "Inner list scrolls": "内层列表可滚动",
      "At its end": "到尽头时",
      "The page moves": "页面接着滚",
      "It stays": "停住",
      "Page first": "页面先滚",
      "Cards": "卡片",
      "By the water": "水边",
      "In the green": "绿意",
      "At night": "夜里",
      "A list in the page": "页面中的列表",
      "More to read": "接着读",
    ]
  ) {
    NestedPage()
  } miniature: {
    FeelMiniatures.nested
  }

  static let inner = PageOption.toggle("inner", "Inner list scrolls", key: "o", isOn: true)
  static let chaining = PageOption.choice(
    "chaining", "At its end", key: "i",
    ["chain": "The page moves", "contain": "It stays", "outer": "Page first"])
  static let cardWidth = PageOption.number(
    "card-width", "Cards", 100...280, step: 20, initial: 160, unit: "pt")
  static let listHeight = PageOption.number(
    "list-height", "List", 160...400, step: 20, initial: 240, unit: "pt")
}
