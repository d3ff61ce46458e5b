import CSDL2
import Engine
import Foundation
import Geometry
import Graphics
import Raster
import SDLHost
import Testing
import TextShaping

/// Draws commands off screen and reads the pixels back.
@MainActor struct OffscreenCanvas {
  let target: OffscreenTarget
  let text: FontTextEngine

  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, limits: DrawingLimits = DrawingLimits()) throws {
    let fonts = try SharedFonts.library.get()
    target = try OffscreenTarget(
      size: CGSize(width: width, height: height), scale: scale, text: fonts, limits: limits)
    text = FontTextEngine(fonts: fonts, scale: scale)
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

extension DisplayList {
  /// The pixels of the list drawn by SDL through textures, at a scale of 1.
  @MainActor func drawnBySDL(text: FontLibrary? = nil) throws -> PixelImage {
    let (width, height) = (Int32(size.width), Int32(size.height))
    let surface = try #require(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let renderer = try #require(SDL_CreateSoftwareRenderer(surface))
    let textures = TextureRenderer(renderer: renderer)
    let painter = DisplayListPainter(
      renderer: textures, text: try text ?? SharedFonts.library.get(), images: SDLImageDecoder(), scale: 1)
    defer {
      painter.dropCaches()
      textures.removeTextures()
      SDL_DestroyRenderer(renderer)
    }
    painter.draw(self, bounds: textures.bounds)
    return try PixelImage(renderer: renderer, size: PixelSize(width: Int(width), height: Int(height)))
  }

  /// Stripes of different colors, 20 points wide, as a backdrop for translucent content.
  mutating func appendStripes() {
    let count = Int(size.width / 20)
    for stripe in 0..<count {
      let part = Float(stripe) / Float(count - 1)
      let rect = CGRect(x: 20 * CGFloat(stripe), y: 0, width: 20, height: size.height)
      append(.rectangle(rect, RGBAColor(red: part, green: 1 - part, blue: 0.4)), clip: .infinite)
    }
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

  /// The smallest rectangle around all pixels with ink of at least `threshold`; nil for an empty image.
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
