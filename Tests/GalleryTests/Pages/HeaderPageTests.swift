import Engine
import ScrollUI
import ScrollUITesting
import Testing

@testable import Gallery

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

  @Test func titlesCrossfadeContinuously() {
    var last = HeaderMetrics(offset: -100)
    for step in -100...300 {
      let metrics = HeaderMetrics(offset: CGFloat(step) / 2)
      #expect(abs(metrics.height - last.height) <= (step == -100 ? 100 : 0.5))
      #expect(abs(metrics.largeTitleOpacity - last.largeTitleOpacity) < 0.02)
      #expect(abs(metrics.smallTitleOpacity - last.smallTitleOpacity) < 0.02)
      last = metrics
    }
    #expect(HeaderMetrics(offset: 0).largeTitleOpacity == 1)
    #expect(HeaderMetrics(offset: 128).smallTitleOpacity == 1)
    #expect(HeaderMetrics(offset: 128).height == HeaderMetrics.collapsedHeight)
  }

  @Test(arguments: [120.0, 180, 320]) func thePictureCoversTheHeaderAtEveryOffset(expandedHeight: Double) {
    for offset in stride(from: -200.0, through: 3_000, by: 0.5) {
      let metrics = HeaderMetrics(offset: CGFloat(offset), expandedHeight: CGFloat(expandedHeight))
      let pictureHeight = max(metrics.expandedHeight, metrics.height)
      // Both end at the lower edge; the picture is moved down by its offset.
      #expect(metrics.pictureOffset >= 0 && pictureHeight - metrics.pictureOffset >= metrics.height)
    }
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
