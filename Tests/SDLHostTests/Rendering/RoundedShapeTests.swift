import Engine
import Foundation
import Geometry
import Graphics
import Raster
import SDLHost
import Testing

@MainActor @Suite struct RoundedShapeTests {
  @Test(arguments: [(1.0, 8.0), (1.25, 8.0), (1.25, 10.0), (2.0, 7.3)])
  func cornersAreSmoothAndSymmetrical(scale: CGFloat, radius: CGFloat) throws {
    let canvas = try OffscreenCanvas(48, 40, scale: scale)
    let image = try canvas.draw([
      .roundedRectangle(CGRect(x: 0, y: 0, width: 48, height: 40), radius: radius, .black)
    ])
    var grays = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        #expect(image.ink(x, y) == image.ink(image.width - 1 - x, y))
        #expect(image.ink(x, y) == image.ink(x, image.height - 1 - y))
        if image.ink(x, y) > 0.02 && image.ink(x, y) < 0.98 { grays += 1 }
      }
    }
    #expect(grays >= 4 * Int(radius * scale) / 2)
    #expect(image.ink(0, 0) == 0 && image.ink(image.width / 2, 0) == 1)
  }

  @Test(arguments: [9, 10, 24, 25, 61, 200] as [CGFloat])
  func aCircleHasItsArea(diameter: CGFloat) throws {
    let canvas = try OffscreenCanvas(diameter + 10, diameter + 10)
    let circle = CGRect(x: 5, y: 5, width: diameter, height: diameter)
    let image = try canvas.draw([.roundedRectangle(circle, radius: diameter / 2, .black)])
    let area = Double.pi * Double(diameter * diameter) / 4
    #expect(abs(image.totalInk - area) < 0.01 * area)
    #expect(canvas.target.counts.drawCalls == 3)  // background and two halves
  }

  @Test func aRingHasItsAreaAndAnEmptyMiddle() throws {
    let canvas = try OffscreenCanvas(60, 60)
    let ring = CGRect(x: 5, y: 5, width: 50, height: 50)
    let image = try canvas.draw([.roundedFrame(ring, radius: 25, lineWidth: 3, .black)])
    let area = Double.pi * (25 * 25 - 22 * 22)
    #expect(abs(image.totalInk - area) < 0.01 * area)
    #expect(image.ink(30, 30) == 0)
  }

  @Test func aStrokedFrameHasItsLineWidthOnAllSides() throws {
    let canvas = try OffscreenCanvas(60, 40)
    let frame = CGRect(x: 5, y: 5, width: 50, height: 30)
    for radius in [0, 6] as [CGFloat] {
      let image = try canvas.draw([.roundedFrame(frame, radius: radius, lineWidth: 2, .black)])
      #expect((0..<60).reduce(0) { $0 + image.ink($1, 20) } == 4)
      #expect((0..<40).reduce(0) { $0 + image.ink(30, $1) } == 4)
      #expect(image.ink(5, 20) == 1 && image.ink(54, 20) == 1 && image.ink(30, 5) == 1 && image.ink(30, 34) == 1)
    }
  }

  @Test func aTranslucentShapeIsUniform() throws {
    let canvas = try OffscreenCanvas(60, 40)
    let shape = CGRect(x: 5, y: 5, width: 50, height: 30)
    let image = try canvas.draw([.roundedRectangle(shape, radius: 9, RGBAColor.black.opacity(0.4))])
    for y in 14..<26 { #expect(abs(image.ink(30, y) - 0.4) < 0.01) }
    for x in 16..<44 { #expect(abs(image.ink(x, 6) - 0.4) < 0.01) }
    var darkest = 0.0
    for y in 0..<40 { for x in 0..<60 { darkest = max(darkest, image.ink(x, y)) } }
    #expect(darkest < 0.41)
  }

  @Test func shapesOfTwoColorsShareAMask() throws {
    let canvas = try OffscreenCanvas(60, 40)
    let shape = CGRect(x: 5, y: 5, width: 20, height: 20)
    let wide = CGRect(x: 30, y: 5, width: 28, height: 20)
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let image = try canvas.draw([.roundedRectangle(shape, radius: 5, .black), .roundedRectangle(wide, radius: 5, red)])
    #expect(canvas.target.counts.madeRasters == 1)
    #expect(image[15, 15] == 0xFF00_0000 && image[44, 15] == 0xFFFF_0000)
  }

  @Test func masksTakeBoundedMemory() throws {
    let canvas = try OffscreenCanvas(400, 400, limits: DrawingLimits(maskCacheBytes: 100_000))
    for diameter in stride(from: 4.0, to: 300, by: 3) {
      let circle = CGRect(x: 0, y: 0, width: diameter, height: diameter)
      try canvas.draw([.roundedRectangle(circle, radius: diameter / 2, .black)])
      #expect(canvas.target.counts.maskCacheBytes <= max(100_000, Int(diameter * diameter) * 4))
    }
  }
}
