import Engine
import Foundation
import ScrollUITesting
import Testing

extension WindowTests {
  /// The page `nested` in a real window: a list inside of a scrolling page, moved by X's wheel.
  @MainActor @Suite struct NestedWindowTests {
    /// The offsets of the page and of the list in it; the list of all pages is at the left edge.
    private func offsets(_ window: TestWindow) -> (page: CGFloat, list: CGFloat) {
      let scrollers = window.nodes(of: ScrollNode.self).filter { node in
        node.axes.contains(.vertical) && node.convert(node.bounds, to: nil).minX > 200
      }
      return (scrollers.first?.model.offset.y ?? -1, scrollers.dropFirst().first?.model.offset.y ?? -1)
    }

    @Test(arguments: ["chain", "contain", "outer"]) func theWheelScrollsByThePolicy(_ policy: String) async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "nested", options: ["chaining=\(policy)"])
      let list = try page.middle(of: "A list in the page")
      let point = CGPoint(x: 560, y: min(600, list.y + 60))
      try await page.demo.wheel(-2, at: point)
      try await page.rest("a first movement") { offsets($0).page + offsets($0).list > 20 }
      let first = offsets(page.mirror)
      switch policy {
      case "outer":
        #expect(first.page > 0 && first.list == 0, "the page scrolls before the list")
      default:
        #expect(first.page == 0 && first.list > 0, "the list scrolls before the page")
        var before: CGFloat
        repeat {
          before = offsets(page.mirror).list
          try await page.demo.wheel(-2, at: point)
          try await page.rest()
        } while offsets(page.mirror).page == 0 && offsets(page.mirror).list > before
        let end = offsets(page.mirror).list
        #expect(end > 200, "the list has reached its end")
        try await page.demo.wheel(-3, at: point)
        try await page.rest()
        #expect(offsets(page.mirror).list == end)
        if policy == "chain" {
          #expect(offsets(page.mirror).page > 20, "the page takes the movement over")
        } else {
          #expect(offsets(page.mirror).page == 0, "a contained list keeps the movement")
        }
      }
      try await page.quit()
    }
  }
}
