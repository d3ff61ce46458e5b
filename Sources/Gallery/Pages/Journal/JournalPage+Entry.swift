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
      "%lld entries": "%lld 篇",
      "Deleted “%@”": "已删除“%@”",
      "January": "一月",
      "February": "二月",
      "March": "三月",
      "April": "四月",
      "May": "五月",
      "June": "六月",
      "July": "七月",
      "August": "八月",
      "September": "九月",
      "October": "十月",
      "November": "十一月",
      "December": "十二月",
    ]
  ) {
    JournalPage()
  } miniature: {
    FeelMiniatures.journal
  }
}
