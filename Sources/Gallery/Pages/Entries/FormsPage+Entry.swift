import ScrollUI

/// The entry of `FormsPage` in the gallery: its words in both languages, options, commands and miniature.
extension FormsPage {
  static let description = GalleryPage(
    name: "forms", title: "Forms",
    hint: "Change the journey, and edit its stops: your changes are remembered.",
    symbol: "list.clipboard",
    api: ["Form", "DatePicker", "ColorPicker", "DisclosureGroup", "EditButton", "AppStorage"],
    options: [style], source: "FormsPage.swift",
    chinese: [
      "Forms": "表单",
      "Change the journey, and edit its stops: your changes are remembered.": "修改旅行、编辑停靠站：改动会被记住。",
      "Columns": "两列",
      "Journey": "旅行",
      "Traveler": "旅客",
      "Color of the ticket": "车票颜色",
      "Departure": "出发",
      "Hour": "小时",
      "Minute": "分钟",
      "Nights": "过夜数",
      "Comfort": "舒适度",
      "Second class": "二等座",
      "First class": "一等座",
      "Sleeping car": "卧铺",
      "Remind me": "提醒我",
      "All settings are kept until the next run.": "所有设置都会保留到下次运行。",
      "Stops": "停靠站",
      "Lyon": "里昂",
      "Turin": "都灵",
      "Genoa": "热那亚",
      "Nothing is planned here yet.": "这里还没有安排。",
      "Luggage": "行李",
      "Weight": "重量",
      "What to pack": "要带的东西",
      "Umbrella": "雨伞",
      "Camera": "相机",
      "Read about Swift": "了解 Swift",
      "Share the stops": "分享停靠站",
      "Edit": "编辑",
      "Send by Mail": "用邮件发送",
      "Hue": "色相",
      "Saturation": "饱和度",
      "Brightness": "亮度",
      "Opacity": "不透明度",
    ]
  ) {
    FormsPage()
  } miniature: {
    ControlMiniatures.forms
  }

  static let style = PageOption.choice("style", "Style", key: "y", ["grouped": "Grouped", "columns": "Columns"])
}
