import Engine
import Geometry
import Graphics
import SDLHost
import Testing

@MainActor @Suite struct OffscreenTargetTests {
  @Test func itsSizeIsRoundedToPixelsAndNeverEmpty() throws {
    #expect(try OffscreenCanvas(100, 50, scale: 1.25).target.outputSize == PixelSize(width: 125, height: 63))
    #expect(try OffscreenCanvas(0, 0).target.outputSize == PixelSize(width: 1, height: 1))
  }

  @Test func aResizedTargetDrawsTheSameRunAgain() throws {
    let canvas = try OffscreenCanvas(200, 40)
    let command = DrawCommand.text(canvas.run("Handgloves"), origin: CGPoint(x: 10, y: 28), .black)
    let before = try canvas.draw([command])
    try canvas.target.resize(to: CGSize(width: 300, height: 50))
    let after = try canvas.draw([command])
    #expect(after.width == 300 && after.height == 50)
    for y in 0..<40 { for x in 0..<200 { #expect(before[x, y] == after[x, y]) } }
  }
}
