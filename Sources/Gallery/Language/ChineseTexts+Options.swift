extension ChineseTexts {
  /// Options, commands and figures that several pages have.
  static let options: KeyValuePairs<String, String> = [
    "Style": "样式",
    "Fade": "淡出",
    "Scroll bar": "滚动条",
    "Fast": "快",
    "Large": "大号",
    "None": "无",
    "rows": "行",
    "rows alive": "存活的行",
    "views updated per frame": "每帧更新视图",
    "new %lld": "新 %lld",
    "Draw outside the frame": "画到边框之外",
    "Length": "长度",
    "Rows are targets": "各行作为目标",
    "End": "末尾",
    "Short list": "短列表",
    "Undo": "撤销",
    "%lld entries": "%lld 篇",
    "Deleted “%@”": "已删除“%@”",
    "Open photo “%@”": "打开照片“%@”",
    "%lld pictures": "%lld 张照片",
  ]
}
