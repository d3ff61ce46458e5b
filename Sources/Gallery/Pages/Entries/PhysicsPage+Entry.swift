import ScrollUI

/// The entry of `PhysicsPage` in the gallery: its words in both languages, options, commands and miniature.
extension PhysicsPage {
  static let description = GalleryPage(
    name: "physics", title: "Physics",
    hint: "Throw the list. The thick line predicts; the thin line measures.",
    symbol: "chart.line.uptrend.xyaxis",
    api: ["onScrollPhaseChange(_:)", "scrollBounceBehavior(_:axes:)", "scrollDecelerationRate(_:)"],
    options: [deceleration, bounce, calm, rows], commands: [fling], minimumHeight: 420, source: "PhysicsPage.swift",
    chinese: [
      "Physics": "物理",
      "Throw the list. The thick line predicts; the thin line measures.": "甩动列表。粗线是松手那一刻的预测，细线是实际测得的运动。",
      "Deceleration": "减速",
      "Normal": "普通",
      "Bounce": "回弹",
      "Throw": "甩动",
      "Velocity": "速度",
    ]
  ) {
    PhysicsPage()
  } miniature: {
    FeelMiniatures.physics
  }

  static let deceleration = PageOption.choice(
    "deceleration", "Deceleration", key: "d", ["normal": "Normal", "fast": "Fast"])
  static let bounce = PageOption.toggle("bounce", "Bounce", key: "b", isOn: true)
  static let calm = PageOption.toggle(
    "reduced-motion", "Reduced motion", key: "m", followsReducedMotion: true)
  static let rows = PageOption.number("rows", "Rows", 20...400, step: 20, initial: 120)
  static let fling = PageCommand("throw", "Throw", key: "w", symbol: "wind")
}
