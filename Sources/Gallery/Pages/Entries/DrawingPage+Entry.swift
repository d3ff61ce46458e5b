import ScrollUI

/// The entry of `DrawingPage` in the gallery: its words, options and commands.
extension DrawingPage {
  static let description = GalleryPage(
    name: "drawing", title: "Drawing", hint: "Vector paths, gradients, shadows and blending, sharp at every scale.",
    symbol: "paintbrush", api: ["Path", "Canvas", "Gradient", "blendMode(_:)", "shadow(color:radius:x:y:)"],
    options: [opacity, blend, sweep], source: "DrawingPage.swift"
  ) { DrawingPage() }

  static let opacity = PageOption.number(
    "opacity", "Group opacity", 10...100, step: 5, initial: 45, unit: "%")
  static let blend = PageOption.choice(
    "blend", "Blend", key: "b", ["plain": "Screen, multiply", "strong": "Difference, darken"])
  static let sweep = PageOption.toggle("sweep", "Sweeping hand", key: "s")
}
