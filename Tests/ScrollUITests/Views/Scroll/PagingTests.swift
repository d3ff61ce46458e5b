import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct PagingTests {
  private func window(pages: CGFloat = 10, axis: Axis = .vertical) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      ScrollView(Axis.Set(axis)) {
        Color.blue.frame(
          width: axis == .horizontal ? 400 * pages : 400, height: axis == .vertical ? 600 * pages : 600)
      }
      .scrollTargetBehavior(.paging)
    }
  }

  /// Document 001: `.paging` scrolls page by page, a page being the visible size of the scroll view.
  @Test(arguments: [-40.0, -120, -300]) func aFlickOfAnyVelocityMovesOnePage(distance: Double) {
    let window = window()
    window.flick(distance)
    #expect(window.rest == 600)
    window.flick(distance)
    #expect(window.rest == 1200)
    window.flick(-distance)
    #expect(window.rest == 600)
  }

  @Test func aMovementEndsAtMostOnePageFromItsStart() throws {
    let window = window()
    for seed in 0..<24 {
      let before = window.rest
      let distance = CGFloat([-280, -90, 200, -20, 290, -250, 60, -150][seed % 8])
      window.flick(distance, steps: 1 + seed % 5)
      #expect((window.rest - before).magnitude <= 600)
      #expect(window.rest.truncatingRemainder(dividingBy: 600) == 0, "after \(distance)")
    }
  }

  @Test func aDragWithoutVelocitySnapsToTheNearestPage() {
    let window = window()
    window.put(-200)
    #expect(window.rest == 0)
    window.put(-290)
    window.put(-290)
    #expect(window.rest == 0, "the first has gone back")
    let half = self.window()
    half.drag(from: CGPoint(x: 200, y: 590), by: CGVector(dx: 0, dy: -400), steps: 12, rest: 0.3)
    half.settle()
    #expect(half.rest == 600)
  }

  @Test func aCaughtFlickContinuesFromItsTargetPage() {
    let window = window()
    window.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -200), steps: 4)
    window.advance(seconds: 0.1)
    #expect(window.rest > 200 && window.rest < 600)
    window.flick(-200)
    #expect(window.rest == 1200)
  }

  @Test func theEndOfTheContentIsAPage() {
    let window = window(pages: 2.5)
    window.flick(-200)
    window.flick(-200)
    #expect(window.rest == 900)
    window.flick(-200)
    #expect(window.rest == 900)
    window.flick(200)
    #expect(window.rest == 600)
  }

  @Test func pageKeysMoveOnePage() {
    let window = window()
    for expected in [600.0, 1200, 1800] {
      window.key("PageDown")
      window.settle()
      #expect(window.rest == expected)
    }
    window.key("PageDown")
    window.key("PageDown")
    window.settle()
    #expect(window.rest == 3000, "each key is a movement of its own")
    window.key("PageUp")
    window.settle()
    #expect(window.rest == 2400)
    window.key("End")
    window.settle()
    #expect(window.rest == 5400)
    window.key("Down")
    window.key("Home")
    window.settle()
    #expect(window.rest == 0)
  }

  @Test func theNotchesOfOneTurnMoveOnePage() {
    let window = window()
    window.turn(1)
    #expect(window.rest == 600)
    window.turn(5)
    #expect(window.rest == 1200)
    window.turn(-1)
    #expect(window.rest == 600)
  }

  @Test func aTrackpadScrollRestsOnAPage() {
    let window = window()
    for _ in 0..<8 { window.wheel(-0.9, at: CGPoint(x: 200, y: 300), isPrecise: true) }
    window.settle()
    #expect(window.rest == 600)
    for _ in 0..<2 { window.wheel(-0.3, at: CGPoint(x: 200, y: 300), isPrecise: true) }
    window.settle()
    #expect(window.rest == 600, "a little is taken back")
  }

  @Test func aReleasedThumbSnapsToTheNearestPage() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    window.send(.mouseMove(CGPoint(x: 397, y: 100)))
    window.advance()
    let thumb = try #require(scroll.indicators.thumb(.vertical))
    window.press(CGPoint(x: thumb.midX, y: thumb.midY))
    window.move(CGPoint(x: thumb.midX, y: thumb.midY + 240))
    #expect(window.rest > 1800 && window.rest.truncatingRemainder(dividingBy: 600) != 0)
    let nearest = (window.rest / 600).rounded() * 600
    window.release(CGPoint(x: thumb.midX, y: thumb.midY + 240))
    window.settle()
    #expect(window.rest == nearest)
  }

  @Test func pagingWorksHorizontally() {
    let window = window(axis: .horizontal)
    window.flick(-150, axis: .horizontal)
    #expect(window.rest == 400)
    window.flick(-150, axis: .horizontal)
    #expect(window.rest == 800)
    window.flick(150, axis: .horizontal)
    #expect(window.rest == 400)
  }

  @Test func inRightToLeftPagesStartAtTheRight() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView(.horizontal) { Color.blue.frame(width: 1900, height: 600) }
        .scrollTargetBehavior(.paging)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.rest == 1500)
    window.flick(150, axis: .horizontal)
    #expect(window.rest == 1100)
    window.flick(150, axis: .horizontal)
    #expect(window.rest == 700)
    window.flick(-150, axis: .horizontal)
    #expect(window.rest == 1100)
  }

  @Test func aPageExcludesTheInsets() throws {
    let window = window()
    let scroll = try #require(window.scroll)
    window.insetContent(EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    #expect(window.rest == 0 || window.rest == -50)
    scroll.model.jump(to: CGPoint(x: 0, y: -50))
    window.flick(-150)
    #expect(window.rest == 470, "520 points on, and 50 under the inset")
    window.flick(-150)
    #expect(window.rest == 990)
  }

  /// The behavior is called again when the size of the scroll view changes.
  @Test func aChangedSizeKeepsThePage() {
    let knob = Knob<CGFloat>(600)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { height in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { _ in Color.blue.frame(width: 400).containerRelativeFrame(.vertical) }
          }
        }
        .scrollTargetBehavior(.paging)
        .frame(height: height)
      }
    }
    window.flick(-150)
    window.flick(-150)
    #expect(window.rest == 1200)
    knob.value = 450
    window.settle()
    #expect(window.rest == 900)
    knob.value = 333
    window.settle()
    #expect(window.rest == 666)
  }

  /// Rows that were built for the previous container length and are not built now have the new length.
  @Test func aChangedSizeKeepsThePageOfALazyList() throws {
    let knob = Knob<CGFloat>(600)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { height in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Color.blue.containerRelativeFrame(.vertical).probe("page \($0)") }
          }
        }
        .scrollTargetBehavior(.paging)
        .frame(height: height)
      }
    }
    let scroll = try #require(window.scroll)
    for _ in 0..<6 {
      window.key("PageDown")
      window.settle()
    }
    #expect(window.rest == 3600)
    for height in [CGFloat(300), 450, 600] {
      knob.value = height
      window.settle()
      #expect(scroll.model.metrics.contentSize.height == 20 * height)
      #expect(window.rest == Double(6 * height))
      for page in [5, 4, 3, 2, 3, 4, 5, 6] {
        window.key(window.rest > CGFloat(page) * height ? "PageUp" : "PageDown")
        window.settle()
        let frame = try #require(window.frames("page \(page)").first)
        #expect(frame.minY == (600 - height) / 2 && frame.height == height, "page \(page) at \(height)")
      }
    }
  }

  @Test func withReducedMotionAPageIsShownAtOnce() {
    let window = window()
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    window.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -120), steps: 4)
    #expect(window.rest == 600)
    window.key("PageDown")
    #expect(window.rest == 1200)
  }

  @Test func aBentFlingEvaluatesNoBody() throws {
    let window = window()
    window.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -120), steps: 4)
    let frames = window.advance(seconds: 0.3)
    #expect(frames.allSatisfy { $0.bodies == 0 && $0.measures == 0 && $0.passes == 0 })
    #expect(window.scroll?.model.activity == .decelerating)
  }
}
