import ScrollUI

/// The entry of `SearchPage` in the gallery: its words in both languages, options and miniature.
extension SearchPage {
  static let description = GalleryPage(
    name: "search", title: "Search", hint: "Ctrl F, then type; arrows choose a suggestion, Backspace removes a token.",
    symbol: "magnifyingglass.circle",
    api: [
      "searchable(text:tokens:placement:prompt:token:)", "searchScopes(_:scopes:)", "searchSuggestions(_:)",
      "searchCompletion(_:)",
    ],
    options: [field, minimized], source: "SearchPage.swift",
    chinese: [
      "Ctrl F, then type; arrows choose a suggestion, Backspace removes a token.": "按 Ctrl F 输入；方向键选择建议，退格键删除标记。",
      "Field": "搜索栏",
      "In the bar": "在栏中",
      "Below the title": "在标题下方",
      "Collapse into a button": "收起为按钮",
      "Prints": "版画",
      "Titles, captions, seasons": "标题、说明、季节",
      "Everything": "全部",
      "Captions": "说明",
      "Water": "水",
      "Town": "城镇",
      "Sky": "天空",
      "Country": "乡野",
      "Recent searches": "最近搜索",
      "Season or motif": "季节或题材",
      "No print matches.": "没有匹配的版画。",
      "Try fewer words, remove a token, or search everything.": "试试少写几个词、去掉标签，或搜索全部内容。",
      "Show all prints": "显示全部版画",
      "Remove": "移除",
      "Scope": "范围",
    ]
  ) {
    SearchPage()
  } miniature: {
    ListMiniatures.search
  }

  static let field = PageOption.choice(
    "field", "Field", key: "p", ["automatic": "In the bar", "drawer": "Below the title"])
  static let minimized = PageOption.toggle("minimized", "Collapse into a button", key: "m", isOn: false)
}
