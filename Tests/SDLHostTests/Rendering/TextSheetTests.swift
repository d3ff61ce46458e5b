import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import Testing

/// A sheet for the eye: run with `SAMPLE_SHEET=folder` to get PNG files of it.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SAMPLE_SHEET"] != nil)) struct TextSheetTests {
  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func draw(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(760, 500, scale: scale)
    var commands: [DrawCommand] = []
    half(canvas, x: 0, ink: .black, paper: RGBAColor(red: 1, green: 1, blue: 1), &commands)
    half(canvas, x: 380, ink: .white, paper: RGBAColor(red: 0.11, green: 0.11, blue: 0.12), &commands)
    let image = try canvas.draw(commands)
    let folder = ProcessInfo.processInfo.environment["SAMPLE_SHEET"] ?? "."
    try image.writePNG(to: "\(folder)/sample-\(scale).png")
  }

  private func half(
    _ canvas: OffscreenCanvas, x: CGFloat, ink: RGBAColor, paper: RGBAColor, _ commands: inout [DrawCommand]
  ) {
    commands.append(.rectangle(CGRect(x: x, y: 0, width: 380, height: 500), paper))
    var y: CGFloat = 20
    for size in [11, 13, 15, 17, 20, 28, 34] as [CGFloat] {
      let run = canvas.run("Scrolling 滚动视图 AVATAR fi \(Int(size))", ResolvedFont(size: size))
      y += run.metrics.ascent
      commands.append(.text(run, origin: CGPoint(x: x + 16, y: y), ink))
      y += run.metrics.descent + run.metrics.leading + 4
    }
    for weight in stride(from: 100, through: 900, by: 200) {
      let font = ResolvedFont(size: 15, weight: weight)
      commands.append(.text(canvas.run("Weight 重量 \(weight)", font), origin: CGPoint(x: x + 16, y: y + 14), ink))
      let italic = ResolvedFont(size: 15, weight: weight, isItalic: true)
      commands.append(.text(canvas.run("Italic 斜体 fj", italic), origin: CGPoint(x: x + 160, y: y + 14), ink))
      let mono = ResolvedFont(design: weight < 500 ? .monospaced : .serif, size: 13, weight: weight)
      commands.append(.text(canvas.run("Mono/Serif 0Oil1", mono), origin: CGPoint(x: x + 270, y: y + 14), ink))
      y += 20
    }
    let blue = RGBAColor(red: 0, green: 0.48, blue: 1)
    commands += [
      .roundedRectangle(CGRect(x: x + 16, y: y + 8, width: 100, height: 44), radius: 10, blue),
      .text(
        canvas.run("Button 按钮", ResolvedFont(size: 15, weight: 600)), origin: CGPoint(x: x + 26, y: y + 35), .white),
      .roundedFrame(CGRect(x: x + 130, y: y + 8, width: 100, height: 44), radius: 10, lineWidth: 1, blue),
      .roundedRectangle(CGRect(x: x + 244, y: y + 8, width: 44, height: 44), radius: 22, ink.opacity(0.3)),
      .roundedFrame(CGRect(x: x + 300, y: y + 8, width: 44, height: 44), radius: 22, lineWidth: 3, blue),
      .roundedRectangle(CGRect(x: x + 360, y: y + 8, width: 5, height: 90), radius: 2.5, ink.opacity(0.4)),
      .rectangle(CGRect(x: x + 16, y: y + 64, width: 330, height: 0.5), ink.opacity(0.3)),
      .text(canvas.run("Émilie Ắ g̃ 👍 → ✓ ₂ ½ Ω Ж א ع ไทย かな"), origin: CGPoint(x: x + 16, y: y + 90), ink),
    ]
  }
}
