import ProcessSupport
import ScrollUITesting
import Testing

@testable import Gallery

/// The end of a window.
@MainActor @Suite struct PageEndTests {
  /// A page whose task still computes ends with the task.
  @Test(arguments: await GalleryPages.names) func theViewsOfAPageEndWithTheirWindow(page: String) async throws {
    weak var graph: AnyObject?
    func openAndClose() {
      let window = TestWindow(width: 900, height: 640) { GalleryView(page: page) }
      window.settle()
      graph = window.host.graph
      window.host.graph.unmount()
    }
    openAndClose()
    try await wait(for: "the end of the views of \(page)") { graph == nil }
  }
}
