import Engine
import Foundation
import Geometry
import Graphics
import Raster
import SDLHost
import Testing

@MainActor @Suite struct PathDrawingTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1)
  private let box = CGRect(x: 4, y: 4, width: 32, height: 32)

  private func fill(_ path: VectorPath, _ paint: Paint, dx: CGFloat = 0, dy: CGFloat = 0) -> DrawCommand {
    .path(path, rule: .nonzero, paint, CGAffineTransform(translationX: dx, y: dy))
  }

  private func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func aPathHasItsAreaAtEveryScale(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(40, 40, scale: scale)
    let image = try canvas.draw([fill(.ellipse(in: box), .color(.black))])
    #expect(abs(image.totalInk / (scale * scale * .pi * 256) - 1) < 0.005)
  }

  @Test func aPathMovedByWholePixelsOrRecoloredIsNotRasterizedAgain() throws {
    let canvas = try OffscreenCanvas(80, 80)
    try canvas.draw([fill(.ellipse(in: box), .color(.black))])
    #expect(canvas.target.counts.madeRasters == 1)
    try canvas.draw([fill(.ellipse(in: box), .color(red), dx: 7, dy: 31)])
    #expect(canvas.target.counts.madeRasters == 0)
    try canvas.draw([fill(.ellipse(in: box), .color(red), dx: 7.5, dy: 31)])
    #expect(canvas.target.counts.madeRasters == 1)
    canvas.target.dropCaches()
    #expect(canvas.target.counts.rasterCacheBytes == 0)
  }

  @Test func aLargeMovingPathIsRasterizedAtMostFourTimesPerAxis() throws {
    let canvas = try OffscreenCanvas(240, 240)
    let ellipse = VectorPath.ellipse(in: CGRect(x: 4, y: 4, width: 200, height: 180))
    var made = 0
    for step in 0..<40 {
      let image = try canvas.draw([fill(ellipse, .color(.black), dy: 0.37 * CGFloat(step))])
      made += canvas.target.counts.madeRasters
      #expect(abs(image.totalInk / (.pi * 100 * 90) - 1) < 0.002)
    }
    #expect(made == 4)
  }

  @Test(arguments: [1, 1.25, 1.5, 1.75, 2] as [CGFloat])
  func movingByWholePixelsKeepsTheCoarsePhase(scale: CGFloat) throws {
    for tenth in -400...400 {
      let place = CGPoint(x: CGFloat(tenth) / 10 * scale, y: 0.125 - CGFloat(tenth))
      for shift in [1, -3, 40] as [Int32] {
        let moved = CGPoint(x: place.x + CGFloat(shift), y: place.y + CGFloat(shift))
        let (fine, other) = (try #require(PixelPhase.split(place)), try #require(PixelPhase.split(moved)))
        guard fine.phase == other.phase, other.whole.x - fine.whole.x == shift, other.whole.y - fine.whole.y == shift
        else { continue }
        let before = try #require(PixelPhase.split(place, isCoarse: true))
        let after = try #require(PixelPhase.split(moved, isCoarse: true))
        #expect(before.phase == after.phase, "\(place) by \(shift)")
        #expect(after.whole.x - before.whole.x == shift && after.whole.y - before.whole.y == shift)
      }
    }
  }

  @Test(arguments: [
    RGBAColor.black, RGBAColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.55),
    RGBAColor(red: 0.2, green: 0.5, blue: 1), RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.004),
  ])
  func aShapeDrawnDirectlyEqualsSDLDrawing(color: RGBAColor) throws {
    let canvas = try OffscreenCanvas(240, 60)
    var list = DisplayList(size: canvas.target.size, background: .white)
    list.appendStripes()
    let ellipse = VectorPath.ellipse(in: CGRect(x: 0, y: 0, width: 190, height: 70))
    list.append(fill(ellipse, .color(color), dx: -20.3, dy: 6.7), clip: CGRect(x: 13, y: 5, width: 200, height: 37))
    list.append(fill(.ellipse(in: box), .color(color), dx: 195, dy: 9.5), clip: .infinite)
    canvas.target.draw(list)
    #expect(try canvas.target.snapshot() == list.drawnBySDL())
  }

  @Test func aGradientDrawnDirectlyDiffersFromSDLByRoundingOnly() throws {
    let canvas = try OffscreenCanvas(240, 60)
    var list = DisplayList(size: canvas.target.size, background: .white)
    list.appendStripes()
    let ramp = ColorRamp(colors: [red, blue.opacity(0.6), .clear, RGBAColor.white.opacity(0.3)])
    let ellipse = VectorPath.ellipse(in: CGRect(x: 0, y: 0, width: 190, height: 70))
    let paint = Paint.linear(ramp, start: .zero, end: CGPoint(x: 190, y: 40))
    list.append(fill(ellipse, paint, dx: -20.3, dy: 6.7), clip: CGRect(x: 13, y: 5, width: 200, height: 37))
    list.append(fill(.rect(CGRect(x: 0, y: 0, width: 91, height: 33.3)), paint, dx: 150, dy: 9.5), clip: .infinite)
    canvas.target.draw(list)
    let (image, expected) = (try canvas.target.snapshot(), try list.drawnBySDL())
    var maximum = 0
    for y in 0..<60 {
      for x in 0..<240 {
        let (one, other) = (channels(image[x, y]), channels(expected[x, y]))
        maximum = max(maximum, abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
      }
    }
    // SDL rounds every product down, twice for overlapping gradients.
    #expect(maximum <= 4)
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func aGradientRectangleCoversThePixelsOfASolidOne(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(60, 60, scale: scale)
    let ramp = ColorRamp(colors: [red, red])
    for step in 0..<24 {
      let part = 0.13 * CGFloat(step)
      let size = CGSize(width: 20 + part, height: 31.7 - part)
      let paint = Paint.linear(ramp, start: .zero, end: CGPoint(x: 0, y: size.height))
      let path = VectorPath.rect(CGRect(origin: .zero, size: size))
      // Drawn positions are multiples of a 64th of a pixel.
      let place = CGPoint(x: 7 + CGFloat(step) / 32 / scale, y: 9 - CGFloat(3 * step) / 64 / scale)
      let image = try canvas.draw([fill(path, paint, dx: place.x, dy: place.y)])
      #expect(try image == canvas.draw([.rectangle(CGRect(origin: place, size: size), red)]), "\(place), \(size)")
    }
  }

  @Test func aMovingGradientRectangleIsRasterizedOnce() throws {
    let canvas = try OffscreenCanvas(240, 240)
    let paint = Paint.linear(ColorRamp(colors: [red, blue]), start: .zero, end: CGPoint(x: 0, y: 180))
    var made = 0
    for step in 0..<40 {
      try canvas.draw([
        fill(.rect(CGRect(x: 0, y: 0, width: 200, height: 180)), paint, dy: 0.37 * CGFloat(step))
      ])
      made += canvas.target.counts.madeRasters
    }
    #expect(made == 1)
  }

  @Test func aLinearGradientHasItsEndsAndItsMiddle() throws {
    let canvas = try OffscreenCanvas(64, 40)
    let ramp = ColorRamp(colors: [red, blue])
    let paint = Paint.linear(ramp, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 64, y: 0))
    let image = try canvas.draw([fill(.rect(CGRect(x: 0, y: 0, width: 64, height: 40)), paint)])
    let (first, middle, last) = (channels(image[0, 20]), channels(image[32, 20]), channels(image[63, 20]))
    #expect(first.red >= 252 && first.blue <= 3 && last.blue >= 252 && last.red <= 3)
    #expect(abs(middle.red - 127) <= 3 && abs(middle.blue - 127) <= 3 && middle.green == 0)
  }

  @Test func colorsAreInterpolatedPremultiplied() {
    let ramp = ColorRamp(colors: [red, RGBAColor.clear])
    let middle = ramp.color(at: 0.5)
    #expect(middle.red == 1 && middle.alpha == 0.5)
    #expect(ramp.color(at: -1) == red && ramp.color(at: 2).isClear && ColorRamp([]).color(at: 0).isClear)
    let hard = ColorRamp([.init(red, at: 0), .init(red, at: 0.5), .init(blue, at: 0.5), .init(blue, at: 1)])
    #expect(hard.color(at: 0.49) == red && hard.color(at: 0.5) == blue)
  }

  @Test func radialAndAngularGradientsFollowTheirPoints() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let ramp = ColorRamp(colors: [red, blue])
    let center = CGPoint(x: 20, y: 20)
    let radial = try canvas.draw([
      fill(.rect(box), .radial(ramp, center: center, startRadius: 2, endRadius: 14))
    ])
    #expect(channels(radial[20, 20]) == (255, 0, 0) && channels(radial[20, 5]) == (0, 0, 255))
    // Sampled at the center of the pixel: half a pixel off the center's row, 8.5 from its column.
    let part = ((8.5 * 8.5 + 0.5 * 0.5).squareRoot() - 2) / 12
    #expect(abs(Double(channels(radial[28, 20]).blue) - 255 * part) <= 1)
    #expect(abs(Double(channels(radial[28, 20]).red) - 255 * (1 - part)) <= 1)
    let angular = try canvas.draw([
      fill(.rect(box), .angular(ramp, center: center, startAngle: 0, endAngle: 2 * .pi))
    ])
    #expect(channels(angular[35, 20]).red > 245 && channels(angular[35, 19]).blue > 245)
    #expect(abs(channels(angular[5, 20]).red - 127) < 6)
  }

  @Test func aHugePathIsRasterizedOnlyWhereVisible() throws {
    let canvas = try OffscreenCanvas(100, 100)
    let path = VectorPath.roundedRect(CGRect(x: 0, y: 0, width: 90, height: 50_000), radius: 20)
    for step in 0..<20 {
      try canvas.draw([fill(path, .color(.black), dy: -CGFloat(step) * 8)])
      #expect(canvas.target.counts.madeRasters <= 1)
    }
    #expect(canvas.target.counts.rasterCacheBytes < 600_000)
  }

  @Test func cachedPathsTakeBoundedMemory() throws {
    let limit = 200_000
    let canvas = try OffscreenCanvas(200, 200, limits: DrawingLimits(rasterCacheBytes: limit))
    for side in stride(from: 10.0, to: 190, by: 7) {
      try canvas.draw([fill(.ellipse(in: CGRect(x: 0, y: 0, width: side, height: side)), .color(.black))])
      #expect(canvas.target.counts.rasterCacheBytes <= limit)
    }
  }
}
