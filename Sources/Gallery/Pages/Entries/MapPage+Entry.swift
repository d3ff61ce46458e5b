import ScrollUI

/// The entry of `MapPage` in the gallery: its words in both languages, options, commands and miniature.
extension MapPage {
  static let description = GalleryPage(
    name: "map", title: "Map", hint: "Pinch, or turn the wheel with Control: the point under the pointer stays.",
    symbol: "map", api: ["scrollZoom(_:in:)", "TiledCanvas", "visualEffect(_:)"],
    options: [heights, names], commands: [larger, smaller, fit, another], source: "MapPage.swift",
    chinese: [
      "Map": "地图",
      "Pinch, or turn the wheel with Control: the point under the pointer stays.": "双指捏合，或按住 Control 转动滚轮：指针下的点保持不动。",
      "Contour lines": "等高线",
      "Names": "地名",
      "Zoom in": "放大",
      "Zoom out": "缩小",
      "Whole map": "全图",
      "Another archipelago": "换一片群岛",
      "Heron Island": "鹭岛", "Saffron Island": "番红岛", "Lantern Rock": "灯笼礁", "Whale Back": "鲸背岛", "The Sisters": "姊妹岛",
      "Fog Island": "雾岛", "Port Amber": "琥珀港", "Willowhaven": "柳湾", "Copperbridge": "铜桥", "Northlight": "北光",
      "Saltmarket": "盐市", "Fernmouth": "蕨口", "Old Harbor": "旧港", "Millbrook": "磨溪", "Kingfisher Bay": "翠鸟湾",
      "Stonequay": "石埠", "Applegarth": "苹果园", "Bramble Hill": "莓坡", "Cloverley": "苜蓿", "Driftwood": "浮木",
      "Elderfield": "接骨田", "Foxhollow": "狐谷", "Gull Point": "鸥嘴", "Hazelwick": "榛村", "Ivy Cross": "藤口",
      "Juniper End": "刺柏角", "Kelp Cove": "海带湾", "Larkmeadow": "云雀甸", "Mossford": "苔渡", "Nettlecombe": "荨麻谷",
      "Otterwater": "獭水", "Plumstead": "梅庄", "Quarry Row": "石场", "Reedham": "芦村", "Sandling": "沙岭",
      "Thistledown": "蓟坡", "Umber Vale": "赭谷", "Violet Lane": "堇巷", "Mount Ember": "烬山", "Cloud Peak": "云峰",
      "The Anvil": "铁砧", "Owl Crag": "枭岩", "Windy Top": "风顶", "Silver Horn": "银角",
    ]
  ) {
    MapPage()
  } miniature: {
    PositionMiniatures.map
  }

  static let heights = PageOption.toggle("heights", "Contour lines", key: "h", isOn: true)
  static let names = PageOption.toggle("names", "Names", key: "n", isOn: true)
  static let larger = PageCommand("larger", "Zoom in", key: "i", symbol: "plus.magnifyingglass")
  static let smaller = PageCommand("smaller", "Zoom out", key: "o", symbol: "minus.magnifyingglass")
  static let fit = PageCommand("fit", "Whole map", key: "w", symbol: "map")
  static let another = PageCommand("another", "Another archipelago", key: "r", symbol: "arrow.clockwise")
}
