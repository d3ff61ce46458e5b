import ScrollUI

/// The entry of `ReadSizePage` in the gallery: its words in both languages, options, commands and miniature.
extension ReadSizePage {
  static let description = GalleryPage(
    name: "readsize", title: "Child size", hint: "Read the size that a child chooses, in the same frame.",
    symbol: "textformat.size", api: ["GeometryReader", "onGeometryChange(for:of:action:)", "PreferenceKey"],
    options: [longer, type, width], source: "ReadSizePage.swift",
    chinese: [
      "Child size": "子视图尺寸",
      "Read the size that a child chooses, in the same frame.": "在同一帧读到子视图自己选定的尺寸。",
      "Longer text": "更长的文字",
      "Type size": "字号",
      "Column width": "栏宽",
      "The child chooses its size": "子视图自己选定尺寸",
      "A picture of the size that was read": "按读到的尺寸显示的图片",
      "A child view": "一个子视图",
      "Width": "宽",
      "Changes": "变化次数",
    ]
  ) {
    ReadSizePage()
  } miniature: {
    MeasureMiniatures.readSize
  }

  static let longer = PageOption.toggle("longer", "Longer text", key: "l", isOn: true)
  static let type = PageOption.number("type", "Type size", 13...40, step: 1, initial: 17, unit: "pt")
  static let width = PageOption.number("width", "Column width", 140...480, step: 20, initial: 420, unit: "pt")
}
