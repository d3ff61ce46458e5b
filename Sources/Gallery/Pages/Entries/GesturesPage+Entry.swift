import ScrollUI

/// The entry of `GesturesPage` in the gallery: its words in both languages, options, commands and miniature.
extension GesturesPage {
  static let description = GalleryPage(
    name: "gestures", title: "Gestures", hint: "Every gesture shares the pointer with scrolling.",
    symbol: "hand.draw", api: ["DragGesture", "MagnifyGesture", "LongPressGesture", "TapGesture"],
    options: [stays, scrolls], source: "GesturesPage.swift",
    chinese: [
      "Gestures": "手势",
      "Every gesture shares the pointer with scrolling.": "每个手势都与滚动共用指针。",
      "Keep where dropped": "停在放下处",
      "Scroll while dragging": "拖动时也滚动",
    ]
  ) {
    GesturesPage()
  } miniature: {
    FeelMiniatures.gestures
  }

  static let stays = PageOption.toggle("keep", "Keep where dropped", key: "k")
  static let scrolls = PageOption.toggle("scroll", "Scroll while dragging", key: "s")
}
