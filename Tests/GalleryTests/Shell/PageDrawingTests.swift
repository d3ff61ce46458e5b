import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct PageDrawingTests {
  /// Unchanged nodes are drawn from cached display lists, which must equal their current drawing.
  @Test func cachedDrawingOfEveryPageEqualsFreshDrawing() {
    // The figures of the page of a million rows are those of the frame that is drawn.
    for name in GalleryPages.names where name != "million" {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: name) }
      let point = CGPoint(x: 560, y: 400)
      func check(_ state: String) { #expect(window.untrueStep == nil, "\(name), \(state)") }
      check("as it opens")
      for _ in 0..<12 {
        window.wheel(-2, at: point)
        check("scrolled")
      }
      for _ in 0..<12 {
        window.advance()
        check("gliding")
      }
      window.click(point)
      check("clicked")
      window.key("T")
      check("in other colors")
      for _ in 0..<6 {
        window.advance()
        check("at rest")
      }
    }
  }
}
