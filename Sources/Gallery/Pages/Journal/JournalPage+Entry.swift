import ScrollUI

/// The entry of `JournalPage` in the gallery: its words in both languages and its miniature.
extension JournalPage {
  static let description = GalleryPage(
    name: "journal", title: "Journal", hint: "Pull down for the sunrise; click a photo; swipe an entry.",
    symbol: "book.fill", names: ["travel", "diary", "app"],
    api: ["List", "matchedGeometryEffect(id:in:properties:anchor:isSource:)", "refreshable(action:)"],
    source: "JournalPage.swift",
    chinese: [
      "Journal": "旅行日记",
      "Pull down for the sunrise; click a photo; swipe an entry.": "下拉看日出；点一张照片；轻扫一篇日记。",
      "A year in 72 places": "一年，七十二个地方",
      "Looking for new entries…": "正在查找新日记…",
      "Places, people, words": "地点、人物、文字",
      "Favorite": "收藏",
      "Clear": "清除",
      "1 entry": "1 篇",
    ]
  ) {
    JournalPage()
  } miniature: {
    FeelMiniatures.journal
  }
}
