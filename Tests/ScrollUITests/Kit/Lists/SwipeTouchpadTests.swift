import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Rows that are swiped by two fingers on a touchpad whose lift the system reports.
@MainActor @Suite struct SwipeTouchpadTests {
  private func sample() throws -> (swipe: SwipeSample, pad: TestTouchpad) {
    let sample = SwipeSample()
    return (sample, TestTouchpad(sample.window, at: try sample.middle(2)))
  }

  @Test func aRowFollowsTheFingersAndOpensAtTheLift() throws {
    let (sample, pad) = try sample()
    for _ in 0..<16 { pad.move(dx: 10, dy: 0.5) }
    #expect(abs(try sample.distance(2) + 160) < 1)
    pad.window.advance(seconds: 2)
    #expect(abs(try sample.distance(2) + 160) < 1, "resting fingers hold the row")
    #expect(sample.openRows.isEmpty)
    pad.lift()
    sample.window.settle()
    #expect(sample.openRows == [try sample.id(2)])
    #expect(try #require(sample.window.scroll).model.offset.y == 0)
  }

  @Test func aRowThatTheSystemTakesCloses() throws {
    let (sample, pad) = try sample()
    for _ in 0..<10 { pad.move(dx: 10, dy: 0) }
    pad.lift(.cancelled)
    sample.window.settle()
    #expect(sample.displacedRows.isEmpty)
  }

  @Test func aVerticalMovementWithASidewaysBeginningScrolls() throws {
    let (sample, pad) = try sample()
    pad.move(dx: 0.6, dy: 0.4)
    for _ in 0..<10 { pad.move(dx: 0, dy: 8) }
    #expect(sample.displacedRows.isEmpty)
    #expect(try #require(sample.window.scroll).model.offset.y > 70)
    // Sideways until the lift, the movement stays vertical.
    for _ in 0..<10 { pad.move(dx: 10, dy: 0) }
    #expect(sample.displacedRows.isEmpty)
    pad.lift()
    sample.window.settle()
    pad.move(dx: 20, dy: 0)
    #expect(!sample.displacedRows.isEmpty)
  }

  @Test func theListDoesNotMoveWithARow() throws {
    let (sample, pad) = try sample()
    pad.move(dx: 2, dy: 1.9)
    pad.move(dx: 10, dy: 3)
    for _ in 0..<5 { pad.move(dx: 10, dy: 6) }
    #expect(try sample.distance(2) < -50)
    #expect(abs(try #require(sample.window.scroll).model.offset.y) < 2)
  }
}
