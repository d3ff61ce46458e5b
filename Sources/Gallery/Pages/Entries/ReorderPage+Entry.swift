import ScrollUI

/// The entry of `ReorderPage` in the gallery: its words in both languages, options, commands and miniature.
extension ReorderPage {
  static let description = GalleryPage(
    name: "reorder", title: "Reordering", hint: "Drag a picture to another place, or into another album.",
    symbol: "arrow.up.arrow.down",
    api: ["reorderable(collectionID:)", "reorderContainer(for:itemID:in:isEnabled:move:)", "ReorderDifference"],
    options: [layout], commands: [restore], source: "ReorderPage.swift",
    chinese: [
      "Reordering": "重新排列",
      "Drag a picture to another place, or into another album.": "把图片拖到别处，或拖进另一个相册。",
      "Arrangement": "排列",
      "Grid": "网格",
      "On land": "陆上",
      "On the water": "水边",
      "In the sky": "天上",
    ]
  ) {
    ReorderPage()
  } miniature: {
    ListMiniatures.reorder
  }

  static let layout = PageOption.choice("layout", "Arrangement", key: "y", ["grid": "Grid", "list": "List"])
  static let restore = PageCommand("restore", "Restore all", key: "r", symbol: "arrow.counterclockwise")
}
