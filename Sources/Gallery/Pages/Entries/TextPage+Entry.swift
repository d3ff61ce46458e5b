import ScrollUI

/// The entry of `TextPage` in the gallery: its words in both languages, options, commands and miniature.
extension TextPage {
  static let description = GalleryPage(
    name: "text", title: "Text", hint: "Twelve scripts, both directions and emoji, in one line if need be.",
    symbol: "textformat",
    api: ["Text", "font(_:)", "lineLimit(_:)", "truncationMode(_:)", "multilineTextAlignment(_:)", "layoutDirection"],
    options: [direction, alignment, lines, truncation, size], source: "TextPage.swift",
    chinese: [
      "Twelve scripts, both directions and emoji, in one line if need be.": "十二种文字、两种书写方向和表情符号，可以同在一行。",
      "Left to right": "从左到右",
      "Alignment": "对齐",
      "Leading": "开头",
      "Center": "居中",
      "Trailing": "末尾",
      "Lines": "行数",
      "Any number": "不限",
      "Two": "两行",
      "One": "一行",
      "Ellipsis": "省略号",
      "At the end": "在末尾",
      "In the middle": "在中间",
      "At the start": "在开头",
      "Scripts": "文字",
      "Both directions": "两种方向",
      "Emoji": "表情符号",
      "Line limit": "行数限制",
      "Weights": "字重",
    ]
  ) {
    TextPage()
  } miniature: {
    ControlMiniatures.text
  }

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
