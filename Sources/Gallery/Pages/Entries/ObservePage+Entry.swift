import ScrollUI

/// The entry of `ObservePage` in the gallery: its words in both languages, options, commands and miniature.
extension ObservePage {
  static let description = GalleryPage(
    name: "observe", title: "Content offset", hint: "Read the offset in the same frame, to drive headers and bars.",
    symbol: "eye", api: ["GeometryReader", "PreferenceKey", "onScrollGeometryChange(for:of:action:)"],
    options: [showsIndicators, fewRows, ruler, bothAxes], source: "ObservePage.swift",
    chinese: [
      "Content offset": "内容偏移",
      "Read the offset in the same frame, to drive headers and bars.": "在同一帧读到偏移量，用来驱动标题和栏。",
      "Ruler": "标尺",
      "Both axes": "双向滚动",
      "Vertical": "垂直",
      "Horizontal": "水平",
      "Row at the top": "顶端的行",
    ]
  ) {
    ObservePage()
  } miniature: {
    MeasureMiniatures.observe
  }

  static let showsIndicators = PageOption.toggle("indicator", "Scroll bar", key: "i", isOn: true)
  static let fewRows = PageOption.toggle("short", "Short list", key: "s")
  static let ruler = PageOption.toggle("ruler", "Ruler", key: "r")
  static let bothAxes = PageOption.toggle("both-axes", "Both axes", key: "b")
}
