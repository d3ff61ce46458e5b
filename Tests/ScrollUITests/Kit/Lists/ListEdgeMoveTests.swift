import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Scrolling of a list by a row that is lifted near an edge.
@MainActor @Suite struct ListEdgeMoveTests {
  private func sample() throws -> (sample: MovingSample, scroll: ScrollNode) {
    let sample = MovingSample()
    let scroll = try #require(sample.window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 450))
    sample.window.settle()
    return (sample, scroll)
  }

  /// The x coordinate of the grips.
  private func gripX(_ sample: MovingSample) throws -> CGFloat { try sample.grip(14).x }

  @Test(arguments: [20.0, 30, 410, 425]) func aRowThatIsLiftedNearAnEdgeDoesNotScroll(y: CGFloat) throws {
    let (sample, scroll) = try sample()
    let x = try gripX(sample)
    sample.window.move(CGPoint(x: x, y: y))
    sample.window.press(CGPoint(x: x, y: y))
    sample.window.move(CGPoint(x: x, y: y + 1))
    sample.window.advance(seconds: 1)
    #expect(scroll.model.offset.y == 450)
    let inwards: CGFloat = y < 220 ? 1 : -1
    for step in 1...20 { sample.window.move(CGPoint(x: x, y: y + inwards * CGFloat(step))) }
    #expect(scroll.model.offset.y == 450, "on its way out of the zone")
    for step in 1...60 { sample.window.move(CGPoint(x: x, y: y + inwards * CGFloat(20 + step))) }
    #expect(scroll.model.offset.y == 450)
  }

  @Test(arguments: [20.0, 425]) func aRowThatReturnsToTheEdgeScrolls(y: CGFloat) throws {
    let (sample, scroll) = try sample()
    let x = try gripX(sample)
    sample.window.move(CGPoint(x: x, y: y))
    sample.window.press(CGPoint(x: x, y: y))
    for step in 1...10 { sample.window.move(CGPoint(x: x, y: y + (220 - y) * CGFloat(step) / 10)) }
    sample.window.move(CGPoint(x: x, y: y))
    sample.window.advance(seconds: 0.5)
    #expect(y < 220 ? scroll.model.offset.y < 400 : scroll.model.offset.y > 500)
  }
}
