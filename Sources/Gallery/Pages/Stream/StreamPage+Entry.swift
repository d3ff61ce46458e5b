import ScrollUI

/// The entry of `StreamPage` in the gallery: its words in both languages, options, commands and miniature.
extension StreamPage {
  static let description = GalleryPage(
    name: "stream", title: "Streaming answer", hint: "Scroll up while it writes: the line you read stays where it is.",
    symbol: "ellipsis.bubble", names: ["markdown", "AI", "LLM", "chatbot"],
    api: ["defaultScrollAnchor(_:for:)", "ScrollPosition", "onScrollGeometryChange(for:of:action:)", "LazyVStack"],
    options: [speed, pause], commands: [next, again, older], source: "StreamPage.swift",
    chinese: [
      "Streaming answer": "流式回答",
      "Scroll up while it writes: the line you read stays where it is.": "它在写的时候向上滚动：正在读的那一行不会动。",
      "Pieces a second": "每秒片段",
      "5": "5",
      "30": "30",
      "200": "200",
      "Pause": "暂停",
      "Ask next": "问下一个",
      "Ask again": "再问一次",
      "Older": "更早",
      "New text below": "下面有新内容",
      "The beginning of the conversation": "对话从这里开始",
      "Fold": "收起",
      "Unfold": "展开",
      "Copied": "已复制",
    ]
  ) {
    StreamPage()
  } miniature: {
    ListMiniatures.stream
  }

  static let speed = PageOption.choice(
    "speed", "Pieces a second", key: "s", initial: "30", ["5": "5", "30": "30", "200": "200"])
  static let pause = PageOption.toggle("pause", "Pause", key: "p")
  static let next = PageCommand("next", "Ask next", key: "n", symbol: "plus")
  static let again = PageCommand("again", "Ask again", key: "a", symbol: "arrow.clockwise")
  static let older = PageCommand("older", "Older", key: "h", symbol: "clock")
}
