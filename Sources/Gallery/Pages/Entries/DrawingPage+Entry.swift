import ScrollUI

/// The entry of `DrawingPage` in the gallery: its words in both languages, options, commands and miniature.
extension DrawingPage {
  static let description = GalleryPage(
    name: "drawing", title: "Drawing", hint: "Vector paths, gradients, shadows and blending, sharp at every scale.",
    symbol: "paintbrush", api: ["Path", "Canvas", "Gradient", "blendMode(_:)", "shadow(color:radius:x:y:)"],
    options: [opacity, blend, sweep], source: "DrawingPage.swift",
    chinese: [
      "Vector paths, gradients, shadows and blending, sharp at every scale.": "矢量路径、渐变、阴影与混合，任何缩放都清晰。",
      "Canvas": "画布",
      "Group opacity": "整体透明度",
      "Blend": "混合",
      "Screen, multiply": "滤色、正片叠底",
      "Difference, darken": "差值、变暗",
      "Sweeping hand": "扫秒",
      "Shapes": "形状",
      "Strokes": "描边",
      "Gradients": "渐变",
      "Shadows": "阴影",
      "Blending": "混合",
      "Masks and clips": "蒙版与裁剪",
      "Symbols": "符号",
      "Labels": "标签",
    ]
  ) {
    DrawingPage()
  } miniature: {
    EffectMiniatures.drawing
  }

  static let opacity = PageOption.number(
    "opacity", "Group opacity", 10...100, step: 5, initial: 45, unit: "%")
  static let blend = PageOption.choice(
    "blend", "Blend", key: "b", ["plain": "Screen, multiply", "strong": "Difference, darken"])
  static let sweep = PageOption.toggle("sweep", "Sweeping hand", key: "s")
}
