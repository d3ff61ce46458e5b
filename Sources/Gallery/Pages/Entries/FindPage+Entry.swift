import ScrollUI

/// The entry of `FindPage` in the gallery: its words in both languages and its miniature.
extension FindPage {
  static let description = GalleryPage(
    name: "find", title: "Find", hint: "Ctrl F finds words in 100,000 lines; Return goes to the next match.",
    symbol: "magnifyingglass", api: ["findable(text:)", "textSelection(_:)", "List", "ForEach"],
    source: "FindPage.swift",
    chinese: [
      "Find": "查找",
      "Ctrl F finds words in 100,000 lines; Return goes to the next match.": "Ctrl F 在十万行中查找；回车跳到下一处。",
      "No matches": "没有匹配",
      "Previous match (Shift Return)": "上一处（Shift 回车）",
      "Next match (Return)": "下一处（回车）",
      "Close (Esc)": "关闭（Esc）",
    ]
  ) {
    FindPage()
  } miniature: {
    ListMiniatures.find
  }
}
