import ScrollUI

/// The entry of `PhotosPage` in the gallery: its words in both languages, options, commands and miniature.
extension PhotosPage {
  static let description = GalleryPage(
    name: "photos", title: "Photo wall",
    hint: "Pinch, or turn the wheel with Control. Click a picture, then throw it back.",
    symbol: "square.grid.3x3.fill", names: ["pictures", "grid", "zoom", "pinch", "album"],
    api: ["MagnifyGesture", "DragGesture", "TimelineView", "scrollPosition(_:anchor:)"],
    options: [titles], commands: [fewer, more], source: "PhotosPage.swift",
    chinese: [
      "Photo wall": "照片墙",
      "Pinch, or turn the wheel with Control. Click a picture, then throw it back.":
        "双指捏合，或按住 Control 转动滚轮。点开一张照片，再把它甩回去。",
      "Show titles": "显示标题",
      "Larger pictures": "放大照片",
      "Smaller pictures": "缩小照片",
      "Previous picture": "上一张照片",
      "Next picture": "下一张照片",
      "Back to the wall": "回到照片墙",
    ]
  ) {
    PhotosUntilToday()
  } miniature: {
    FeelMiniatures.photos
  }

  static let titles = PageOption.toggle("titles", "Show titles", key: "n")
  static let fewer = PageCommand("fewer", "Larger pictures", key: "+", symbol: "plus.magnifyingglass")
  static let more = PageCommand("more", "Smaller pictures", key: "-", symbol: "minus.magnifyingglass")
}

extension PhotoDeck {
  /// A `PhotosPage` with this deck.
  package var page: some View { PhotosPage(deck: self) }
}
