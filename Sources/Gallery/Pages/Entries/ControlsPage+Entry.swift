import ScrollUI

/// The entry of `ControlsPage` in the gallery: its words in both languages, options, commands and miniature.
extension ControlsPage {
  static let description = GalleryPage(
    name: "controls", title: "Controls", hint: "Sliders, steppers and menus inside a page that scrolls.",
    symbol: "slider.horizontal.3", api: ["Slider", "Stepper", "Picker", "Menu", "Toggle"],
    options: [enabled, tint, size], source: "ControlsPage.swift",
    chinese: [
      "Sliders, steppers and menus inside a page that scrolls.": "滚动页面中的滑块、步进器和菜单。",
      "Stepper": "步进器",
      "Enabled": "启用",
      "Tint": "强调色",
      "Buttons": "按钮",
      "Prominent": "突出",
      "The default action": "默认操作",
      "Bordered": "有边框",
      "Capsule": "胶囊形",
      "Borderless": "无边框",
      "Hold me": "按住我",
      "Toggles": "开关",
      "A switch": "开关",
      "Follows the switch": "跟随开关",
      "A checkbox": "复选框",
      "A button": "按钮",
      "Sliders": "滑块",
      "Held": "按住时",
      "Any value": "任意值",
      "Whole steps": "整步",
      "Rating": "评分",
      "Progress": "进度",
      "Progress as a circle": "圆形进度",
      "Work": "进行",
      "Advance": "前进一步",
    ]
  ) {
    ControlsPage()
  } miniature: {
    ControlMiniatures.controls
  }

  static let enabled = PageOption.toggle("enabled", "Enabled", key: "d", isOn: true)
  static let tint = PageOption.choice(
    "tint", "Tint", key: "c", ["accent": "Accent", "purple": "Purple", "green": "Green", "pink": "Pink"])
  static let size = PageOption.choice(
    "size", "Size", key: "l", ["regular": "Regular", "small": "Small", "large": "Large"])
}
