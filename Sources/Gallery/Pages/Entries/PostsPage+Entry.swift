import ScrollUI

/// The entry of `PostsPage` in the gallery: its words in both languages, options, commands and miniature.
extension PostsPage {
  static let description = GalleryPage(
    name: "feed", title: "Feed", hint: "Pull to refresh; older posts load before you reach them.",
    symbol: "newspaper", api: ["refreshable(action:)", "LazyVStack", "PreferenceKey", "scrollPosition(_:)"],
    options: [form, slow, ending], commands: [refresh, fail], source: "PostsPage.swift",
    chinese: [
      "Feed": "信息流",
      "Pull to refresh; older posts load before you reach them.": "下拉刷新；旧帖子会在你滚到之前载入。",
      "Form": "形式",
      "Built in": "内置",
      "From preferences": "用偏好键实现",
      "Slow network": "慢速网络",
      "End of feed": "没有更多",
      "Next load fails": "下次载入失败",
    ]
  ) {
    PostsPage()
  } miniature: {
    ListMiniatures.feed
  }

  package static let form = PageOption.choice(
    "form", "Form", key: "p", ["built-in": "Built in", "preferences": "From preferences"])
  static let slow = PageOption.toggle("slow", "Slow network", key: "s")
  static let ending = PageOption.toggle("end", "End of feed", key: "n")
  static let refresh = PageCommand("refresh", "Refresh", key: "r", symbol: "arrow.clockwise")
  static let fail = PageCommand("fail", "Next load fails", key: "e", symbol: "exclamationmark.triangle")
}
