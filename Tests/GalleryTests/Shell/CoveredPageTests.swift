import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// Pages that are selected while the recorder covers the gallery.
@MainActor @Suite struct CoveredPageTests {
  /// Selects the page next to `page` while the recorder's run covers both, and returns the greatest number of rows that were built in a
  /// frame after it is shown.
  private func rows(after page: String) -> Int {
    let window = TestWindow(width: 500, height: 640) { GalleryView(page: page) }
    var rows = 0
    func press(_ key: String, _ modifiers: Modifiers = .control) {
      window.key(key, modifiers)
      for _ in 0..<20 {
        window.advance()
        rows = max(rows, window.pipeline.work.liveRows)
      }
    }
    press("I")
    press("R")
    press("Space", [])
    for key in ["R", "PageDown", "PageUp", "R", "PageDown"] { press(key) }
    return rows
  }

  @Test func aPageThatIsFirstShownLaterBuildsTheRowsOfAWindow() {
    for page in GalleryPages.names { #expect(rows(after: page) < 1000, "\(page)") }
  }
}
