extension ChineseTexts {
  /// Views that the pages of the group Lists share.
  static let lists: KeyValuePairs<String, String> = [
    "Refresh": "刷新",
    "Try again": "重试",
    "Read again": "重新读取",
    "1 new post": "1 条新帖子",
    "%lld new posts": "%lld 条新帖子",
    "Up to date": "已是最新",
    "Looking for new posts": "正在查找新帖子",
    "Pull to refresh": "下拉刷新",
    "1 new message": "1 条新消息",
    "%lld new messages": "%lld 条新消息",
    "%lld older messages": "%lld 条更早的消息",
    "%lld older messages loaded": "已载入 %lld 条更早的消息",
    "The beginning of the chat": "聊天从这里开始",
    "Jump to the end": "跳到末尾",
    "%lld older answers": "还有 %lld 个更早的回答",
    "%lld more lines": "还有 %lld 行",
    "%@ of %@": "第 %@ 处，共 %@ 处",
    "%lld of %lld prints": "%lld / %lld 幅版画",
  ]
}
