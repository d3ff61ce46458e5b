import Geometry
import Testing

@testable import Engine

@MainActor @Suite struct EdgeScrollerTests {
  /// A viewport of 100 points that scrolls vertically by at most `room` points.
  private final class Viewport: RenderNode, EdgeScrollTarget {
    var room: CGFloat
    private(set) var scrolled: CGFloat = 0

    init(room: CGFloat) { self.room = room }

    func scrollEdges(_ axis: Axis) -> (start: CGFloat, end: CGFloat) { (0, 100) }
    func canScroll(_ axis: Axis, towards direction: CGFloat) -> Bool { room > 0 }

    func scrollAtEdge(_ axis: Axis, by distance: CGFloat) -> Bool {
      let step = min(room, abs(distance))
      room -= step
      scrolled += step
      return step > 0
    }
  }

  private let zone = EdgeZone(width: 20, speed: .velocity(100))

  private func scroller(_ path: [Viewport], at y: CGFloat, hasDeadBand: Bool = false) -> EdgeScroller {
    EdgeScroller(zone, axes: [.vertical], path: path, at: CGPoint(x: 0, y: y), hasDeadBand: hasDeadBand)
  }

  @Test func aPointerAtTheEdgeScrollsUntilTheContentEnds() {
    let viewport = Viewport(room: 6)
    let scroller = scroller([viewport], at: 100)
    #expect(scroller.isPulled)
    #expect(scroller.step(at: 0) && viewport.scrolled == 0, "the first frame starts the motion")
    #expect(scroller.step(at: 0.04) && viewport.scrolled == 4)
    #expect(scroller.step(at: 0.08) && viewport.scrolled == 6)
    #expect(!scroller.step(at: 0.12))
  }

  @Test func aDelayedFrameScrollsByAtMostATwentiethOfASecond() {
    let viewport = Viewport(room: 1000)
    let scroller = scroller([viewport], at: 0)
    _ = scroller.step(at: 0)
    _ = scroller.step(at: 3)
    #expect(viewport.scrolled == 5)
  }

  @Test func theInnermostViewportThatCanMoveScrolls() {
    let (inner, outer) = (Viewport(room: 2), Viewport(room: 50))
    let scroller = scroller([inner, outer], at: 100)
    for frame in 0..<4 { _ = scroller.step(at: Double(frame) * 0.02) }
    #expect(inner.scrolled == 2 && outer.scrolled == 4)
  }

  @Test func aDragThatBeginsAtAnEdgeScrollsOnceItHasLeftTheZone() {
    let viewport = Viewport(room: 50)
    let scroller = scroller([viewport], at: 95, hasDeadBand: true)
    #expect(!scroller.isPulled && !scroller.step(at: 0))
    scroller.move(to: CGPoint(x: 0, y: 50))
    scroller.move(to: CGPoint(x: 0, y: 95))
    #expect(scroller.isPulled && scroller.step(at: 0))
  }

  @Test func theLimitOfADragStopsTheScrolling() {
    let viewport = Viewport(room: 50)
    let scroller = EdgeScroller(zone, axes: [.vertical], path: [viewport], at: CGPoint(x: 0, y: 100)) { _, _, direction in
      direction < 0
    }
    #expect(!scroller.isPulled)
    scroller.move(to: .zero)
    #expect(scroller.isPulled)
  }
}
