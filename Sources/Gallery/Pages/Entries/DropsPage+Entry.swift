import ScrollUI

/// The entry of `DropsPage` in the gallery: its words in both languages, commands and miniature.
extension DropsPage {
  static let description = GalleryPage(
    name: "drops", title: "Drag and drop",
    hint: "Drag a card to another column; Control copies it. Files and texts can be dropped, too.",
    symbol: "hand.raised",
    api: [
      "draggable(_:)", "dropDestination(for:isEnabled:action:)", "dropConfiguration(_:)", "Transferable",
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
    ],
    commands: [choose, restore], source: "DropsPage.swift",
    chinese: [
      "Drag and drop": "拖放",
      "Drag a card to another column; Control copies it. Files and texts can be dropped, too.":
        "把卡片拖到另一列；按住 Control 则复制。文件和文字也能拖进来。",
      "Choose files": "选取文件",
      "The folder can't be read": "无法读取文件夹",
      "The folder is empty": "文件夹为空",
      "No files of this type": "没有此类文件",
      "Enclosing Folder": "上层文件夹",
      "Drop a card here": "把卡片拖到这里",
      "To do": "待办",
      "Under way": "进行中",
      "Water the bonsai": "给盆景浇水",
      "Mend the kite": "修风筝",
      "Book the night train": "订夜车票",
      "Sharpen the skates": "磨冰刀",
      "Call the lighthouse": "给灯塔打电话",
      "Pick the last pears": "摘最后的梨",
      "Oil the door": "给门上油",
      "Pack the tent": "收好帐篷",
      "Return the atlas": "归还地图集",
      "Tune the cello": "给大提琴调音",
      "Print the photos": "洗照片",
      "Feed the koi": "喂锦鲤",
      "Paint the boat": "给船刷漆",
      "Learn the fugue": "练赋格",
      "Hang the lantern": "挂灯笼",
    ]
  ) {
    DropsPage()
  } miniature: {
    ListMiniatures.drops
  }

  static let choose = PageCommand("choose", "Choose files", key: "o", symbol: "folder")
  static let restore = PageCommand("restore", "Restore all", key: "r", symbol: "arrow.counterclockwise")
}
