import ScrollUI

/// The entry of `NavigationSamplePage` in the gallery: its words in both languages, options, commands and miniature.
extension NavigationSamplePage {
  static let description = GalleryPage(
    name: "navigation", title: "Navigation", hint: "Open a trail; the large title collapses as you scroll.",
    symbol: "map",
    api: [
      "NavigationStack", "TabView", "sheet(isPresented:)", "toolbar(content:)", "tabBarMinimizeBehavior(_:)",
      "toolbarMinimizationBehavior(_:for:)", "tabViewBottomAccessory(content:)",
    ],
    options: [titles, bars, accessory, dots], source: "NavigationSamplePage.swift",
    chinese: [
      "Navigation": "导航",
      "Open a trail; the large title collapses as you scroll.": "打开一条步道；滚动时大标题会收起。",
      "Titles": "标题",
      "Inline": "行内",
      "Bars while scrolling": "滚动时的工具栏",
      "Stay": "保持",
      "Minimize": "收起",
      "Accessory": "附属栏",
      "Now walking": "正在走",
      "Page dots": "页码点",
      "Trails": "步道",
      "Postcards": "明信片集",
      "Dialogs": "对话框",
      "Default order": "默认顺序",
      "Open three trails at once": "一次打开三条步道",
    ]
  ) {
    NavigationSamplePage()
  } miniature: {
    ListMiniatures.navigation
  }

  static let titles = PageOption.choice("titles", "Titles", key: "i", ["large": "Large", "inline": "Inline"])
  static let bars = PageOption.choice(
    "bars", "Bars while scrolling", key: "u", ["stay": "Stay", "minimize": "Minimize"])
  static let accessory = PageOption.toggle("accessory", "Accessory", key: "a", isOn: false)
  static let dots = PageOption.toggle("dots", "Page dots", key: "o", isOn: true)
}
