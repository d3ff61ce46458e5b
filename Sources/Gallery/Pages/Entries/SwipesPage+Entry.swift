import ScrollUI

/// The entry of `SwipesPage` in the gallery: its words in both languages, options, commands and miniature.
extension SwipesPage {
  static let description = GalleryPage(
    name: "swipes", title: "Swipe actions", hint: "Swipe a letter to either side; swipe further to act at once.",
    symbol: "envelope", api: ["swipeActions(edge:allowsFullSwipe:content:)", "List", "contextMenu(menuItems:)"],
    options: [style, full], commands: [restore], source: "SwipesPage.swift",
    chinese: [
      "Swipe actions": "轻扫操作",
      "Swipe a letter to either side; swipe further to act at once.": "向任一侧轻扫信件；扫得更远，即刻执行。",
      "Full swipe": "全程轻扫",
      "Unread": "未读",
      "Read": "已读",
      "Flag": "旗标",
      "Archive": "归档",
      "All letters are gone.": "信件都处理完了。",
      "Control Z brings back the last one.": "按 Control Z 可找回最后一封。",
      "Harbor office": "港务处",
      "Your berth for the summer": "您的夏季泊位",
      "Number 14 is free from Monday on.": "14 号泊位从周一起空出来。",
      "Mei": "小梅",
      "Photos from the ridge": "山脊上的照片",
      "The fog lifted just as we reached the top.": "我们刚到山顶，雾就散了。",
      "Your seat to the coast": "您去海边的座位",
      "Car 7, by the window, facing forward.": "7 号车厢，靠窗，面朝前方。",
      "The first pears are ripe": "第一批梨熟了",
      "Come by before the weekend.": "周末之前来一趟吧。",
      "Lighthouse museum": "灯塔博物馆",
      "Opening hours in autumn": "秋季开放时间",
      "We close at dusk, as ever.": "一如既往，日落时闭馆。",
      "Tea house": "茶馆",
      "A table for four": "四人桌",
      "We keep the corner by the pond for you.": "池塘边的角落给您留着。",
      "Kite club": "风筝会",
      "Wind on Saturday": "周六的风",
      "Force four from the west. Bring gloves.": "西风四级，记得带手套。",
      "Bookshop": "书店",
      "The atlas has arrived": "地图集到了",
      "It is heavier than we thought.": "比我们想的还要重。",
      "Grandmother": "外婆",
      "The recipe you asked for": "你要的菜谱",
      "The secret is to wait.": "秘诀就是等。",
      "City library": "市图书馆",
      "Two books are due": "两本书到期了",
      "You may keep them for another week.": "可以再借一周。",
      "Bridge works": "桥梁工程",
      "The footpath is open again": "步道重新开放",
      "Thank you for your patience.": "感谢您的耐心。",
      "Observatory": "天文台",
      "Comet tonight": "今晚有彗星",
      "Look low in the north, after ten.": "十点以后，看北方低空。",
    ]
  ) {
    SwipesPage()
  } miniature: {
    ListMiniatures.swipes
  }

  static let style = PageOption.choice(
    "style", "Style", key: "y", ["inset-grouped": "Inset grouped", "plain": "Plain"])
  static let full = PageOption.toggle("full", "Full swipe", key: "w", isOn: true)
  static let restore = PageCommand("restore", "Restore all", key: "r", symbol: "arrow.counterclockwise")
}
