import ScrollUI

/// The entry of `EditorPage` in the gallery: its words in both languages, options, commands and miniature.
extension EditorPage {
  static let description = GalleryPage(
    name: "editor", title: "Text editor", hint: "Write, select, undo; then open a megabyte.",
    symbol: "square.and.pencil", api: ["TextEditor", "lineSpacing(_:)"],
    options: [text, fontSize], source: "EditorPage.swift",
    chinese: [
      "Text editor": "文本编辑",
      "Write, select, undo; then open a megabyte.": "书写、选择、撤销；再打开一兆字节的文本。",
      "Letter": "一封信",
      "A megabyte of text": "一兆字节文本",
    ]
  ) {
    EditorPage()
  } miniature: {
    ControlMiniatures.editor
  }

  static let text = PageOption.choice(
    "text", "Text", key: "l", ["letter": "Letter", "megabyte": "A megabyte of text"])
  static let fontSize = PageOption.number("font-size", "Font size", 11...28, step: 1, initial: 15, unit: "pt")
}
