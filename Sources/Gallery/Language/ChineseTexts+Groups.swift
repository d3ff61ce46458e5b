extension ChineseTexts {
  /// The groups of pages, and titles that are words of other places too.
  package static let groups: KeyValuePairs<String, String> = [
    "ScrollUI": "ScrollUI",
    "Feel": "手感",
    "Lists": "列表与信息流",
    "Effects": "效果",
    "ScrollView API": "滚动接口",
    "Controls and text": "控件与文字",
    "Controls": "控件",
    "Scroll, throw, or pick a demo.": "滚动、甩动，或挑一个演示。",
    "List": "列表",
    "Parallax": "视差",
    "Drawing": "绘图",
  ]
}
