import Gallery
import ProcessSupport
import ScrollUITesting
import Testing

/// The views of a page are freed after their window has closed.
@MainActor @Suite struct PageEndTests {
  /// A task of the page may still run when the window closes. It keeps its views until it ends.
  @Test(arguments: await GalleryPages.names) func theViewsOfAPageEndWithTheirWindow(page: String) async throws {
    weak var graph: AnyObject?
    func openAndClose() {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: page) }
      window.settle()
      graph = window.host.graph
      window.host.unmount()
    }
    openAndClose()
    try await wait(for: "the end of the views of \(page)") { graph == nil }
  }
}
