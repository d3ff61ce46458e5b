import ScrollUI

/// The entry of `GesturesPage` in the gallery: its words, options and commands.
extension GesturesPage {
  static let description = GalleryPage(
    name: "gestures", title: "Gestures", hint: "Every gesture shares the pointer with scrolling.",
    symbol: "hand.draw", api: ["DragGesture", "MagnifyGesture", "LongPressGesture", "TapGesture"],
    options: [stays, scrolls], source: "GesturesPage.swift"
  ) { GesturesPage() }

  static let stays = PageOption.toggle("keep", "Keep where dropped", key: "k")
  static let scrolls = PageOption.toggle("scroll", "Scroll while dragging", key: "s")
}
