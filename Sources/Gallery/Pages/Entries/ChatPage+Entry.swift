import ScrollUI

/// The entry of `ChatPage` in the gallery: its words in both languages, options, commands and miniature.
extension ChatPage {
  static let description = GalleryPage(
    name: "chat", title: "Chat", hint: "Loading history never moves what you are reading.",
    symbol: "message",
    api: ["defaultScrollAnchor(_:for:)", "textSelection(_:)", "onScrollGeometryChange(for:of:action:)"],
    options: [automatic], commands: [new, older], source: "ChatPage.swift",
    chinese: [
      "Chat": "聊天",
      "Loading history never moves what you are reading.": "载入历史消息时，正在读的内容不会移动。",
      "Simulate incoming messages": "模拟来信",
      "New message": "新消息",
      "Older messages": "更早的消息",
      "Message": "消息",
      "Send": "发送",
    ]
  ) {
    ChatPage()
  } miniature: {
    ListMiniatures.chat
  }

  static let automatic = PageOption.toggle("incoming", "Simulate incoming messages", key: "a")
  static let new = PageCommand("new", "New message", key: "n", symbol: "plus")
  static let older = PageCommand("older", "Older messages", key: "h", symbol: "clock")
}
