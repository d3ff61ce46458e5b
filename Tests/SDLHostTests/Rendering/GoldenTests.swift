import CSDL2
import CSDL2Image
import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import Testing

/// Reference images that were approved by eye and must not change.
///
/// They are in `Tests/SDLHostTests/Rendering/Golden`. To write them again, run the tests with `SCROLLUI_GOLDEN=write` in the environment
/// and look at the changes. An image passes if no channel differs by more than `Golden.channelTolerance`, except in a fraction of the
/// pixels of at most `Golden.pixelTolerance`: versions of FreeType and SDL round a few edges differently.
enum Golden {
  static let channelTolerance = 6
  /// A fraction of all pixels.
  static let pixelTolerance = 0.004

  private static var folder: String {
    (#filePath as NSString).deletingLastPathComponent + "/Golden"
  }

  /// Compares an image with the reference image `name`.
  @MainActor static func check(_ image: PixelImage, _ name: String) throws {
    let path = "\(folder)/\(name).png"
    if ProcessInfo.processInfo.environment["SCROLLUI_GOLDEN"] == "write" {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try image.writePNG(to: path)
      return
    }
    let kept = try ImageDecoder.decode(.file(path), width: 0, height: 0)
    guard kept.width == image.width, kept.height == image.height else {
      return report(image, name, "it is \(image.width) × \(image.height), and was \(kept.width) × \(kept.height)")
    }
    var (worst, off) = (0, 0)
    for index in image.pixels.indices {
      let difference = difference(image.pixels[index], kept.pixels[index])
      worst = max(worst, difference)
      if difference > channelTolerance { off += 1 }
    }
    if Double(off) > pixelTolerance * Double(image.pixels.count) {
      report(image, name, "\(off) pixels are off by more than \(channelTolerance), the worst by \(worst)")
    }
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  @MainActor private static func report(_ image: PixelImage, _ name: String, _ reason: String) {
    let actual = NSTemporaryDirectory() + "scrollui-golden-\(name).png"
    try? image.writePNG(to: actual)
    Issue.record(
      "the reference image \(name) differs: \(reason); the drawn image is \(actual), write it again with SCROLLUI_GOLDEN=write"
    )
  }
}

@MainActor @Suite struct GoldenTests {
  private let blue = RGBAColor(red: 0.1, green: 0.4, blue: 0.9)
  private let orange = RGBAColor(red: 1, green: 0.6, blue: 0.1)
  private let whole = CGRect(x: 0, y: 0, width: 72, height: 48)

  private func path(_ path: VectorPath, _ paint: Paint) -> DrawCommand { .path(path, rule: .nonzero, paint, .identity) }

  private func layer(_ effect: LayerEffect, _ commands: [DrawCommand]) -> DrawCommand {
    .layer(Layer(content: Recording(commands: commands, bounds: whole), effect: effect, origin: .zero))
  }

  private func check(_ name: String, scale: CGFloat = 1, background: RGBAColor = .white, _ commands: [DrawCommand])
    throws
  {
    try Golden.check(OffscreenCanvas(72, 48, scale: scale).draw(commands, background: background), name)
  }

  private var turnedSquare: VectorPath {
    VectorPath.rect(CGRect(x: -11, y: -11, width: 22, height: 22)).applying(
      CGAffineTransform(rotationAngle: 0.5).concatenating(CGAffineTransform(translationX: 52, y: 24)))
  }

  @Test func shapes() throws {
    try check(
      "shapes",
      [
        .roundedRectangle(CGRect(x: 4, y: 4, width: 28, height: 18), radius: 6, blue),
        .roundedRectangle(CGRect(x: 8, y: 25, width: 20, height: 20), radius: 10, orange),
        path(turnedSquare, .color(blue)),
      ])
  }

  @Test func strokes() throws {
    var zigzag = VectorPath()
    for (index, x) in [6.0, 20, 34, 48].enumerated() {
      let point = CGPoint(x: x, y: index.isMultiple(of: 2) ? 8 : 26)
      if index == 0 { zigzag.move(to: point) } else { zigzag.addLine(to: point) }
    }
    let dashes = PathStroke(width: 2, cap: .round, dash: [5, 4])
    try check(
      "strokes", scale: 1.5,
      [
        path(zigzag.stroked(PathStroke(width: 5, cap: .round, join: .round)), .color(blue)),
        path(VectorPath.ellipse(in: CGRect(x: 46, y: 20, width: 22, height: 22)).stroked(dashes), .color(orange)),
        .roundedFrame(CGRect(x: 6, y: 32, width: 34, height: 12), radius: 5, lineWidth: 1, .black),
      ])
  }

  @Test func shadows() throws {
    let card = DrawCommand.roundedRectangle(CGRect(x: 14, y: 10, width: 44, height: 24), radius: 7, .white)
    let effect = LayerEffect.shadow(
      color: RGBAColor.black.opacity(0.5), radius: 6, offset: CGSize(width: 0, height: 3))
    try check("shadows", background: RGBAColor(red: 0.9, green: 0.92, blue: 0.95), [layer(effect, [card])])
  }

  @Test func gradients() throws {
    let ramp = ColorRamp(colors: [blue, orange])
    let (left, right) = (CGRect(x: 3, y: 3, width: 20, height: 42), CGRect(x: 49, y: 3, width: 20, height: 42))
    try check(
      "gradients",
      [
        path(.rect(left), .linear(ramp, start: CGPoint(x: 3, y: 3), end: CGPoint(x: 23, y: 45))),
        path(
          .ellipse(in: CGRect(x: 26, y: 14, width: 20, height: 20)),
          .radial(ramp, center: CGPoint(x: 36, y: 24), startRadius: 1, endRadius: 10)),
        path(.rect(right), .angular(ramp, center: CGPoint(x: 59, y: 24), startAngle: 0, endAngle: 2 * .pi)),
      ])
  }

  @Test func clips() throws {
    let stripes = (0..<9).map { DrawCommand.rectangle(CGRect(x: CGFloat($0) * 8, y: 0, width: 4, height: 48), blue) }
    try check(
      "clips", scale: 1.25,
      [
        layer(.clip(.roundedRect(CGRect(x: 4, y: 4, width: 30, height: 40), radius: 10)), stripes),
        layer(.clip(.ellipse(in: CGRect(x: 38, y: 8, width: 30, height: 30))), stripes),
      ])
  }

  @Test func masksAndBlends() throws {
    let ramp = ColorRamp(colors: [.black, .clear])
    let fade = Recording(
      commands: [path(.rect(whole), .linear(ramp, start: .zero, end: CGPoint(x: 72, y: 0)))], bounds: whole)
    let disc = path(.ellipse(in: CGRect(x: 24, y: 12, width: 26, height: 26)), .color(orange))
    try check(
      "masks-and-blends",
      [
        layer(.mask(fade), [.rectangle(CGRect(x: 4, y: 4, width: 64, height: 18), blue)]),
        layer(.blend(.multiply), [disc]),
        layer(.blend(.difference), [.rectangle(CGRect(x: 36, y: 24, width: 30, height: 18), orange)]),
      ])
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func text(scale: CGFloat) throws {
    let font = ResolvedFont(family: "DejaVu Sans", size: 13)
    let canvas = try OffscreenCanvas(72, 48, scale: scale)
    let image = try canvas.draw([
      .text(canvas.run("Handgloves", font), origin: CGPoint(x: 2, y: 15), .black),
      .text(canvas.run("Agility 27", font), origin: CGPoint(x: 2.5, y: 39.5), blue),
    ])
    try Golden.check(image, "text@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x")
  }
}
