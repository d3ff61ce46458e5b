import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct NestedPageTests {
  @Test func theInnerListPassesTheWheelOn() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "nested") }
    let page = try #require(window.scroll)
    let inner = try #require(
      window.nodes(of: ScrollNode.self).first { node in
        node.axes == .vertical && node.nearestAncestor { $0 === page } != nil
      })
    let place = inner.convert(inner.bounds, to: nil)
    for _ in 0..<30 { window.wheel(-1, at: CGPoint(x: place.midX, y: place.midY)) }
    window.settle()
    #expect(inner.model.offset.y == CGFloat(inner.model.metrics.maximum(.vertical)))
    #expect(page.model.offset.y > 100)
  }

  @Test func theSizesAreOptions() throws {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "nested", settings: ["card-width=280", "list-height=400"], feed: ListFeed(count: 1))
    }
    window.settle()
    let inner = window.nodes(of: ScrollNode.self).filter { $0.nearestAncestor { $0 is ScrollNode } != nil }
    #expect(inner.contains { $0.axes == .vertical && $0.size.height == 400 })
    #expect(inner.contains { $0.axes == .horizontal && $0.model.metrics.contentSize.width > 12 * 280 })
  }

  @Test func rowsScrollHorizontally() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "nested") }
    let row = try #require(window.nodes(of: ScrollNode.self).first { $0.axes == .horizontal })
    let place = row.convert(row.bounds, to: nil)
    window.drag(
      from: CGPoint(x: place.midX, y: place.midY), by: CGVector(dx: -210, dy: 12), steps: 10, rest: 0.2)
    #expect(row.model.offset.x == 200)
    #expect(window.scroll?.model.offset.y == 0)
  }
}
