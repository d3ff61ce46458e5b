import Engine
import Foundation
import Geometry

@testable import SDLHost

/// Draws commands off screen and reads the pixels back.
@MainActor struct Picture {
  let target: OffscreenTarget
  let text: SDLTextEngine

  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, limits: DrawingLimits = DrawingLimits()) throws {
    let fonts = try Shared.fonts.get()
    target = try OffscreenTarget(
      size: CGSize(width: width, height: height), scale: scale, fonts: fonts, limits: limits)
    text = SDLTextEngine(fonts: fonts, scale: scale)
  }

  func run(_ string: String, _ font: ResolvedFont = ResolvedFont(size: 17)) -> TextRun {
    TextRun(
      text: string, font: font, width: text.width(of: string[...], font: font), metrics: text.metrics(of: font))
  }

  @discardableResult
  func draw(_ commands: [DrawCommand], background: RGBAColor = .white) throws -> PixelImage {
    var list = DisplayList(size: target.size, background: background)
    var clip = CGRect.infinite
    for command in commands {
      if case .clip(let rectangle) = command { clip = rectangle } else { list.append(command, clip: clip) }
    }
    target.draw(list)
    target.present()
    return try target.snapshot()
  }
}

extension PixelImage {
  /// How dark a pixel is: 0 for white, 1 for black.
  func ink(_ x: Int, _ y: Int) -> Double { 1 - Double(self[x, y] & 0xFF) / 255 }

  /// The sum of the ink in pixels.
  var totalInk: Double {
    var sum = 0.0
    for y in 0..<height { for x in 0..<width { sum += ink(x, y) } }
    return sum
  }

  /// The smallest rectangle around all pixels with ink of at least `threshold`; nil for an empty picture.
  func inkBounds(_ threshold: Double = 0.05) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    var bounds: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width where ink(x, y) >= threshold {
        let old = bounds ?? (x, y, x + 1, y + 1)
        bounds = (min(old.left, x), min(old.top, y), max(old.right, x + 1), max(old.bottom, y + 1))
      }
    }
    return bounds
  }
}
