import ScrollUI

/// The entry of `RestorePage` in the gallery: its words in both languages, options, commands and miniature.
extension RestorePage {
  static let description = GalleryPage(
    name: "restore", title: "Restored place",
    hint: "Scroll, then close the book or end the program: it opens at the same line.",
    symbol: "bookmark", api: ["scrollRestoration(_:)", "SceneStorage"],
    options: [type], commands: [close, insert, remove], source: "RestorePage.swift",
    chinese: [
      "Restored place": "恢复位置",
      "Scroll, then close the book or end the program: it opens at the same line.": "滚动后合上书，或退出程序：再打开时仍在同一行。",
      "Close the book": "合上书",
      "Insert 20": "插入 20 段",
      "Remove 20": "删除 20 段",
      "Bookmark": "书签",
      "The book is closed.": "书已合上。",
      "Open the book": "打开书",
    ]
  ) {
    RestorePage()
  } miniature: {
    PositionMiniatures.restore
  }

  static let type = PageOption.number("type", "Text size", 11...30, step: 1, initial: 15, unit: "pt")
  static let close = PageCommand("close", "Close the book", key: "c", symbol: "book")
  static let insert = PageCommand("insert", "Insert 20", key: "i", symbol: "plus")
  static let remove = PageCommand("remove", "Remove 20", key: "d", symbol: "minus")
}
