import Features

/// Titles and sentences for rows, in English and Chinese.
package enum SampleTexts {
  package static let titles = [
    "Morning by the harbor", "山路十八弯", "A letter from Lisbon", "雨后的竹林", "Notes on tea", "老城的屋顶",
    "The last tram home", "海边的风筝", "Bread and salt", "夜里的火车", "A map of small rivers", "院子里的柿子树",
  ]

  /// The illustrations of the titles.
  static let illustrations: [Illustration] = [
    .harbor, .mountains, .island, .bamboo, .teaField, .oldTown, .rain, .kite, .lantern, .nightTrain, .bridge, .orchard,
  ]

  static let details = [
    "The boats come in one by one, and the gulls know each of them.",
    "转过第九个弯，云就在脚下了。",
    "Tiles, tram bells, and a kitchen that smells of oranges.",
    "竹叶上的水珠，一颗一颗落进石缸里。",
    "Three minutes for the green one, and never boiling water.",
    "猫从这家的瓦走到那家的瓦，谁也不打招呼。",
    "Two passengers, one umbrella, and the whole length of the line.",
    "线放得越长，手里的力气就越轻。",
    "What you carry into a new house before the first chair.",
    "窗外的灯一盏盏退后，像慢慢合上的书。",
    "Blue lines that no one has walked in forty years.",
    "霜降那天，外婆把最高的三个留给了鸟。",
  ]
}
