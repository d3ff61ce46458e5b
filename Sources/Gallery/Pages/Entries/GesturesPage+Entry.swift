import ScrollUI

/// The entry of `GesturesPage` in the gallery: its words in both languages, options, commands and miniature.
extension GesturesPage {
  static let description = GalleryPage(
    name: "gestures", title: "Gestures", hint: "Drag, tap, hold and pinch inside a scrolling page.",
    symbol: "hand.draw", api: ["DragGesture", "MagnifyGesture", "LongPressGesture", "TapGesture"],
    options: [stays, scrolls], source: "GesturesPage.swift",
    chinese: [
      "Gestures": "手势",
      "Drag, tap, hold and pinch inside a scrolling page.": "在滚动的页面里拖动、点按、按住和捏合。",
      "Stay where dropped": "停在放下处",
      "Let the page scroll too": "页面也一起滚动",
    ]
  ) {
    GesturesPage()
  } miniature: {
    FeelMiniatures.gestures
  }

  static let stays = PageOption.toggle("keep", "Stay where dropped", key: "k")
  static let scrolls = PageOption.toggle("scroll", "Let the page scroll too", key: "s")
}
