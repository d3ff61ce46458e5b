import ScrollUI

/// The entry of `EditorPage` in the gallery: its words, options and commands.
extension EditorPage {
  static let description = GalleryPage(
    name: "editor", title: "Text editor", hint: "Write, select, undo; then open a megabyte.",
    symbol: "square.and.pencil", api: ["TextEditor", "lineSpacing(_:)"],
    options: [text, fontSize], source: "EditorPage.swift"
  ) { EditorPage() }

  static let text = PageOption.choice(
    "text", "Text", key: "l", ["letter": "Letter", "megabyte": "A megabyte of text"])
  static let fontSize = PageOption.number("font-size", "Font size", 11...28, step: 1, initial: 15, unit: "pt")
}
