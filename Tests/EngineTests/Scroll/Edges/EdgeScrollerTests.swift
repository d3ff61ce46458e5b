#if DEBUG
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

    private let zone = EdgeZone(width: 20, speed: .velocity(64))

    private func scroller(_ path: [Viewport], at y: CGFloat, hasDeadBand: Bool = false) -> EdgeScroller {
      EdgeScroller(zone, axes: [.vertical], path: path, at: CGPoint(x: 0, y: y), hasDeadBand: hasDeadBand)
    }

    @Test func aPointerAtTheEdgeScrollsUntilTheContentEnds() {
      let viewport = Viewport(room: 1.5)
      let scroller = scroller([viewport], at: 100)
      #expect(scroller.isPulled)
      #expect(scroller.step(at: 0) && viewport.scrolled == 0, "the first frame starts the motion")
      #expect(scroller.step(at: 1 / 64) && viewport.scrolled == 1)
      #expect(scroller.step(at: 2 / 64) && viewport.scrolled == 1.5)
      #expect(!scroller.step(at: 3 / 64))
    }

    @Test func aDelayedFrameScrollsByAtMostATwentiethOfASecond() {
      let viewport = Viewport(room: 1000)
      let scroller = scroller([viewport], at: 0)
      _ = scroller.step(at: 0)
      _ = scroller.step(at: 3)
      #expect(viewport.scrolled == 3.2)
    }

    @Test func theInnermostViewportThatCanMoveScrolls() {
      let (inner, outer) = (Viewport(room: 1), Viewport(room: 50))
      let scroller = scroller([inner, outer], at: 100)
      for frame in 0..<4 { _ = scroller.step(at: Double(frame) / 64) }
      #expect(inner.scrolled == 1 && outer.scrolled == 2)
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
      let scroller = EdgeScroller(
        zone, axes: [.vertical], path: [viewport], at: CGPoint(x: 0, y: 100), hasDeadBand: false
      ) { $2 < 0 }
      #expect(!scroller.isPulled)
      scroller.move(to: .zero)
      #expect(scroller.isPulled)
    }
  }
#endif
