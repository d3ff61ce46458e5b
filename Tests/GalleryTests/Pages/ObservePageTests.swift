import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ObservePageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe") }

  /// The texts that the last frame draws.
  private var texts: [String] {
    window.pipeline.displayList.commands.compactMap { command in
      guard case .text(let run, _, _) = command else { return nil }
      return run.text
    }
  }

  @Test func theShownOffsetEqualsTheScrollOffsetInEveryFrame() throws {
    let scroll = try #require(window.scroll)
    window.wheel(-3, at: CGPoint(x: 600, y: 400))
    var frames = 0
    while window.pipeline.wantsFrame, scroll.model.isMoving {
      window.advance()
      frames += 1
      #expect(texts.contains(String(format: "%.1f", Double(scroll.model.offset.y))))
    }
    #expect(frames > 5)
    #expect(scroll.model.offset.y == CGFloat(3 * ScrollConstants.notchLength))
  }

  @Test func scrollingEvaluatesOnlyObservingBodies() throws {
    // The frames in which the controls of the row are measured.
    window.settle()
    window.wheel(-1, at: CGPoint(x: 600, y: 400))
    let counts = window.advance()
    // The page, its observing scroll view, the position reader and its geometry reader (once for the new position and once as a child
    // of a changed view), and the readout.
    #expect(counts.bodies == 6)
    // The two figures of the readout, and no row.
    #expect(counts.measures < 40)
    #expect(window.pipeline.isClean)
  }

  @Test func optionsChangeThePage() throws {
    let scroll = try #require(window.scroll)
    #expect(scroll.model.metrics.contentSize.height == 3840)
    window.key("S")
    window.settle()
    #expect(scroll.model.metrics.contentSize.height == 256)
    #expect(scroll.traits.indicators.vertical == .automatic)
    window.key("I")
    #expect(scroll.traits.indicators.vertical == .hidden)
  }

  @Test func aShorterListClampsTheOffset() throws {
    let scroll = try #require(window.scroll)
    window.key("End")
    window.settle()
    #expect(scroll.model.offset.y > 1000)
    window.key("S")
    window.settle()
    #expect(scroll.model.offset.y == 0)
    #expect(texts.contains("0.0"))
  }
}
