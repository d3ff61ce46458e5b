import ScrollUI

/// The entry of `ChatPage` in the gallery: its words, options and commands.
extension ChatPage {
  static let description = GalleryPage(
    name: "chat", title: "Chat", hint: "Loading history never moves what you are reading.",
    symbol: "message", api: ["defaultScrollAnchor(_:for:)", "onScrollGeometryChange(for:of:action:)"],
    options: [automatic], commands: [new, older], source: "ChatPage.swift"
  ) { ChatPage() }

  static let automatic = PageOption.toggle("incoming", "Simulate incoming messages", key: "a")
  static let new = PageCommand("new", "New message", key: "n", symbol: "plus")
  static let older = PageCommand("older", "Older messages", key: "h", symbol: "clock")
}
