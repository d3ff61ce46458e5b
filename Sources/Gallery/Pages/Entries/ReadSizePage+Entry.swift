import ScrollUI

/// The entry of `ReadSizePage` in the gallery: its words, options and commands.
extension ReadSizePage {
  static let description = GalleryPage(
    name: "readsize", title: "Child size", hint: "Read the size that a child chooses, in the same frame.",
    symbol: "textformat.size", api: ["GeometryReader", "onGeometryChange(for:of:action:)", "PreferenceKey"],
    options: [longer, type, width], source: "ReadSizePage.swift"
  ) { ReadSizePage() }

  static let longer = PageOption.toggle("longer", "Longer text", key: "l", isOn: true)
  static let type = PageOption.number("type", "Type size", 13...40, step: 1, initial: 17, unit: "pt")
  static let width = PageOption.number("width", "Column width", 140...480, step: 20, initial: 420, unit: "pt")
}
