import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct HeaderPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "header") }

  /// Runs frames and checks in each that the header is a function of the offset.
  private func expectHeader(frames: Int) throws {
    let scroll = try #require(window.scroll)
    for _ in 0..<frames {
      window.advance()
      let metrics = HeaderMetrics(offset: scroll.model.offset.y)
      let heights = window.nodes(of: FixedFrameNode.self).compactMap(\.height)
      #expect(
        heights.contains { abs($0 - metrics.height) < 1e-9 }, "offset \(scroll.model.offset.y), heights \(heights)")
      #expect(scroll.model.metrics.contentSize.height == CGFloat(40 * 64 + 180))
    }
  }

  @Test func theHeaderIsAFunctionOfTheOffsetInBothDirections() throws {
    for notches in [-2.0, 1.0, -5.0, 6.0] {
      window.wheel(notches, at: CGPoint(x: 600, y: 500))
      try expectHeader(frames: 20)
    }
  }

  @Test func theHeaderStretchesWhileTheContentIsPulledDown() throws {
    window.send(.mouseDown(CGPoint(x: 600, y: 400), button: 1))
    window.advance()
    for step in 1...20 {
      window.send(.mouseMove(CGPoint(x: 600, y: 400 + Double(step) * 6)))
      try expectHeader(frames: 1)
    }
    #expect(HeaderMetrics(offset: window.scroll?.model.offset.y ?? 0).height > 220)
    window.send(.mouseUp(CGPoint(x: 600, y: 520), button: 1))
    try expectHeader(frames: 60)
    #expect(window.scroll?.model.offset.y == 0)
  }

  @Test func theTitleShrinksContinuouslyWhileItsSecondLineFades() {
    var last = HeaderMetrics(offset: -100)
    for step in -100...300 {
      let metrics = HeaderMetrics(offset: CGFloat(step) / 2)
      #expect(abs(metrics.height - last.height) <= (step == -100 ? 100 : 0.5))
      #expect(abs(metrics.titleScale - last.titleScale) < 0.01)
      #expect(abs(metrics.detailOpacity - last.detailOpacity) < 0.02)
      last = metrics
    }
    #expect(HeaderMetrics(offset: 0).titleScale == 1)
    #expect(HeaderMetrics(offset: 0).detailOpacity == 1)
    #expect(HeaderMetrics(offset: 128).titleScale == 0.6)
    #expect(HeaderMetrics(offset: 128).height == HeaderMetrics.collapsedHeight)
  }

  // MARK: Rest

  nonisolated static let styles = ["parallax", "bar", "fade", "large-title"]

  private func open(_ style: String, _ height: Double, isShort: Bool = false) throws -> (
    window: TestWindow, scroll: ScrollModel
  ) {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(
        page: "header", settings: ["style=\(style)", "height=\(height.short)", "short=\(isShort ? "on" : "off")"])
    }
    window.settle()
    return (window, try #require(window.scroll).model)
  }

  private func expectRest(_ scroll: ScrollModel, _ height: Double, _ name: String) {
    let offset = Double(scroll.offset.y)
    #expect(offset == 0 || offset >= height - Double(HeaderMetrics.collapsedHeight) - 1e-6, "\(name): \(offset)")
  }

  @Test(arguments: styles, [120.0, 180, 320]) func aNotchOfTheWheelOpensOrClosesTheHeader(style: String, height: Double)
    throws
  {
    let (window, scroll) = try open(style, height)
    window.wheel(-1, at: CGPoint(x: 600, y: 500))
    window.settle()
    #expect(scroll.offset.y >= CGFloat(height) - HeaderMetrics.collapsedHeight, "closed")
    window.wheel(1, at: CGPoint(x: 600, y: 500))
    window.settle()
    #expect(scroll.offset.y == 0, "open")
  }

  @Test(arguments: styles, [120.0, 180, 320]) func noMovementRestsWhileTheHeaderCollapses(style: String, height: Double)
    throws
  {
    let (window, scroll) = try open(style, height)
    let point = CGPoint(x: 600, y: 400)
    for distance in [-10.0, -40, -90, 60, -150, 30, 120, -200, 260, -60] {
      for rest in [0, 0.3] {
        window.drag(from: point, by: CGVector(dx: 0, dy: distance), steps: 6, rest: rest, with: .finger)
        window.settle()
        expectRest(scroll, height, "drag of \(distance), rest \(rest)")
      }
      window.wheel(distance / 200, at: point, isPrecise: true)
      window.settle()
      expectRest(scroll, height, "trackpad by \(distance / 200)")
    }
    for key in ["Down", "Down", "Up", "PageDown", "Up", "PageUp", "Down", "Space", "Up", "Home"] {
      window.key(key)
      window.settle()
      expectRest(scroll, height, key)
    }
  }

  @Test(arguments: styles) func anotherHeightRestsAtAnEndOfTheCollapse(style: String) throws {
    let (window, scroll) = try open(style, 180)
    window.wheel(-1, at: CGPoint(x: 600, y: 500))
    window.settle()
    for height in [320.0, 120, 260, 320, 180] {
      window.element(.slider, "Height").setNumber(height)
      window.settle()
      expectRest(scroll, height, "\(height)")
    }
  }

  /// Ten distances of a collapse of 128 points, each by a drag that rests, a touchpad and a throw.
  @Test(arguments: styles, [false, true]) func tenDistancesRestAtAnEnd(style: String, isShort: Bool) throws {
    let (window, scroll) = try open(style, 180, isShort: isShort)
    let point = CGPoint(x: 600, y: 420)
    for step in 1...10 {
      let distance = -128 * Double(step) / 10
      let movements: [(String, () -> Void)] = [
        ("drag", { window.drag(from: point, by: CGVector(dx: 0, dy: distance), steps: 8, rest: 0.3, with: .finger) }),
        ("throw", { window.drag(from: point, by: CGVector(dx: 0, dy: distance), steps: 3, with: .finger) }),
        ("touchpad", { window.wheel(distance / 40, at: point, isPrecise: true) }),
      ]
      for (name, move) in movements {
        move()
        window.settle()
        expectRest(scroll, 180, "\(name) by \(distance)")
        window.key("Home")
        window.settle()
        #expect(scroll.offset.y == 0)
      }
    }
  }

  @Test(arguments: [120.0, 180, 320]) func aShortListCollapsesTheHeader(height: Double) throws {
    let (window, scroll) = try open("parallax", height, isShort: true)
    window.wheel(-1, at: CGPoint(x: 600, y: 500))
    window.settle()
    #expect(scroll.offset.y == CGFloat(height) - HeaderMetrics.collapsedHeight)
    window.key("End")
    window.settle()
    expectRest(scroll, height, "End")
  }

  @Test(arguments: [120.0, 320]) func theHeightIsAnOption(height: Double) throws {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "header", settings: ["height=\(height.short)"], feed: ListFeed(count: 1))
    }
    window.settle()
    #expect(window.scroll?.model.metrics.contentSize.height == CGFloat(40 * 64) + CGFloat(height))
    let metrics = HeaderMetrics(offset: 0, expandedHeight: CGFloat(height))
    #expect(metrics.height == CGFloat(height))
    #expect(HeaderMetrics(offset: 1000, expandedHeight: CGFloat(height)).height == HeaderMetrics.collapsedHeight)
  }

  @Test func everyHeaderStyleDrawsWithoutMovingRows() throws {
    for key in ["P", "D"] {
      window.key(key)
      window.settle()
      #expect(window.scroll?.model.metrics.contentSize.height == CGFloat(40 * 64 + 180))
      window.key(key)
    }
  }
}
