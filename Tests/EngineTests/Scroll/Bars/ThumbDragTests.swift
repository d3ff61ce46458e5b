import Engine
import ScrollUITesting
import Testing

@Suite struct ThumbDragTests {
  private func drag(_ range: ClosedRange<Double>, offset: Double) throws -> ThumbDrag {
    var metrics = ScrollMetrics()
    metrics.viewport = .init(width: 100, height: 400)
    metrics.contentSize = .init(width: 100, height: 400 + range.upperBound)
    let indicator = try #require(
      ScrollIndicator(.vertical, offset: .init(x: 0, y: offset), metrics: metrics, leavesCorner: false))
    return ThumbDrag(indicator, grip: 5, offset: offset, range: range)
  }

  @Test func bothEndsAreReached() throws {
    var drag = try drag(0...1000, offset: 300)
    #expect(drag.move(to: -50, offset: 300, range: 0...1000) == 0)
    #expect(drag.move(to: 5000, offset: 0, range: 0...1000) == 1000)
  }

  @Test func theThumbStaysUnderThePointerAndTheOffsetFollowsLinearly() throws {
    var drag = try drag(0...1000, offset: 0)
    let (start, distance) = (drag.thumb, drag.track.upperBound - drag.track.lowerBound)
    var offset = 0.0
    for step in 1...10 {
      offset = drag.move(to: start + 5 + distance * Double(step) / 10, offset: offset, range: 0...1000)
      #expect((offset - 100 * Double(step)).magnitude < 1e-9)
      #expect((drag.thumb - start - distance * Double(step) / 10).magnitude < 1e-9)
    }
  }

  @Test func contentThatGrowsDuringAThumbDragDoesNotJump() throws {
    var drag = try drag(0...1000, offset: 0)
    let middle = drag.track.lowerBound + (drag.track.upperBound - drag.track.lowerBound) / 2 + 5
    let before = drag.move(to: middle, offset: 0, range: 0...1000)
    let thumb = drag.thumb
    #expect(drag.move(to: middle, offset: before, range: 0...9000) == before)
    #expect(drag.thumb == thumb)
    #expect(drag.move(to: 5000, offset: before, range: 0...9000) == 9000)
    #expect(drag.move(to: -5000, offset: 9000, range: 0...9000) == 0)
  }

  @Test func aCorrectionDuringAThumbDragIsKept() throws {
    var drag = try drag(0...1000, offset: 200)
    let hand = drag.thumb + 5
    let before = drag.move(to: hand, offset: 200, range: 0...1000)
    #expect(drag.move(to: hand, offset: before + 60, range: 0...1060) == before + 60)
  }
}
