/// The translations of the gallery's English texts into Simplified Chinese, by the keys of `StringTable`.
///
/// The words that a single page has are in its entry (`GalleryPage.chinese`).
@MainActor package enum ChineseTexts {
  /// The texts of each area, then those of each page.
  package static let areas =
    [
      groups, shell, options, lists, samples, demos, features, illustrations, controls, frameGraph, speech, recorder,
      dates,
    ]
    + GalleryPages.all.map(\.chinese)

  /// The texts of all areas. A key with several translations has the first; `ChineseTextsTests` reports it.
  package static let translations = Dictionary(
    areas.flatMap { $0.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })

  /// Controls, drawings and measures.
  static let controls: KeyValuePairs<String, String> = [
    "Pickers": "选择器",
    "Menus": "菜单",
    "Taps": "点按",
    "Drag": "拖动",
    "Hold, then drag": "按住再拖",
    "Two fingers": "双指",
    "Hover": "悬停",
    "Height": "高",
    "Offset": "偏移",
  ]
}
