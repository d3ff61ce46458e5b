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
    // 13 Latin characters of half an em, 3 ideographs of one, 14 points of padding on either side: 17·9.5 + 28.
    #expect(texts.contains("189.5"))
    #expect(texts.contains("45.0"))
    #expect(texts.contains { $0.hasPrefix("Read 1 time:") })
    window.key("B")
    window.settle()
    #expect(texts.contains("294.0"))
    #expect(texts.contains { $0.hasPrefix("Read 2 times:") })
    window.wheel(-1, at: CGPoint(x: 600, y: 500))
    window.settle()
    #expect(texts.contains { $0.hasPrefix("Read 2 times:") })
  }

  @Test func aLongerTextWrapsInANarrowColumn() {
    window.key("L")
    window.key("N")
    window.settle()
    #expect(texts.contains("228.0"))
  }
}
