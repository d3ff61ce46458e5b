import Engine
import Geometry
import Testing

@Suite struct ScrollRevealTests {
  /// 400 points between y = 20 and y = 420.
  private let viewport = CGRect(x: 10, y: 20, width: 300, height: 400)

  private func distance(_ start: Double, _ length: Double) -> Double {
    ScrollReveal.distance(
      showing: CGRect(x: 10, y: start, width: 300, height: length), in: viewport, .vertical)
  }

  @Test func aVisibleRectangleNeedsNoScrolling() {
    #expect(distance(20, 50) == 0)
    #expect(distance(200, 50) == 0)
    #expect(distance(370, 50) == 0, "it ends exactly at the edge")
    #expect(distance(20, 400) == 0, "it is exactly as long as the viewport")
  }

  @Test func aRectangleBeforeTheViewportIsShownAtItsBeginning() {
    #expect(distance(5, 50) == -15)
    #expect(distance(-500, 50) == -520)
  }

  @Test func aRectangleAfterTheViewportIsShownAtItsEnd() {
    #expect(distance(410, 50) == 40)
    #expect(distance(1000, 50) == 630)
  }

  @Test func aRectangleLongerThanTheViewportIsShownFromItsBeginning() {
    #expect(distance(30, 500) == 10)
    #expect(distance(-30, 500) == -50)
    #expect(distance(20, 500) == 0)
  }

  @Test func anEmptyViewportShowsTheBeginning() {
    let empty = CGRect(x: 0, y: 20, width: 0, height: 0)
    #expect(ScrollReveal.distance(showing: CGRect(x: 0, y: 50, width: 9, height: 9), in: empty, .vertical) == 30)
  }

  @Test func theOtherAxisIsMeasuredByItsOwnEdges() {
    let rect = CGRect(x: 300, y: 0, width: 40, height: 10)
    #expect(ScrollReveal.distance(showing: rect, in: viewport, .horizontal) == 30)
  }

  @Test func theViewportExcludesTheInsets() {
    var metrics = ScrollMetrics()
    metrics.viewport = CGSize(width: 300, height: 400)
    let insets = EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 10)
    #expect(ScrollReveal.viewport(metrics, insets: insets) == CGRect(x: 5, y: 20, width: 285, height: 350))
  }

  /// After scrolling by the distance, the remaining distance is always 0.
  @Test func scrollingByTheDistanceRevealsTheRectangle() {
    for start in stride(from: -900.0, through: 900, by: 37) {
      for length in [0.0, 1, 60, 399, 400, 401, 900] {
        let moved = start - distance(start, length)
        #expect(distance(moved, length).magnitude < 1e-9, "\(start), \(length)")
      }
    }
  }
}
