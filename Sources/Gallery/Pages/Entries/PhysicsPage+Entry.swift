import ScrollUI

/// The entry of `PhysicsPage` in the gallery: its words, options and commands.
extension PhysicsPage {
  static let description = GalleryPage(
    name: "physics", title: "Physics",
    hint: "Throw the list. The thick line predicts; the thin line measures.",
    symbol: "chart.line.uptrend.xyaxis",
    api: ["onScrollPhaseChange(_:)", "scrollBounceBehavior(_:axes:)", "scrollDecelerationRate(_:)"],
    options: [deceleration, bounce, calm, rows], commands: [fling], minimumHeight: 420, source: "PhysicsPage.swift"
  ) { PhysicsPage() }

  static let deceleration = PageOption.choice(
    "deceleration", "Deceleration", key: "d", ["normal": "Normal", "fast": "Fast"])
  static let bounce = PageOption.toggle("bounce", "Bounce", key: "b", isOn: true)
  static let calm = PageOption.toggle(
    "reduced-motion", "Reduced motion", key: "m", followsReducedMotion: true)
  static let rows = PageOption.number("rows", "Rows", 20...400, step: 20, initial: 120)
  static let fling = PageCommand("throw", "Throw", key: "w", symbol: "wind")
}
