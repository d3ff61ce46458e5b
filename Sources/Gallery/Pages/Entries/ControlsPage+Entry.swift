import ScrollUI

/// The entry of `ControlsPage` in the gallery: its words, options and commands.
extension ControlsPage {
  static let description = GalleryPage(
    name: "controls", title: "Controls", hint: "Sliders, steppers and menus inside a page that scrolls.",
    symbol: "slider.horizontal.3", api: ["Slider", "Stepper", "Picker", "Menu", "Toggle"],
    options: [enabled, tint, size], source: "ControlsPage.swift"
  ) { ControlsPage() }

  static let enabled = PageOption.toggle("enabled", "Enabled", key: "d", isOn: true)
  static let tint = PageOption.choice(
    "tint", "Tint", key: "c", ["accent": "Accent", "purple": "Purple", "green": "Green", "pink": "Pink"])
  static let size = PageOption.choice(
    "size", "Size", key: "l", ["regular": "Regular", "small": "Small", "large": "Large"])
}
