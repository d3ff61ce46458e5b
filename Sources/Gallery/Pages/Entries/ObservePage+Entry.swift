import ScrollUI

/// The entry of `ObservePage` in the gallery: its words, options and commands.
extension ObservePage {
  static let description = GalleryPage(
    name: "observe", title: "Content offset", hint: "Read the offset in the same frame, to drive headers and bars.",
    symbol: "eye", api: ["GeometryReader", "PreferenceKey", "onScrollGeometryChange(for:of:action:)"],
    options: [showsIndicators, fewRows, ruler, bothAxes], source: "ObservePage.swift"
  ) { ObservePage() }

  static let showsIndicators = PageOption.toggle("indicator", "Scroll bar", key: "i", isOn: true)
  static let fewRows = PageOption.toggle("short", "Short list", key: "s")
  static let ruler = PageOption.toggle("ruler", "Ruler", key: "r")
  static let bothAxes = PageOption.toggle("both-axes", "Both axes", key: "b")
}
