import ScrollUI

/// The entry of `TextPage` in the gallery: its words, options and commands.
extension TextPage {
  static let description = GalleryPage(
    name: "text", title: "Text", hint: "Twelve scripts, both directions and emoji, in one line if need be.",
    symbol: "textformat",
    api: ["Text", "font(_:)", "lineLimit(_:)", "truncationMode(_:)", "multilineTextAlignment(_:)", "layoutDirection"],
    options: [direction, alignment, lines, truncation, size], source: "TextPage.swift"
  ) { TextPage() }

  static let direction = PageOption.choice(
    "direction", "Layout", key: "d", ["left-to-right": "Left to right", "right-to-left": "Right to left"])
  static let alignment = PageOption.choice(
    "alignment", "Alignment", key: "a", ["leading": "Leading", "center": "Center", "trailing": "Trailing"])
  static let lines = PageOption.choice(
    "lines", "Lines", key: "l", ["any": "Any number", "2": "Two", "1": "One"])
  static let truncation = PageOption.choice(
    "truncation", "Ellipsis", key: "e", ["tail": "At the end", "middle": "In the middle", "head": "At the start"])
  static let size = PageOption.number("size", "Font size", 11...32, step: 1, initial: 16, unit: "pt")
}
