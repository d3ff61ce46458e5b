/// The translations of the gallery's English texts into Simplified Chinese, by the keys of `StringTable`.
enum ChineseTexts {
  /// The texts of each area.
  static let areas = [
    pages, shell, options, lists, mail, samples, demos, features, illustrations, controls, frameGraph, recorder,
  ]

  /// The texts of all areas. A key with several translations has the first; `ChineseTextsTests` reports it.
  static let translations = Dictionary(
    areas.flatMap { $0.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })

  /// Controls, drawings and measures.
  static let controls: KeyValuePairs<String, String> = [
    "Buttons": "按钮",
    "Sliders": "滑块",
    "Toggles": "开关",
    "Progress": "进度",
    "Pickers": "选择器",
    "Menus": "菜单",
    "Taps": "点按",
    "Drag": "拖动",
    "Hold, then drag": "按住再拖",
    "Two fingers": "双指",
    "Hover": "悬停",
    "Shapes": "形状",
    "Strokes": "描边",
    "Gradients": "渐变",
    "Shadows": "阴影",
    "Masks and clips": "蒙版与裁剪",
    "Blending": "混合",
    "Symbols": "符号",
    "Labels": "标签",
    "Width": "宽",
    "Height": "高",
    "Offset": "偏移",
    "Velocity": "速度",
  ]
}
