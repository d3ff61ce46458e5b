import Engine
import Geometry
import Graphics
import SDLHost
import Testing

@MainActor @Suite struct RectangleTests {
  @Test(arguments: [1, 1.25, 2])
  func edgesAreExactPixelsAtEveryScale(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(40, 40, scale: scale)
    let image = try canvas.draw([.rectangle(CGRect(x: 4, y: 8, width: 12, height: 20), .black)])
    let bounds = try #require(image.inkBounds())
    #expect(bounds.left == Int(4 * scale) && bounds.top == Int(8 * scale))
    #expect(bounds.right == Int(16 * scale) && bounds.bottom == Int(28 * scale))
    #expect(image.totalInk == Double(12 * 20 * scale * scale))
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func neighborsMeetWithoutGapOrOverlap(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(60, 10, scale: scale)
    let gray = RGBAColor.black.opacity(0.5)
    let rows = (0..<8).map {
      DrawCommand.rectangle(CGRect(x: CGFloat($0) * 7.3, y: 0, width: 7.3, height: 10), gray)
    }
    let image = try canvas.draw(rows)
    let end = Int((58.4 * scale).rounded())
    for x in 0..<end { #expect(abs(image.ink(x, 3) - 0.5) < 0.01, "column \(x)") }
  }

  @Test func aHairlineIsOnePixelThickAtEveryPosition() throws {
    let canvas = try OffscreenCanvas(20, 200)
    for step in 0..<40 {
      let y = 10 + CGFloat(step) * 0.13
      let image = try canvas.draw([.rectangle(CGRect(x: 0, y: y, width: 20, height: 0.33), .black)])
      #expect(image.totalInk == 20, "y = \(y)")
      let bounds = try #require(image.inkBounds())
      #expect(bounds.top == Int(y + 0.165))
    }
  }

  @Test func invalidRectanglesDrawNothingAndDoNotCrash() throws {
    let canvas = try OffscreenCanvas(20, 20)
    let image = try canvas.draw([
      .rectangle(CGRect(x: 4, y: 4, width: 0, height: 8), .black),
      .rectangle(CGRect(x: CGFloat.nan, y: 4, width: 4, height: 4), .clear),
      .rectangle(CGRect(x: 500, y: 500, width: 1e9, height: 1e9), .black),
      .roundedRectangle(CGRect(x: 4, y: 4, width: 0, height: 0), radius: 5, .black),
    ])
    #expect(image.totalInk == 0)
    let nan = CGFloat.nan
    try canvas.draw([.rectangle(.infinite, .black), .rectangle(CGRect(x: nan, y: nan, width: nan, height: 1), .black)])
  }

  @Test func aClipAppliesToLaterStepsAndEndsWithTheFrame() throws {
    let canvas = try OffscreenCanvas(20, 20)
    let all = DrawCommand.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
    let clipped = try canvas.draw([.clip(CGRect(x: 5, y: 5, width: 4, height: 6)), all])
    #expect(clipped.totalInk == 24)
    #expect(try canvas.draw([all]).totalInk == 400)
    #expect(try canvas.draw([.clip(CGRect(x: 5, y: 5, width: 0, height: 6)), all]).totalInk == 0)
  }

  @Test func unchangedRendererStateIsNotSetAgain() throws {
    let canvas = try OffscreenCanvas(20, 20)
    let small = DrawCommand.rectangle(CGRect(x: 0, y: 0, width: 2, height: 2), .black)
    try canvas.draw(Array(repeating: small, count: 50))
    #expect(canvas.target.counts.drawCalls == 51)
    #expect(canvas.target.counts.stateChanges == 4)  // a clip, a blend mode, two colors
  }
}
