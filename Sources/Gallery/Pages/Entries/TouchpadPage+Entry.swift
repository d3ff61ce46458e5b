import ScrollUI

/// The entry of `TouchpadPage` in the gallery: its words in both languages, options, commands and miniature.
extension TouchpadPage {
  static let description = GalleryPage(
    name: "touchpad", title: "Touchpad",
    hint: "Scroll, rest, lift, throw: the line is predicted the moment you let go.",
    symbol: "hand.draw", names: ["wheel", "lift", "hold", "device"],
    api: ["onScrollPhaseChange(_:)", "onScrollGeometryChange(for:of:action:)"],
    options: [show], commands: [swipe], minimumHeight: 500, source: "TouchpadPage.swift",
    chinese: [
      "Touchpad": "触控板",
      "Scroll, rest, lift, throw: the line is predicted the moment you let go.": "滚动、停住、抬手、甩动：松手那一刻就预测出那条线。",
      "Show": "显示",
      "Side by side": "并排",
      "With lift": "带抬手",
      "By SDL alone": "仅凭 SDL",
      "Play a swipe": "播放滑动",
      "Continuous": "连续设备",
      "Unknown device": "未知设备",
      "No report yet": "还没有报告",
      "Whole notches, no lift: content glides and is never thrown.": "整格滚动，没有抬手：内容只会滑动，不会被甩出。",
      "Parts of a notch, no lift: content glides and is never thrown.": "不足一格的滚动，没有抬手：内容只会滑动，不会被甩出。",
      "Points and a lift: content follows the fingers and is thrown by them.": "有位移，有抬手：内容跟着手指走，也能被甩出。",
      "Even movement of a stick or a ball: content follows and stops with it.": "指点杆或轨迹球的匀速移动：内容跟着走，也跟着停。",
      "Parts of a notch and no more: the lift is estimated from a pause.": "只有不足一格的滚动：抬手要靠停顿来估计。",
      "Scroll over the lists with two fingers or a wheel, or play a swipe.": "用两指或滚轮在列表上滚动，也可以播放一次滑动。",
      "Began": "开始",
      "Changed": "移动",
      "Lifted": "抬手",
      "Canceled": "取消",
      "Hold": "停住",
      "Pinch": "捏合",
      "Report": "报告",
      "Stroke": "行程",
      "Predicted end": "预测终点",
      "Real end": "实际终点",
      "Difference": "差值",
      "Rest": "停下",
    ]
  ) {
    TouchpadPage()
  } miniature: {
    FeelMiniatures.touchpad
  }

  static let show = PageOption.choice(
    "show", "Show", key: "s", ["both": "Side by side", "lift": "With lift", "sdl": "By SDL alone"])
  static let swipe = PageCommand("swipe", "Play a swipe", key: "w", symbol: "wind")
}
