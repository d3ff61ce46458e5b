import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ReadSizePageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "readsize") }

  private var texts: [String] {
    window.pipeline.displayList.commands.compactMap { command in
      guard case .text(let run, _, _) = command else { return nil }
      return run.text
    }
  }

  @Test func theSizeIsReadOnceInitiallyAndOncePerChange() {
    window.settle()
    #expect(texts.contains("448.0"), "the column of 420 points and its padding")
    #expect(texts.contains("1"), "read once")
    window.key("L")
    window.settle()
    // 12 characters of half an em, 14 points of padding on either side: 12 · 8.5 + 28.
    #expect(texts.contains("130.0"))
    #expect(texts.contains("45.0"))
    #expect(texts.contains("2"))
    window.wheel(-1, at: CGPoint(x: 600, y: 500))
    window.settle()
    #expect(texts.contains("2"))
  }

  @Test func aLongerTextWrapsInANarrowColumn() {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "readsize", settings: ["width=200"], feed: ListFeed(count: 3))
    }
    window.settle()
    #expect(window.texts.contains("228.0"))
  }

  /// The figures are above the scroll view, so that no text pushes them out of sight.
  @Test func theFiguresStayVisibleWithALongTextInANarrowColumn() throws {
    let window = TestWindow(width: 360, height: 320) {
      GalleryView(page: "readsize", settings: ["width=140", "type=40"], feed: ListFeed(count: 3))
    }
    window.settle()
    let width = try #require(window.frame(ofText: "168.0"))
    #expect(CGRect(x: 0, y: 0, width: 360, height: 320).contains(width))
  }
}
