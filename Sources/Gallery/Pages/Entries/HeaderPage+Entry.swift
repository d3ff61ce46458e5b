import ScrollUI

/// The entry of `HeaderPage` in the gallery: its words in both languages, options, commands and miniature.
extension HeaderPage {
  static let description = GalleryPage(
    name: "header", title: "Collapsible header", hint: "Scroll up to collapse the header; pull down to stretch it.",
    symbol: "arrow.up.to.line", api: ["GeometryReader", "PreferenceKey", "ScrollTargetBehavior"],
    options: [style, height, short], source: "HeaderPage.swift",
    chinese: [
      "Collapsible header": "可折叠标题",
      "Scroll up to collapse the header; pull down to stretch it.": "向上滚动，标题收起；向下拉，标题伸展。",
      "Bar": "栏",
      "Large title": "大标题",
      "days": "天",
      "km": "公里",
      "Journeys": "旅程",
      "Forty letters from forty places": "来自四十个地方的四十封信",
    ]
  ) {
    HeaderPage()
  } miniature: {
    FeelMiniatures.header
  }

  static let style = PageOption.choice(
    "style", "Style", key: "p", ["parallax": "Parallax", "bar": "Bar", "fade": "Fade", "large-title": "Large title"])
  static let height = PageOption.number("height", "Height", 120...320, step: 20, initial: 180, unit: "pt")
  static let short = PageOption.toggle("short", "Short list", key: "s")
}
