import ScrollUI

/// The entry of `MillionPage` in the gallery: its words in both languages, options, commands and miniature.
extension MillionPage {
  static let description = GalleryPage(
    name: "million", title: "A million rows",
    hint: "Jump anywhere, insert above, resize: what you read stays where it is.",
    symbol: "square.stack.3d.up", api: ["LazyVStack", "ScrollViewReader", "scrollTo(_:anchor:)"],
    options: [sections, slowRows], commands: [jump, insert, delete, shuffle, heights], minimumHeight: 300,
    source: "MillionPage.swift",
    chinese: [
      "A million rows": "一百万行",
      "Jump anywhere, insert above, resize: what you read stays where it is.": "随意跳转、在上方插入、改变窗口大小：正在读的内容始终不动。",
      "Section headers": "分区标题",
      "Slow rows": "慢行",
      "Jump": "跳转",
      "Insert 100": "插入 100 行",
      "Delete 100": "删除 100 行",
      "Shuffle": "打乱",
      "Change heights": "改变行高",
    ]
  ) {
    MillionPage()
  } miniature: {
    FeelMiniatures.million
  }

  static let sections = PageOption.toggle("sections", "Section headers", key: "s")
  static let slowRows = PageOption.toggle("slow-rows", "Slow rows", key: "x")
  static let jump = PageCommand("jump", "Jump", key: "j", symbol: "location")
  static let insert = PageCommand("insert", "Insert 100", key: "i", symbol: "plus")
  static let delete = PageCommand("delete", "Delete 100", key: "d", symbol: "minus")
  static let shuffle = PageCommand("shuffle", "Shuffle", key: "m", symbol: "arrow.triangle.2.circlepath")
  static let heights = PageCommand("heights", "Change heights", key: "h", symbol: "arrow.up.and.down")
}
