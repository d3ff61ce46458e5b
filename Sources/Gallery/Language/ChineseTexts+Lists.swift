extension ChineseTexts {
  /// The pages of the group Lists.
  static let lists: KeyValuePairs<String, String> = [
    "Refresh": "刷新",
    "Try again": "重试",
    "Next load fails": "下次载入失败",
    "Read again": "重新读取",
    "1 new post": "1 条新帖子",
    "%lld new posts": "%lld 条新帖子",
    "Up to date": "已是最新",
    "Looking for new posts": "正在查找新帖子",
    "Pull to refresh": "下拉刷新",
    "Message": "消息",
    "New message": "新消息",
    "Older messages": "更早的消息",
    "Send": "发送",
    "1 new message": "1 条新消息",
    "%lld new messages": "%lld 条新消息",
    "%lld older messages": "%lld 条更早的消息",
    "The beginning of the chat": "聊天从这里开始",
    "Jump to the end": "跳到末尾",
  ]
}
