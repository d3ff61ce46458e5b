import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The rings around the views of the shell that have the keyboard focus.
@MainActor @Suite struct ShellFocusTests {
  /// The rings that are drawn: frames of 2 points in the color of focus.
  private func rings(in window: TestWindow) -> [CGRect] {
    window.pipeline.displayList.commands.compactMap { command in
      guard case .roundedFrame(let rect, _, let width, let color) = command, width == 2, color.alpha == 1 else {
        return nil
      }
      return rect
    }
  }

  /// The search field, the list of pages, the title bar and the options, then the panels: each stop of the Tab key shows a ring
  /// inside of the window.
  @Test(arguments: [CGSize(width: 900, height: 640), CGSize(width: 1200, height: 700)], [0, 1, 2])
  func eachStopOfTheShellShowsAWholeRing(size: CGSize, panels: Int) {
    let window = TestWindow(width: size.width, height: size.height) {
      GalleryView(page: "observe", feed: ListFeed(count: 3))
    }
    window.settle()
    if panels == 1 { window.key("U", .control) }
    if panels == 2 { window.key("I", .control) }
    window.settle()
    let resting = rings(in: window)
    let bounds = CGRect(origin: .zero, size: size)
    for stop in 0..<(panels == 0 ? 4 : 8) {
      window.key("Tab")
      window.settle()
      let shown = rings(in: window).filter { !resting.contains($0) }
      if stop < 4 { #expect(!shown.isEmpty, "stop \(stop)") }
      for ring in shown { #expect(bounds.contains(ring), "stop \(stop): \(ring)") }
    }
  }

  @Test(arguments: [CGSize(width: 900, height: 640), CGSize(width: 1200, height: 600)])
  func theInspectorBeginsWithThePage(size: CGSize) throws {
    let window = TestWindow(width: size.width, height: size.height) {
      GalleryView(page: "nested", feed: ListFeed(count: 3))
    }
    window.settle()
    window.key("I", .control)
    window.settle()
    func firstLine() throws -> String {
      let heading = try #require(window.frame(ofText: "Elements"))
      let lines = window.nodes(of: TextNode.self).filter { text in
        let frame = text.convert(text.bounds, to: nil)
        return text.frameInSight == frame && frame.minY > heading.maxY + 8 && frame.minX >= heading.minX - 40
      }
      let first = try #require(lines.min { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY })
      return first.spans.map(\.text).joined()
    }
    let first = try firstLine()
    #expect(first.contains("Nested scrolling"), "\(first)")
    window.key("PageDown", .control)
    window.settle()
    let second = try firstLine()
    let next = try #require(GalleryPages.all.drop { $0.name != "nested" }.dropFirst().first)
    #expect(second.contains(next.title), "\(second)")
  }
}
